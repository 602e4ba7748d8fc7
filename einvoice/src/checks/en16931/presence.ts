import { checksAt, has, hasText, type Check, type Holds } from '../check.ts';
import { atLeast, zero } from '../../decimal.ts';
import { decimalAt, isAllowance, isCharge, isVat, readDay } from '../ublFacts.ts';
import type { XmlElement } from '../../xml/xmlElement.ts';

const hasReason: Holds = (element) => element.has('AllowanceChargeReason') || element.has('AllowanceChargeReasonCode');

const hasVatCategory = (element: XmlElement, path: string): boolean =>
  element.all(path).some((category) => isVat(category) && category.has('ID'));

const endsAfterStart: Holds = (period) => {
  const [start, end] = [readDay(period.value('StartDate')), readDay(period.value('EndDate'))];
  return start === null || end === null || end >= start;
};

const allowance =
  (holds: Holds): Holds =>
  (element, document) =>
    !isAllowance(element) || holds(element, document);
const charge =
  (holds: Holds): Holds =>
  (element, document) =>
    !isCharge(element) || holds(element, document);

const isTransfer = (code: string): boolean => code === '30' || code === '58';

const documentChecks = checksAt('/', [
  ['BR-01', 'The document names no specification.', hasText('CustomizationID')],
  ['BR-02', 'The document has no number.', hasText('ID')],
  ['BR-03', 'The document has no issue date.', hasText('IssueDate')],
  [
    'BR-04',
    'The document has no type code.',
    (root) => root.hasText('InvoiceTypeCode') || root.hasText('CreditNoteTypeCode'),
  ],
  ['BR-05', 'The document has no currency.', hasText('DocumentCurrencyCode')],
  ['BR-06', 'The seller has no name.', hasText('AccountingSupplierParty/Party/PartyLegalEntity/RegistrationName')],
  ['BR-07', 'The buyer has no name.', hasText('AccountingCustomerParty/Party/PartyLegalEntity/RegistrationName')],
  ['BR-08', 'The seller has no address.', has('AccountingSupplierParty/Party/PostalAddress')],
  ['BR-10', 'The buyer has no address.', has('AccountingCustomerParty/Party/PostalAddress')],
  ['BR-16', 'The document has no line.', (root) => root.has('InvoiceLine') || root.has('CreditNoteLine')],
  [
    'BR-53',
    'The VAT total in the currency of the VAT accounts is missing.',
    (root, document) =>
      root
        .values('TaxCurrencyCode')
        .every((currency) =>
          document.select('TaxTotal/TaxAmount').some((amount) => amount.attribute('currencyID') === currency),
        ),
  ],
  [
    'BR-CO-03',
    'A date and a code for the moment at which VAT is due exclude each other.',
    (root) => !root.has('TaxPointDate') || !root.has('InvoicePeriod/DescriptionCode'),
  ],
  ['BR-CO-18', 'The document has no VAT breakdown.', has('TaxTotal/TaxSubtotal')],
]);

const partyChecks = [
  ...checksAt('AccountingSupplierParty/Party/PostalAddress', [
    ['BR-09', 'The address of the seller has no country.', hasText('Country/IdentificationCode')],
  ]),
  ...checksAt('AccountingCustomerParty/Party/PostalAddress', [
    ['BR-11', 'The address of the buyer has no country.', hasText('Country/IdentificationCode')],
  ]),
  ...checksAt('AccountingSupplierParty', [
    [
      'BR-CO-26',
      'The seller has no identifier, no legal registration and no VAT number.',
      (supplier) =>
        supplier.all('Party/PartyTaxScheme').some((scheme) => isVat(scheme) && scheme.has('CompanyID')) ||
        supplier.all('Party/PartyIdentification/ID').some((id) => id.attribute('schemeID') !== 'SEPA') ||
        supplier.has('Party/PartyLegalEntity/CompanyID'),
    ],
  ]),
  ...checksAt('AccountingSupplierParty/Party/EndpointID', [
    ['BR-62', 'The electronic address of the seller has no scheme.', (id) => id.attribute('schemeID') !== undefined],
  ]),
  ...checksAt('AccountingCustomerParty/Party/EndpointID', [
    ['BR-63', 'The electronic address of the buyer has no scheme.', (id) => id.attribute('schemeID') !== undefined],
  ]),
  ...checksAt('PayeeParty', [
    [
      'BR-17',
      'The payee has no name, or is the seller itself.',
      (payee) =>
        payee.has('PartyName/Name') &&
        !sharesWithSeller(payee, 'PartyName/Name') &&
        !sharesWithSeller(payee, 'PartyIdentification/ID'),
    ],
  ]),
  ...checksAt('TaxRepresentativeParty', [
    ['BR-18', 'The tax representative has no name.', hasText('PartyName/Name')],
    ['BR-19', 'The tax representative has no address.', has('PostalAddress')],
    [
      'BR-56',
      'The tax representative has no VAT number.',
      (party) => party.all('PartyTaxScheme').some((scheme) => isVat(scheme) && scheme.has('CompanyID')),
    ],
  ]),
  ...checksAt('TaxRepresentativeParty/PostalAddress', [
    ['BR-20', 'The address of the tax representative has no country.', hasText('Country/IdentificationCode')],
  ]),
  ...checksAt('Delivery/DeliveryLocation/Address', [
    ['BR-57', 'The delivery address has no country.', has('Country/IdentificationCode')],
  ]),
];

