import { countries, vatPrefixes } from '../../codes/countries.ts';
import { currencies } from '../../codes/currencies.ts';
import { attachmentTypes, creditNoteTypes, invoiceTypes, vatPointCodes } from '../../codes/documentTypes.ts';
import { endpointSchemes, identifierSchemes } from '../../codes/identifierSchemes.ts';
import { itemClassifications } from '../../codes/items.ts';
import { noteSubjects } from '../../codes/noteSubjects.ts';
import { paymentMeans } from '../../codes/payments.ts';
import { allowanceReasons, chargeReasons, exemptionReasons } from '../../codes/reasons.ts';
import { referenceQualifiers } from '../../codes/references.ts';
import { unitCodes } from '../../codes/units.ts';
import { vatCategoryCodes } from '../../codes/vat.ts';
import { cleanText, type XmlElement } from '../../xml/xmlElement.ts';
import { always, checksAt, type Check, type Holds } from '../check.ts';
import { isAllowance, isCharge, isVat } from '../ublFacts.ts';

const textIn =
  (codes: ReadonlySet<string>): Holds =>
  (element) =>
    codes.has(element.clean);

/** An absent attribute breaks no rule here. */
const attributeIn =
  (name: string, codes: ReadonlySet<string>): Holds =>
  (element) => {
    const value = element.attribute(name);
    return value === undefined || codes.has(cleanText(value));
  };

const ofParent = (element: XmlElement, isKind: (parent: XmlElement) => boolean): boolean =>
  element.parent !== null && isKind(element.parent);

/** Amounts that carry a currency. */
export const amounts = [
  'Amount',
  'BaseAmount',
  'PriceAmount',
  'TaxAmount',
  'TaxableAmount',
  'LineExtensionAmount',
  'TaxExclusiveAmount',
  'TaxInclusiveAmount',
  'AllowanceTotalAmount',
  'ChargeTotalAmount',
  'PrepaidAmount',
  'PayableRoundingAmount',
  'PayableAmount',
];

const subjects = ` ${[...noteSubjects].join(' ')} `;
const prefixes = ` ${[...vatPrefixes].join(' ')} `;

