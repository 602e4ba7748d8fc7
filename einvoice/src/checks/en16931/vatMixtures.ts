import type { UblDocument } from '../../ublDocument.ts';
import type { XmlElement } from '../../xml/xmlElement.ts';
import { checksAt, type Check, type Holds } from '../check.ts';
import { hasCode, isAllowance, isCharge, isVat } from '../ublFacts.ts';

const subtotalCategories = 'TaxTotal/TaxSubtotal/TaxCategory';

const hasSubtotalOf = (root: XmlElement, code: string): boolean =>
  root.all(subtotalCategories).some((category) => isVat(category) && hasCode(category, code));

const isOther = (category: XmlElement): boolean => isVat(category) && !hasCode(category, 'O');

/** With category O in the breakdown, no other category is used. */
const onlyO =
  (categoriesOf: (document: UblDocument) => readonly XmlElement[]): Holds =>
  (root, document) =>
    !hasSubtotalOf(root, 'O') || !categoriesOf(document).some(isOther);

const allowances =
  (isKind: (element: XmlElement) => boolean) =>
  (document: UblDocument): readonly XmlElement[] =>
    document
      .every('AllowanceCharge')
      .filter(isKind)
      .flatMap((element) => element.all('TaxCategory'));

const isUsed = (document: UblDocument, code: string, places: string): boolean =>
  document.select(places).some((id) => id.text === code);

const ofDocument = '/TaxTotal/TaxSubtotal/TaxCategory/ID | /AllowanceCharge/TaxCategory/ID | ClassifiedTaxCategory/ID';

export const vatMixtureChecks: readonly Check[] = checksAt('/', [
  [
    'BR-IC-11',
    'An intra-community supply needs a delivery date or an invoice period.',
    (root) =>
      !hasSubtotalOf(root, 'K') ||
      root.value('Delivery/ActualDeliveryDate').length > 1 ||
      root.all('InvoicePeriod').some((period) => period.children.length > 0),
  ],
  [
    'BR-IC-12',
    'An intra-community supply needs the country of delivery.',
    (root) =>
      !hasSubtotalOf(root, 'K') ||
      root.value('Delivery/DeliveryLocation/Address/Country/IdentificationCode').length > 1,
  ],
  ['BR-O-11', 'Category O excludes other VAT subtotals.', onlyO((document) => document.at(subtotalCategories))],
  [
    'BR-O-12',
    'Category O excludes lines of other categories.',
    onlyO((document) => document.every('ClassifiedTaxCategory')),
  ],
  ['BR-O-13', 'Category O excludes allowances of other categories.', onlyO(allowances(isAllowance))],
  ['BR-O-14', 'Category O excludes charges of other categories.', onlyO(allowances(isCharge))],
  [
    'BR-B-01',
    'Split payment (category B) is for Italian parties only.',
    (_, document) =>
      !isUsed(document, 'B', 'TaxCategory/ID | ClassifiedTaxCategory/ID') ||
      document.every('IdentificationCode').every((country) => country.text === 'IT'),
  ],
  [
    'BR-B-02',
    'Split payment (category B) and the standard rate (S) exclude each other.',
    (_, document) => !isUsed(document, 'B', ofDocument) || !isUsed(document, 'S', ofDocument),
  ],
]);