function sharesWithSeller(payee: XmlElement, path: string): boolean {
  const own = new Set(payee.values(path));
  return payee.parent?.values(`AccountingSupplierParty/Party/${path}`).some((value) => own.has(value)) ?? false;
}

const lineChecks = [
  ...checksAt('InvoiceLine | CreditNoteLine', [
    ['BR-21', 'The line has no number.', hasText('ID')],
    ['BR-22', 'The line has no quantity.', (line) => line.has('InvoicedQuantity') || line.has('CreditedQuantity')],
    [
      'BR-23',
      'The quantity of the line has no unit.',
      (line) =>
        [...line.all('InvoicedQuantity'), ...line.all('CreditedQuantity')].some(
          (quantity) => quantity.attribute('unitCode') !== undefined,
        ),
    ],
    ['BR-24', 'The line has no net amount.', has('LineExtensionAmount')],
    ['BR-25', 'The article of the line has no name.', hasText('Item/Name')],
    ['BR-26', 'The line has no net price.', has('Price/PriceAmount')],
    ['BR-27', 'The net price is missing or negative.', (line) => atLeast(decimalAt(line, 'Price/PriceAmount'), zero)],
    [
      'BR-28',
      'The gross price is negative.',
      (line) =>
        !line.has('Price/AllowanceCharge/BaseAmount') ||
        atLeast(decimalAt(line, 'Price/AllowanceCharge/BaseAmount'), zero),
    ],
    ['BR-CO-04', 'The line has no VAT category.', (line) => hasVatCategory(line, 'Item/ClassifiedTaxCategory')],
  ]),
  ...checksAt('InvoiceLine/InvoicePeriod | CreditNoteLine/InvoicePeriod', [
    ['BR-30', 'The period of the line ends before it starts.', endsAfterStart],
    [
      'BR-CO-20',
      'The period of the line has neither start nor end.',
      (period) => period.has('StartDate') || period.has('EndDate'),
    ],
  ]),
  ...checksAt('AdditionalItemProperty', [
    [
      'BR-54',
      'A property of the article lacks its name or value.',
      (property) => property.has('Name') && property.has('Value'),
    ],
  ]),
  ...checksAt(
    'InvoiceLine/Item/CommodityClassification/ItemClassificationCode | CreditNoteLine/Item/CommodityClassification/ItemClassificationCode',
    [['BR-65', 'The classification of the article has no scheme.', (code) => code.attribute('listID') !== undefined]],
  ),
  ...checksAt('InvoiceLine/Item/StandardItemIdentification/ID | CreditNoteLine/Item/StandardItemIdentification/ID', [
    ['BR-64', 'The standard number of the article has no scheme.', (id) => id.attribute('schemeID') !== undefined],
  ]),
];

const isLinePeriod = (period: XmlElement): boolean =>
  period.parent?.name === 'InvoiceLine' || period.parent?.name === 'CreditNoteLine';

const periodChecks = checksAt('InvoicePeriod', [
  [
    'BR-29',
    'The period of the document ends before it starts.',
    (period, document) => isLinePeriod(period) || endsAfterStart(period, document),
  ],
  [
    'BR-CO-19',
    'The period of the document has no start, end or code.',
    (period) => isLinePeriod(period) || ['StartDate', 'EndDate', 'DescriptionCode'].some((name) => period.has(name)),
  ],
]);

