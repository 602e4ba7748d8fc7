import { checksAt, type Check, type CheckRow, type Holds } from '../check.ts';
import type { UblDocument } from '../../ublDocument.ts';
import type { XmlElement } from '../../xml/xmlElement.ts';
import { unusedElements } from './unusedElements.ts';

const ruleId = (number: number): string => `UBL-CR-${String(number).padStart(3, '0')}`;

const isAbsent =
  (place: string): Holds =>
  (_, document) =>
    document.at(place).length === 0;

/** In the namespace of basic elements, where UBL itself has an aggregate one. */
const isAbsentAsBasic =
  (place: string): Holds =>
  (_, document) =>
    !document.at(place).some(({ space }) => space === 'cbc');

const elementRows = unusedElements.flatMap(([first, parent, names]) =>
  names.split(' ').map((name, index): CheckRow => {
    const path = `${parent}/${name.replace('cbc:', '')}`.replace(/^\//u, '');
    const holds = name.startsWith('cbc:') ? isAbsentAsBasic(path) : isAbsent(path);
    return [ruleId(first + index), `${path} is not used in EN 16931.`, holds, 'warning'];
  }),
);

const unusedAttributes: readonly (readonly [number, string, string])[] = [
  [648, '/CustomizationID', 'schemeID'],
  [649, '/ProfileID', 'schemeID'],
  [650, '/ID', 'schemeID'],
  [651, '/SalesOrderID', 'schemeID'],
  [652, 'PartyTaxScheme/CompanyID', 'schemeID'],
  [653, '/PaymentMeans/PaymentID', 'schemeID'],
  [654, '/PaymentMeans/PayeeFinancialAccount/ID', 'schemeID'],
  [655, '/PaymentMeans/PayeeFinancialAccount/FinancialInstitutionBranch/ID', 'schemeID'],
  [656, '/InvoiceTypeCode', 'listID'],
  [657, '/DocumentCurrencyCode', 'listID'],
  [658, '/TaxCurrencyCode', 'listID'],
  [659, '/AdditionalDocumentReference/DocumentTypeCode', 'listID'],
  [660, 'Country/IdentificationCode', 'listID'],
  [661, '/PaymentMeans/PaymentMeansCode', 'listID'],
  [662, 'AllowanceChargeReasonCode', 'listID'],
  [667, 'BuyersItemIdentification/ID', 'schemeID'],
  [668, 'SellersItemIdentification/ID', 'schemeID'],
  [672, '/CreditNoteTypeCode', 'listID'],
  [674, 'PrimaryAccountNumberID', 'schemeID'],
  [675, 'CardAccount/NetworkID', 'schemeID'],
  [676, 'PaymentMandate/ID', 'schemeID'],
  [677, 'PaymentMandate/PayerFinancialAccount/ID', 'schemeID'],
  [678, 'TaxCategory/ID', 'schemeID'],
  [679, 'ClassifiedTaxCategory/ID', 'schemeID'],
];

const attributeRows = unusedAttributes.map(([number, place, attribute]): CheckRow => {
  const name = place.replace(/^\//u, '');
  return [
    ruleId(number),
    `${name} has the attribute ${attribute}, which EN 16931 does not use.`,
    (_, document) => !document.select(place).some((element) => element.attribute(attribute) !== undefined),
    'warning',
  ];
});

const hasNone =
  (place: string): Holds =>
  (_, document) =>
    document.select(place).length === 0;

/** No supporting document has it: invoiced objects (130), or others. */
const noDocument =
  (isKind: (types: readonly string[]) => boolean, has: (reference: XmlElement) => boolean): Holds =>
  (_, document) =>
    !document
      .every('AdditionalDocumentReference')
      .some((reference) => isKind(reference.values('DocumentTypeCode')) && has(reference));

const isObject = (types: readonly string[]): boolean => types.includes('130');
const isOther = (types: readonly string[]): boolean => types.length === 0 || types.some((type) => type !== '130');

const specialRows: readonly CheckRow[] = [
  [
    'UBL-CR-002',
    'The UBL version is another one than 2.1.',
    (root) => !root.has('UBLVersionID') || root.values('UBLVersionID').includes('2.1'),
    'warning',
  ],
  [
    'UBL-CR-412',
    'An invoice has its due date in the document, not in the payment means.',
    (root, document) => document.kind === 'CreditNote' || !root.has('PaymentMeans/PaymentDueDate'),
    'warning',
  ],
  [
    'UBL-CR-663',
    'A unit names its code list.',
    (_, document) => !document.fact(attributeNamesOf).has('unitCodeListID'),
    'warning',
  ],
  [
    'UBL-CR-664',
    'The bank itself is not used in EN 16931, only its branch.',
    hasNone('FinancialInstitution'),
    'warning',
  ],
  [
    'UBL-CR-665',
    'Only the reference to an invoiced object has a scheme.',
    noDocument(isOther, (reference) => reference.all('ID').some((id) => id.attribute('schemeID') !== undefined)),
    'warning',
  ],
  [
    'UBL-CR-666',
    'The reference to an invoiced object has an attachment.',
    noDocument(isObject, (reference) => reference.has('Attachment')),
  ],
  [
    'UBL-CR-673',
    'The reference to an invoiced object has a description.',
    noDocument(isObject, (reference) => reference.has('DocumentDescription')),
  ],
  [
    'UBL-CR-669',
    'The discount of a price has no reason code in EN 16931.',
    hasNone('Price/AllowanceCharge/AllowanceChargeReasonCode'),
    'warning',
  ],
  [
    'UBL-CR-670',
    'The discount of a price has no reason in EN 16931.',
    hasNone('Price/AllowanceCharge/AllowanceChargeReason'),
    'warning',
  ],
  [
    'UBL-CR-671',
    'The discount of a price has no percentage in EN 16931.',
    hasNone('Price/AllowanceCharge/MultiplierFactorNumeric'),
    'warning',
  ],
  [
    'UBL-CR-680',
    'The account of the payer belongs to a mandate.',
    hasNone('PaymentMeans/PayerFinancialAccount'),
    'warning',
  ],
];

const attributeNamesOf = ({ elements }: UblDocument): ReadonlySet<string> =>
  new Set(elements.flatMap((element) => [...element.attributes.keys()]));

const dataTypeAttributes: readonly (readonly [string, string])[] = [
  ['UBL-DT-08', 'schemeName'],
  ['UBL-DT-09', 'schemeAgencyName'],
  ['UBL-DT-10', 'schemeDataURI'],
  ['UBL-DT-11', 'schemeURI'],
  ['UBL-DT-12', 'format'],
  ['UBL-DT-13', 'unitCodeListIdentifier'],
  ['UBL-DT-14', 'unitCodeListAgencyIdentifier'],
  ['UBL-DT-15', 'unitCodeListAgencyName'],
  ['UBL-DT-16', 'listAgencyName'],
  ['UBL-DT-17', 'listName'],
  ['UBL-DT-19', 'languageID'],
  ['UBL-DT-20', 'listURI'],
  ['UBL-DT-21', 'listSchemeURI'],
  ['UBL-DT-22', 'languageLocaleID'],
  ['UBL-DT-23', 'uri'],
  ['UBL-DT-24', 'currencyCodeListVersionID'],
  ['UBL-DT-25', 'characterSetCode'],
  ['UBL-DT-26', 'encodingCode'],
  ['UBL-DT-27', 'schemeAgencyID'],
  ['UBL-DT-28', 'listAgencyID'],
];

const dataTypeRows: readonly CheckRow[] = [
  ...dataTypeAttributes.map(([id, attribute]): CheckRow => [
    id,
    `The attribute ${attribute} is not used in EN 16931.`,
    (_, document) => !document.fact(attributeNamesOf).has(attribute),
    'warning',
  ]),
  [
    'UBL-DT-18',
    'Only the payment means has the attribute name.',
    (_, document) =>
      document.elements.every(
        (element) => element.name === 'PaymentMeansCode' || element.attribute('name') === undefined,
      ),
    'warning',
  ],
];

export const unusedChecks: readonly Check[] = checksAt('/', [
  ...elementRows,
  ...attributeRows,
  ...specialRows,
  ...dataTypeRows,
]);
