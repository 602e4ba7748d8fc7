import type { XmlElement } from '../../xml/xmlElement.ts';
import { checksAt, has, hasNot, hasText, type Check, type CheckRow, type Holds, type Severity } from '../check.ts';
import { isIban } from '../identifiers.ts';
import { areGerman } from '../peppol/documentRules.ts';

const row = (
  id: string,
  message: string,
  holds: Holds,
  severity: Severity = 'fatal',
): readonly [string, string, Holds, Severity] => [
  `DE-R-${id}`,
  message,
  (element, document) => !areGerman(document) || holds(element, document),
  severity,
];

const supportedTypes = ['326', '380', '384', '389', '381', '875', '876', '877'];
const taxedCategories = ['S', 'Z', 'E', 'AE', 'K', 'G', 'L', 'M'];
const email =
  /^[a-zA-Z0-9!#$%&"*+/=?^_`{|}~-]+(\.[a-zA-Z0-9!#$%&"*+/=?^_`{|}~-]+)*@([a-zA-Z0-9]([a-zA-Z0-9-]*[a-zA-Z0-9])?\.)+[a-zA-Z0-9]([a-zA-Z0-9-]*[a-zA-Z0-9])?$/u;

const isOneOf = (means: XmlElement, codes: readonly number[]): boolean =>
  means.values('PaymentMeansCode').some((code) => code.trim() !== '' && codes.includes(Number(code)));

const forMeans = (codes: readonly number[], [id, message, holds, severity]: ReturnType<typeof row>): CheckRow => [
  id,
  message,
  (means, document) => !isOneOf(means, codes) || holds(means, document),
  severity,
];

const hasTaxNumberIfTaxed: Holds = (root) => {
  const codes = [
    ...root.values('InvoiceLine/Item/ClassifiedTaxCategory/ID'),
    ...root.values('CreditNoteLine/Item/ClassifiedTaxCategory/ID'),
    ...root
      .all('AllowanceCharge')
      .filter((element) => ['true', 'false'].includes(element.value('ChargeIndicator')))
      .flatMap((element) => element.values('TaxCategory/ID')),
  ];
  return (
    !codes.some((code) => taxedCategories.includes(code)) ||
    root.has('TaxRepresentativeParty') ||
    root.hasText('AccountingSupplierParty/Party/PartyTaxScheme/CompanyID')
  );
};

const discount = /#(SKONTO)#TAGE=([0-9]+#PROZENT=[0-9]+\.[0-9]{2})(#BASISBETRAG=-?[0-9]+\.[0-9]{2})?#$/u;

/** Lines with # are cash discounts; the last one ends with a line break. */
const areDiscountsWritten: Holds = (root) => {
  const notes = root.all('PaymentTerms').flatMap((terms) => terms.all('Note').slice(0, 1));
  const endsWithBreak = notes.some(({ text }) => /^\s*\n/u.test(text.split(/#[^\n]+#/u).at(-1) ?? ''));
  return notes
    .flatMap(({ text }) => text.split(/\r?\n/u))
    .map((line) => line.replace(/\s+/gu, ' ').trim())
    .filter((line) => line.startsWith('#'))
    .every((line) => discount.test(line) && endsWithBreak);
};

const haveOwnFileNames: Holds = (root) => {
  const names = root
    .all('AdditionalDocumentReference/Attachment/EmbeddedDocumentBinaryObject')
    .flatMap((file) => file.attribute('filename') ?? []);
  return new Set(names).size === names.length;
};

const usesType = (root: XmlElement, type: number): boolean =>
  [...root.values('InvoiceTypeCode'), ...root.values('CreditNoteTypeCode')].some((code) => Number(code) === type);

const hasCreditorId = (root: XmlElement): boolean =>
  ['AccountingSupplierParty/Party', 'PayeeParty'].some((party) =>
    root.all(`${party}/PartyIdentification/ID`).some((id) => id.attribute('schemeID') === 'SEPA'),
  );

const documentChecks = checksAt('/', [
  row('001', 'A German document has no payment means.', has('PaymentMeans')),
  row('015', 'A German document has no reference of the buyer.', hasText('BuyerReference')),
  row('016', 'A German seller has no tax number and no tax representative.', hasTaxNumberIfTaxed),
  row(
    '017',
    'The type code is unusual in Germany.',
    (root) =>
      [...root.values('InvoiceTypeCode'), ...root.values('CreditNoteTypeCode')].some((code) =>
        supportedTypes.includes(code),
      ),
    'warning',
  ),
  row('018', 'A German cash discount (SKONTO) is written wrong.', areDiscountsWritten),
  row('022', 'Two attachments have the same file name.', haveOwnFileNames),
  row(
    '026',
    'A corrected German invoice (384) names no earlier invoice.',
    (root) => !usesType(root, 384) || root.has('BillingReference/InvoiceDocumentReference'),
    'warning',
  ),
  row(
    '030',
    'A German direct debit needs the creditor identifier.',
    (root) => !root.has('PaymentMeans/PaymentMandate') || hasCreditorId(root),
  ),
  row(
    '031',
    'A German direct debit needs the account of the payer.',
    (root) =>
      !root.has('PaymentMeans/PaymentMandate') || root.has('PaymentMeans/PaymentMandate/PayerFinancialAccount/ID'),
  ),
]);

const partyChecks = [
  ...checksAt('/AccountingSupplierParty', [row('002', 'A German seller has no contact.', has('Party/Contact'))]),
  ...checksAt('/AccountingSupplierParty/Party/PostalAddress', [
    row('003', 'The address of a German seller has no city.', hasText('CityName')),
    row('004', 'The address of a German seller has no postal code.', hasText('PostalZone')),
  ]),
  ...checksAt('/AccountingSupplierParty/Party/Contact', [
    row('005', 'The contact of a German seller has no name.', hasText('Name')),
    row('006', 'The contact of a German seller has no telephone number.', hasText('Telephone')),
    row('007', 'The contact of a German seller has no e-mail address.', hasText('ElectronicMail')),
    row(
      '027',
      'The telephone number of a German seller has fewer than three digits.',
      (contact) => contact.cleanValue('Telephone').replace(/\D/gu, '').length >= 3,
      'warning',
    ),
    row(
      '028',
      'The e-mail address of a German seller is wrong.',
      (contact) => email.test(contact.cleanValue('ElectronicMail')),
      'warning',
    ),
  ]),
  ...checksAt('/AccountingCustomerParty/Party/PostalAddress', [
    row('008', 'The address of a German buyer has no city.', hasText('CityName')),
    row('009', 'The address of a German buyer has no postal code.', hasText('PostalZone')),
  ]),
  ...checksAt('/Delivery/DeliveryLocation/Address', [
    row('010', 'A German delivery address has no city.', hasText('CityName')),
    row('011', 'A German delivery address has no postal code.', hasText('PostalZone')),
  ]),
];

const neither =
  (first: string, second: string): Holds =>
  (means, document) =>
    hasNot(first)(means, document) && hasNot(second)(means, document);

const paymentChecks = checksAt('/PaymentMeans', [
  row(
    '019',
    'The account of a German SEPA transfer (58) is no IBAN.',
    (means) => !means.values('PaymentMeansCode').includes('58') || isIban(means.value('PayeeFinancialAccount/ID')),
    'warning',
  ),
  forMeans([30, 58], row('023-1', 'A German credit transfer names no account.', has('PayeeFinancialAccount'))),
  forMeans(
    [30, 58],
    row('023-2', 'A German credit transfer has a card or a mandate.', neither('CardAccount', 'PaymentMandate')),
  ),
  forMeans([48, 54, 55], row('024-1', 'A German card payment names no card.', has('CardAccount'))),
  forMeans(
    [48, 54, 55],
    row(
      '024-2',
      'A German card payment has an account or a mandate.',
      neither('PayeeFinancialAccount', 'PaymentMandate'),
    ),
  ),
  row(
    '020',
    'The account of a German SEPA direct debit (59) is no IBAN.',
    (means) =>
      !means.values('PaymentMeansCode').includes('59') ||
      isIban(means.value('PaymentMandate/PayerFinancialAccount/ID')),
    'warning',
  ),
  forMeans([59], row('025-1', 'A German direct debit has no mandate.', has('PaymentMandate'))),
  forMeans(
    [59],
    row('025-2', 'A German direct debit has an account or a card.', neither('PayeeFinancialAccount', 'CardAccount')),
  ),
]);

const vatChecks = checksAt('/TaxTotal/TaxSubtotal', [
  row('014', 'A German VAT subtotal has no rate.', hasText('TaxCategory/Percent')),
]);

export const germanChecks: readonly Check[] = [...documentChecks, ...partyChecks, ...paymentChecks, ...vatChecks];