const allowanceChecks = [
  ...checksAt('/AllowanceCharge', [
    ['BR-31', 'The allowance has no amount.', allowance(has('Amount'))],
    ['BR-32', 'The allowance has no VAT category.', allowance((element) => hasVatCategory(element, 'TaxCategory'))],
    ['BR-33', 'The allowance has no reason.', allowance(hasReason)],
    ['BR-CO-21', 'The allowance has neither a reason nor its code.', allowance(hasReason)],
    ['BR-36', 'The charge has no amount.', charge(has('Amount'))],
    ['BR-37', 'The charge has no VAT category.', charge((element) => hasVatCategory(element, 'TaxCategory'))],
    ['BR-38', 'The charge has no reason.', charge(hasReason)],
    ['BR-CO-22', 'The charge has neither a reason nor its code.', charge(hasReason)],
  ]),
  ...checksAt('InvoiceLine/AllowanceCharge | CreditNoteLine/AllowanceCharge', [
    ['BR-41', 'The allowance of the line has no amount.', allowance(has('Amount'))],
    ['BR-42', 'The allowance of the line has no reason.', allowance(hasReason)],
    ['BR-CO-23', 'The allowance of the line has neither a reason nor its code.', allowance(hasReason)],
    ['BR-43', 'The charge of the line has no amount.', charge(has('Amount'))],
    ['BR-44', 'The charge of the line has no reason.', charge(hasReason)],
    ['BR-CO-24', 'The charge of the line has neither a reason nor its code.', charge(hasReason)],
  ]),
];

const vatChecks = checksAt('TaxTotal/TaxSubtotal', [
  ['BR-45', 'The VAT subtotal has no taxable amount.', has('TaxableAmount')],
  ['BR-46', 'The VAT subtotal has no VAT amount.', has('TaxAmount')],
  ['BR-47', 'The VAT subtotal has no VAT category.', (subtotal) => hasVatCategory(subtotal, 'TaxCategory')],
  [
    'BR-48',
    'The VAT subtotal has no rate.',
    (subtotal) =>
      subtotal
        .all('TaxCategory')
        .some((category) => isVat(category) && (category.has('Percent') || category.cleanValue('ID') === 'O')),
  ],
]);

const totalChecks = checksAt('LegalMonetaryTotal', [
  ['BR-12', 'The sum of the line amounts is missing.', has('LineExtensionAmount')],
  ['BR-13', 'The total without VAT is missing.', has('TaxExclusiveAmount')],
  ['BR-14', 'The total with VAT is missing.', has('TaxInclusiveAmount')],
  ['BR-15', 'The amount to pay is missing.', has('PayableAmount')],
]);

const paymentChecks = [
  ...checksAt('PaymentMeans', [
    ['BR-49', 'The payment has no means.', has('PaymentMeansCode')],
    [
      'BR-61',
      'A credit transfer needs the account of the payee.',
      (means) => !isTransfer(means.cleanValue('PaymentMeansCode')) || means.has('PayeeFinancialAccount/ID'),
    ],
  ]),
  ...checksAt('PaymentMeans/PayeeFinancialAccount', [
    [
      'BR-50',
      'The account of a credit transfer has no number.',
      (account) => account.hasText('ID') || !(account.parent?.values('PaymentMeansCode').some(isTransfer) ?? false),
    ],
  ]),
  ...checksAt('PaymentMeans/CardAccount/PrimaryAccountNumberID', [
    ['BR-51', 'At most ten digits of a card number may be shown.', (id) => id.clean.length <= 10, 'warning'],
  ]),
];

const referenceChecks = [
  ...checksAt('AdditionalDocumentReference', [['BR-52', 'The supporting document has no identifier.', hasText('ID')]]),
  ...checksAt('BillingReference', [
    ['BR-55', 'The reference to an earlier invoice has no number.', has('InvoiceDocumentReference/ID')],
  ]),
];

export const presenceChecks: readonly Check[] = [
  ...documentChecks,
  ...partyChecks,
  ...lineChecks,
  ...periodChecks,
  ...allowanceChecks,
  ...vatChecks,
  ...totalChecks,
  ...paymentChecks,
  ...referenceChecks,
];