/** Three letters between number signs. */
const hasKnownSubject: Holds = (note) => {
  const [, subject] = /^[^#]*#([^#]*)#/u.exec(note.text) ?? [];
  return subject?.length !== 3 || subjects.includes(subject);
};

const isPartyScheme: Holds = (id) => {
  const scheme = id.attribute('schemeID');
  if (scheme === undefined || identifierSchemes.has(cleanText(scheme))) return true;
  return cleanText(scheme) === 'SEPA' && (id.isBelow('AccountingSupplierParty') || id.isBelow('PayeeParty'));
};

const isObjectReference = (element: XmlElement): boolean =>
  ofParent(element, (reference) => reference.values('DocumentTypeCode').includes('130'));

const documentChecks = [
  ...checksAt('InvoiceTypeCode', [['BR-CL-01', 'The type code is no code of an invoice.', textIn(invoiceTypes)]]),
  ...checksAt('CreditNoteTypeCode', [
    ['BR-CL-01', 'The type code is no code of a credit note.', textIn(creditNoteTypes)],
  ]),
  ...checksAt(amounts.join(' | '), [
    [
      'BR-CL-03',
      'The currency of an amount is unknown.',
      (amount) => currencies.has(cleanText(amount.attribute('currencyID') ?? '')),
    ],
  ]),
  ...checksAt('DocumentCurrencyCode', [['BR-CL-04', 'The currency of the document is unknown.', textIn(currencies)]]),
  ...checksAt('TaxCurrencyCode', [['BR-CL-05', 'The currency of the VAT accounts is unknown.', textIn(currencies)]]),
  ...checksAt('InvoicePeriod/DescriptionCode', [
    ['BR-CL-06', 'The code for the moment at which VAT is due is unknown.', textIn(vatPointCodes)],
  ]),
  ...checksAt('AdditionalDocumentReference/ID | DocumentReference/ID', [
    [
      'BR-CL-07',
      'The scheme of the invoiced object is unknown.',
      (id, document) => !isObjectReference(id) || attributeIn('schemeID', referenceQualifiers)(id, document),
    ],
  ]),
  ...checksAt('/Note', [['BR-CL-08', 'The subject of the note is unknown.', hasKnownSubject]]),
  ...checksAt('EmbeddedDocumentBinaryObject', [
    [
      'BR-CL-24',
      'The media type of the attachment is not allowed.',
      (file) => attachmentTypes.has(file.attribute('mimeCode') ?? 'application/pdf'),
    ],
  ]),
];

const partyChecks = [
  ...checksAt('PartyIdentification/ID', [
    ['BR-CL-10', 'The scheme of the party identifier is unknown.', isPartyScheme],
  ]),
  ...checksAt('PartyLegalEntity/CompanyID', [
    ['BR-CL-11', 'The scheme of the legal registration is unknown.', attributeIn('schemeID', identifierSchemes)],
  ]),
  ...checksAt('Country/IdentificationCode', [['BR-CL-14', 'The country is unknown.', textIn(countries)]]),
  ...checksAt('EndpointID', [
    ['BR-CL-25', 'The scheme of the electronic address is unknown.', attributeIn('schemeID', endpointSchemes)],
  ]),
  ...checksAt('DeliveryLocation/ID', [
    ['BR-CL-26', 'The scheme of the delivery location is unknown.', attributeIn('schemeID', identifierSchemes)],
  ]),
  ...checksAt('PartyTaxScheme', [
    [
      'BR-CO-09',
      'The VAT number does not start with a country.',
      (scheme) => !isVat(scheme) || prefixes.includes(scheme.value('CompanyID').slice(0, 2)),
    ],
  ]),
];

const lineChecks = [
  ...checksAt('CommodityClassification/ItemClassificationCode', [
    ['BR-CL-13', 'The scheme of the article classification is unknown.', attributeIn('listID', itemClassifications)],
  ]),
  ...checksAt('OriginCountry/IdentificationCode', [
    ['BR-CL-15', 'The country of origin is unknown.', textIn(countries)],
  ]),
  ...checksAt('StandardItemIdentification/ID', [
    ['BR-CL-21', 'The scheme of the standard article number is unknown.', attributeIn('schemeID', identifierSchemes)],
  ]),
  ...checksAt('InvoicedQuantity | BaseQuantity | CreditedQuantity', [
    ['BR-CL-23', 'The unit of the quantity is unknown.', attributeIn('unitCode', unitCodes)],
  ]),
];

const paymentChecks = [
  ...checksAt('PaymentMeans/PaymentMeansCode', [['BR-CL-16', 'The payment means is unknown.', textIn(paymentMeans)]]),
  ...checksAt('TaxCategory/ID', [['BR-CL-17', 'The VAT category is unknown.', textIn(vatCategoryCodes)]]),
  ...checksAt('ClassifiedTaxCategory/ID', [
    ['BR-CL-18', 'The VAT category of the line is unknown.', textIn(vatCategoryCodes)],
  ]),
  ...checksAt('AllowanceCharge/AllowanceChargeReasonCode', [
    [
      'BR-CL-19',
      'The reason code of the allowance is unknown.',
      (code) => !ofParent(code, isAllowance) || allowanceReasons.has(code.clean),
    ],
    [
      'BR-CL-20',
      'The reason code of the charge is unknown.',
      (code) => !ofParent(code, isCharge) || chargeReasons.has(code.clean),
    ],
  ]),
  ...checksAt('TaxExemptionReasonCode', [
    [
      'BR-CL-22',
      'The reason code of the exemption is unknown.',
      (code) => exemptionReasons.has(code.clean.toUpperCase()),
    ],
  ]),
];

// The official rules have no condition here: a reason code and its text may differ.
const reasonTextChecks = checksAt('/', [
  ['BR-CO-05', 'Reason and reason code of an allowance differ.', always],
  ['BR-CO-06', 'Reason and reason code of a charge differ.', always],
  ['BR-CO-07', "Reason and reason code of a line's allowance differ.", always],
  ['BR-CO-08', "Reason and reason code of a line's charge differ.", always],
]);

export const codesChecks: readonly Check[] = [
  ...documentChecks,
  ...partyChecks,
  ...lineChecks,
  ...paymentChecks,
  ...reasonTextChecks,
];
