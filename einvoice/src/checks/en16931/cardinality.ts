import { atMostOne, checksAt, has, type Check, type CheckRow, type Holds } from '../check.ts';
import { decimalsOf } from './decimals.ts';
import { isAllowance, isCharge } from '../ublFacts.ts';
import type { XmlElement } from '../../xml/xmlElement.ts';

const once = (id: string, path: string, what: string): CheckRow => [id, `${what} more than once.`, atMostOne(path)];

const seller = 'AccountingSupplierParty/Party';
const buyer = 'AccountingCustomerParty/Party';

const oneTaxNumber =
  (party: string, isOfVat: boolean): Holds =>
  (root) =>
    root
      .all(`${party}/PartyTaxScheme`)
      .filter((scheme) => scheme.all('TaxScheme').some((tax) => (tax.value('ID').toUpperCase() === 'VAT') === isOfVat))
      .flatMap((scheme) => scheme.all('CompanyID')).length <= 1;

const sameEverywhere =
  (name: string): Holds =>
  (_, document) =>
    new Set(document.every(name).map((element) => element.text)).size <= 1;

const documentChecks = checksAt('/', [
  once('UBL-SR-01', 'ContractDocumentReference/ID', 'The contract is named'),
  once('UBL-SR-02', 'ReceiptDocumentReference/ID', 'The receiving advice is named'),
  once('UBL-SR-03', 'DespatchDocumentReference/ID', 'The despatch advice is named'),
  [
    'UBL-SR-04',
    'The invoiced object is named more than once.',
    (root) =>
      root
        .all('AdditionalDocumentReference')
        .filter((reference) => reference.values('DocumentTypeCode').includes('130'))
        .flatMap((reference) => reference.all('ID')).length <= 1,
  ],
  once('UBL-SR-05', 'PaymentTerms/Note', 'The payment terms are given'),
  once('UBL-SR-08', 'InvoicePeriod', 'The period of the document is given'),
  once('UBL-SR-09', `${seller}/PartyLegalEntity/RegistrationName`, 'The name of the seller is given'),
  once('UBL-SR-10', `${seller}/PartyName/Name`, 'The trading name of the seller is given'),
  once('UBL-SR-11', `${seller}/PartyLegalEntity/CompanyID`, 'The legal registration of the seller is given'),
  ['UBL-SR-12', 'The VAT number of the seller is given more than once.', oneTaxNumber(seller, true)],
  ['UBL-SR-13', 'The other tax number of the seller is given more than once.', oneTaxNumber(seller, false)],
  once('UBL-SR-14', `${seller}/PartyLegalEntity/CompanyLegalForm`, 'The legal form of the seller is given'),
  once('UBL-SR-15', `${buyer}/PartyLegalEntity/RegistrationName`, 'The name of the buyer is given'),
  once('UBL-SR-16', `${buyer}/PartyIdentification/ID`, 'The identifier of the buyer is given'),
  once('UBL-SR-17', `${buyer}/PartyLegalEntity/CompanyID`, 'The legal registration of the buyer is given'),
  ['UBL-SR-18', 'The VAT number of the buyer is given more than once.', oneTaxNumber(buyer, true)],
  once('UBL-SR-24', 'Delivery', 'The delivery is given'),
  [
    'UBL-SR-29',
    'The creditor identifier for direct debit is given more than once.',
    (_, document) =>
      document.select('PartyIdentification/ID').filter((id) => id.attribute('schemeID')?.toUpperCase() === 'SEPA')
        .length <= 1,
  ],
  once('UBL-SR-39', 'ProjectReference/ID', 'The project is named'),
  once('UBL-SR-40', `${buyer}/PartyName/Name`, 'The trading name of the buyer is given'),
  ['UBL-SR-44', 'The payment references differ from each other.', sameEverywhere('PaymentID')],
  once('UBL-SR-45', 'PaymentMeans/PaymentDueDate', 'The due date is given'),
  [
    'UBL-SR-46',
    'The payment means is named more than once.',
    (root) =>
      root.all('PaymentMeans/PaymentMeansCode').filter((code) => code.attribute('name') !== undefined).length <= 1,
  ],
  ['UBL-SR-47', 'The payment means differ from each other.', sameEverywhere('PaymentMeansCode')],
  once('UBL-SR-49', 'InvoicePeriod/DescriptionCode', 'The moment at which VAT is due is given'),
  once('UBL-SR-54', 'PaymentMeans/CardAccount', 'The payment card is given'),
  once('UBL-SR-55', 'PaymentMeans/PaymentMandate', 'The direct debit is given'),
  once('UBL-SR-56', 'OriginatorDocumentReference/ID', 'The tender is named'),
]);

