import { readDecimal } from '../decimal.ts';
import type { XmlElement } from '../xml/xmlElement.ts';
import { checksAt, type Check } from './check.ts';

/** UBL allows them once, and rules read them as one value. */
const singles: readonly (readonly [parents: string, children: string])[] = [
  [
    'Invoice CreditNote',
    'CustomizationID ID IssueDate InvoiceTypeCode CreditNoteTypeCode DocumentCurrencyCode TaxCurrencyCode AccountingSupplierParty AccountingCustomerParty LegalMonetaryTotal',
  ],
  ['AccountingSupplierParty AccountingCustomerParty', 'Party'],
  ['PostalAddress', 'Country'],
  ['Country', 'IdentificationCode'],
  ['PartyName', 'Name'],
  ['PartyLegalEntity', 'RegistrationName'],
  ['PartyTaxScheme', 'CompanyID TaxScheme'],
  ['TaxScheme', 'ID'],
  ['TaxCategory ClassifiedTaxCategory', 'ID Percent TaxScheme'],
  ['TaxTotal', 'TaxAmount'],
  ['TaxSubtotal', 'TaxAmount TaxableAmount TaxCategory'],
  ['AllowanceCharge', 'ChargeIndicator Amount BaseAmount MultiplierFactorNumeric'],
  ['InvoicePeriod', 'StartDate EndDate'],
  ['AdditionalDocumentReference PayeeFinancialAccount', 'ID'],
  ['PaymentMeans', 'PaymentMeansCode'],
  ['InvoiceLine CreditNoteLine', 'ID InvoicedQuantity CreditedQuantity LineExtensionAmount Item Price'],
  ['Item', 'Name'],
  ['Price', 'PriceAmount BaseQuantity'],
  [
    'LegalMonetaryTotal',
    'LineExtensionAmount TaxExclusiveAmount TaxInclusiveAmount AllowanceTotalAmount ChargeTotalAmount PrepaidAmount PayableRoundingAmount PayableAmount',
  ],
];

const singleNames = new Map(
  singles.flatMap(([parents, children]) => parents.split(' ').map((parent) => [parent, children.split(' ')] as const)),
);

const hasNoRepetition = (element: XmlElement): boolean =>
  (singleNames.get(element.name) ?? []).every((name) => element.count(name) <= 1);

const numbers = /(?:Amount|Quantity|Percent|MultiplierFactorNumeric)$/u;

/** An empty number is left to the rule against empty elements. */
const isReadable = (element: XmlElement): boolean =>
  element.space !== 'cbc' || !numbers.test(element.name) || element.clean === '' || readDecimal(element.text) !== null;

/** The schema of UBL refuses these. The official rules fail there, so the ids are our own. */
export const structureChecks: readonly Check[] = checksAt('*', [
  ['XML-REPEATED', 'An element that UBL allows once is repeated.', hasNoRepetition],
  ['XML-NUMBER', 'An amount, quantity or rate is no decimal number.', isReadable],
]);