const partyChecks = [
  ...checksAt(seller, [
    ['UBL-SR-42', 'The seller has more than two tax numbers.', (party) => party.count('PartyTaxScheme') <= 2],
  ]),
  ...checksAt('PartyTaxScheme', [
    [
      'UBL-SR-53',
      'A tax number lacks its tax or itself.',
      (scheme) => scheme.has('TaxScheme/ID') && scheme.has('CompanyID'),
    ],
  ]),
  ...checksAt('PostalAddress | Address', [once('UBL-SR-51', 'AddressLine', 'The third address line is given')]),
  ...checksAt('PayeeParty', [
    ['UBL-SR-19', 'The payee has more than one name, or the name of the seller.', payee(atMostOne('PartyName/Name'))],
    [
      'UBL-SR-20',
      'The payee has more than one identifier, or the name of the seller.',
      payee(
        (party) =>
          party
            .all('PartyIdentification/ID')
            .map((id) => id.attribute('schemeID')?.toUpperCase())
            .filter((scheme) => scheme !== 'SEPA').length <= 1,
      ),
    ],
    [
      'UBL-SR-21',
      'The payee has more than one legal registration, or the name of the seller.',
      payee(atMostOne('PartyLegalEntity/CompanyID')),
    ],
  ]),
  ...checksAt('TaxRepresentativeParty', [
    once('UBL-SR-22', 'PartyName/Name', 'The name of the tax representative is given'),
    once('UBL-SR-23', 'PartyTaxScheme/CompanyID', 'The VAT number of the tax representative is given'),
  ]),
  ...checksAt('Delivery', [once('UBL-SR-25', 'DeliveryParty/PartyName/Name', 'The name of the receiver is given')]),
];

/** Each rule of a payee also demands another name than the seller's. */
function payee(holds: Holds): Holds {
  return (party, document) => {
    const sellers = party.parent?.values(`${seller}/PartyLegalEntity/RegistrationName`) ?? [];
    const isOther = party.values('PartyName/Name').some((name) => sellers.some((other) => other !== name));
    return isOther && holds(party, document);
  };
}

const referenceChecks = [
  ...checksAt('BillingReference', [
    once('UBL-SR-06', 'InvoiceDocumentReference', 'One reference to an earlier invoice names it'),
    ['UBL-SR-07', 'The reference to an earlier invoice lacks its number.', has('InvoiceDocumentReference/ID')],
  ]),
  ...checksAt('AdditionalDocumentReference', [
    once('UBL-SR-33', 'DocumentDescription', 'The description of a supporting document is given'),
    [
      'UBL-SR-43',
      'Only an invoiced object (130), or a project of a credit note (50), has a type code or scheme.',
      (reference, document) => {
        const types = reference.values('DocumentTypeCode');
        if (types.includes('130') || (document.kind === 'CreditNote' && types.includes('50'))) return true;
        return types.length === 0 && reference.all('ID').every((id) => id.attribute('schemeID') === undefined);
      },
    ],
  ]),
  ...checksAt('PaymentMeans', [
    once('UBL-SR-26', 'PaymentID', 'The payment reference is given'),
    once('UBL-SR-27', 'PaymentMeansCode', 'The code of the payment means is given'),
    once('UBL-SR-28', 'PaymentMandate/ID', 'The mandate of the direct debit is named'),
  ]),
];

const oneReason =
  (isKind: (element: XmlElement) => boolean): Holds =>
  (element) =>
    !isKind(element) || element.count('AllowanceChargeReason') <= 1;

const isOfLine: Holds = (line) => line.count('Item/ClassifiedTaxCategory') === 1;

const lineChecks = [
  ...checksAt('InvoiceLine | CreditNoteLine', [
    once('UBL-SR-34', 'Note', 'The note of the line is given'),
    once('UBL-SR-35', 'OrderLineReference/LineID', 'The order line is named'),
    once('UBL-SR-36', 'InvoicePeriod', 'The period of the line is given'),
    once('UBL-SR-37', 'Price/AllowanceCharge/Amount', 'The discount of the price is given'),
    ['UBL-SR-48', 'The line has not exactly one VAT category.', isOfLine],
    once('UBL-SR-50', 'Item/Description', 'The description of the article is given'),
    once('UBL-SR-52', 'DocumentReference', 'The invoiced object of the line is named'),
  ]),
  ...checksAt('AllowanceCharge', [
    ['UBL-SR-30', 'The reason of an allowance is given more than once.', oneReason(isAllowance)],
    ['UBL-SR-31', 'The reason of a charge is given more than once.', oneReason(isCharge)],
  ]),
  ...checksAt('TaxSubtotal', [
    once('UBL-SR-32', 'TaxCategory/TaxExemptionReason', 'The reason of the exemption is given'),
  ]),
];

const isAmount = ({ name }: XmlElement): boolean => name.endsWith('Amount') && !name.endsWith('PriceAmount');

const isInPriceDiscount = (element: XmlElement): boolean => {
  for (let above = element.parent; above !== null; above = above.parent)
    if (above.name === 'AllowanceCharge' && above.parent?.name === 'Price') return true;
  return false;
};

const dataTypeChecks = [
  ...checksAt('*', [
    [
      'UBL-DT-01',
      'An amount has more than two decimals.',
      (element) => !isAmount(element) || decimalsOf(element.text) <= 2 || isInPriceDiscount(element),
    ],
    [
      'UBL-DT-06',
      'An attachment has no media type.',
      (element) => !element.name.endsWith('BinaryObject') || element.attribute('mimeCode') !== undefined,
    ],
    [
      'UBL-DT-07',
      'An attachment has no file name.',
      (element) => !element.name.endsWith('BinaryObject') || element.attribute('filename') !== undefined,
    ],
  ]),
];

export const cardinalityChecks: readonly Check[] = [
  ...documentChecks,
  ...partyChecks,
  ...referenceChecks,
  ...lineChecks,
  ...dataTypeChecks,
];
