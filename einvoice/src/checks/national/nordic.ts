import { checksAt, hasText, type Check, type Holds } from '../check.ts';
import { countriesOf } from '../countries.ts';
import { isNorwegianNumber, isNumber } from '../identifiers.ts';
import { decimalAt } from '../ublFacts.ts';
import { less, zero } from '../../decimal.ts';
import type { UblDocument } from '../../ublDocument.ts';
import type { XmlElement } from '../../xml/xmlElement.ts';

const country = 'Party/PostalAddress/Country/IdentificationCode';
const sellerIs = (document: UblDocument, code: string): boolean =>
  document.root.value(`AccountingSupplierParty/${country}`) === code;
const bothAre = (document: UblDocument, code: string): boolean =>
  sellerIs(document, code) && document.root.value(`AccountingCustomerParty/${country}`) === code;

const ofDanishSeller =
  (holds: Holds): Holds =>
  (element, document) =>
    !sellerIs(document, 'DK') || holds(element, document);

const amongDanes =
  (holds: Holds): Holds =>
  (element, document) =>
    !bothAre(document, 'DK') || holds(element, document);

const ofIcelandicSeller =
  (holds: Holds): Holds =>
  (element, document) =>
    !sellerIs(document, 'IS') || holds(element, document);

const amongIcelanders =
  (holds: Holds): Holds =>
  (element, document) =>
    !bothAre(document, 'IS') || holds(element, document);

const taxNumbers = (party: XmlElement, tax: string): readonly XmlElement[] =>
  party
    .all('PartyTaxScheme')
    .filter((scheme) => scheme.cleanValue('TaxScheme/ID') === tax)
    .flatMap((scheme) => scheme.all('CompanyID'));

const norwegianChecks = checksAt('AccountingSupplierParty/Party', [
  [
    'NO-R-001',
    'The VAT number of a Norwegian seller is not NO, its organisation number and MVA.',
    (party, document) => {
      if (document.fact(countriesOf).seller !== 'NO') return true;
      const numbers = taxNumbers(party, 'VAT').map(({ text }) => text);
      const isRight = (number: string): boolean =>
        /^NO\d{9}MVA$/u.test(number) && isNorwegianNumber(number.slice(2, 11));
      return numbers.some(isRight) || !numbers.some((number) => number.startsWith('NO'));
    },
  ],
  [
    'NO-R-002',
    'A Norwegian seller mostly has to name "Foretaksregisteret".',
    (party, document) =>
      document.fact(countriesOf).seller !== 'NO' ||
      taxNumbers(party, 'TAX').some((number) => number.clean === 'Foretaksregisteret'),
    'warning',
  ],
]);

const danishMeans = ['1', '10', '31', '42', '48', '49', '50', '58', '59', '93', '97'];
const paymentId = (means: XmlElement, starts: readonly string[]): boolean =>
  starts.includes(means.value('PaymentID').slice(0, 3));
const usesMeans = (means: XmlElement, ...codes: readonly string[]): boolean =>
  codes.includes(means.value('PaymentMeansCode'));

/** A reason of four digits, or with a number sign inside. */
function isDanishReason(text: string): boolean {
  const number = Number(text);
  const isCategory = text.trim().length === 4 && isNumber(text) && number >= 0 && number <= 9999;
  return isCategory || (text.includes('#') && !text.startsWith('#') && !text.endsWith('#'));
}

const danishVersions = ['19.05.01', '19.0501', '26.08.01', '26.0801'];

const danishChecks = [
  ...checksAt('/', [
    [
      'DK-R-002',
      'A Danish seller has no CVR number.',
      ofDanishSeller(hasText('AccountingSupplierParty/Party/PartyLegalEntity/CompanyID')),
    ],
    [
      'DK-R-014',
      'The legal registration of a Danish seller is not of scheme 0184.',
      ofDanishSeller((root) => {
        const id = root.first('AccountingSupplierParty/Party/PartyLegalEntity/CompanyID');
        return id === undefined || id.attribute('schemeID')?.trim() === '0184';
      }),
    ],
    [
      'DK-R-016',
      'A credit note between Danish parties is negative.',
      amongDanes(
        (root, { kind }) => kind === 'Invoice' || !less(decimalAt(root, 'LegalMonetaryTotal/PayableAmount'), zero),
      ),
    ],
  ]),
  ...checksAt('AccountingSupplierParty/Party/PartyIdentification | AccountingCustomerParty/Party/PartyIdentification', [
    [
      'DK-R-013',
      'An identifier of a Danish party has no scheme.',
      amongDanes((identification) => {
        const id = identification.first('ID');
        return id === undefined || (id.attribute('schemeID') ?? '').trim() !== '';
      }),
    ],
  ]),
  ...checksAt(
    'Invoice/PaymentMeans',
    (
      [
        [
          'DK-R-005',
          'The payment means is not allowed between Danish parties.',
          (means) => danishMeans.includes(means.value('PaymentMeansCode')),
        ],
        [
          'DK-R-006',
          'Danish payment means 31 and 42 need an account and a registration number.',
          (means) =>
            !usesMeans(means, '31', '42') ||
            (means.hasText('PayeeFinancialAccount/ID') &&
              means.hasText('PayeeFinancialAccount/FinancialInstitutionBranch/ID')),
        ],
        [
          'DK-R-007',
          'Danish direct debit (49) needs a mandate and the account of the payer.',
          (means) =>
            !usesMeans(means, '49') ||
            (means.hasText('PaymentMandate/ID') && means.hasText('PaymentMandate/PayerFinancialAccount/ID')),
        ],
        [
          'DK-R-008',
          'Danish Giro (50) needs a reference with 01#, 04# or 15# and an account of 7 or 8 digits.',
          (means) =>
            !usesMeans(means, '50') ||
            (paymentId(means, ['01#', '04#', '15#']) && /^\d{7,8}$/u.test(means.value('PayeeFinancialAccount/ID'))),
        ],
        [
          'DK-R-009',
          'A Danish Giro reference with 04# or 15# has 16 digits.',
          (means) =>
            !usesMeans(means, '50') || !paymentId(means, ['04#', '15#']) || means.value('PaymentID').length === 19,
        ],
        [
          'DK-R-010',
          'Danish FIK (93) needs a reference with 71#, 73# or 75# and an account of 8 characters.',
          (means) =>
            !usesMeans(means, '93') ||
            (paymentId(means, ['71#', '73#', '75#']) && means.value('PayeeFinancialAccount/ID').length === 8),
        ],
        [
          'DK-R-011',
          'A Danish FIK reference with 71# or 75# has 15 or 16 digits.',
          (means) =>
            !usesMeans(means, '93') ||
            !paymentId(means, ['71#', '75#']) ||
            [18, 19].includes(means.value('PaymentID').length),
        ],
      ] as const satisfies readonly (readonly [string, string, Holds])[]
    ).map(([id, message, holds]) => [id, message, amongDanes(holds)] as const),
  ),
  ...checksAt('InvoiceLine | CreditNoteLine', [
    [
      'DK-R-003',
      'A UNSPSC code between Danish parties is of version 19.05.01 or 26.08.01.',
      amongDanes((line) => {
        const codes = line.all('Item/CommodityClassification/ItemClassificationCode');
        return (
          !codes.some((code) => code.attribute('listID') === 'TST') ||
          codes.some((code) => danishVersions.includes(code.attribute('listVersionID') ?? ''))
        );
      }),
      'warning',
    ],
  ]),
  ...checksAt('AllowanceCharge', [
    [
      'DK-R-004',
      'A tax (ZZZ) between Danish parties has a reason of four digits, or with # inside.',
      amongDanes(
        (element) =>
          !element.values('AllowanceChargeReasonCode').includes('ZZZ') ||
          isDanishReason(element.value('AllowanceChargeReason')),
      ),
    ],
  ]),
];

const dueDates = (root: XmlElement): readonly XmlElement[] =>
  root
    .all('AdditionalDocumentReference')
    .filter((reference) => reference.values('DocumentDescription').includes('EINDAGI'));

const hasAccountFor =
  (code: string): Holds =>
  (root) => {
    const means = root.all('PaymentMeans').filter((element) => element.values('PaymentMeansCode').includes(code));
    return means.length === 0 || means.some((element) => element.cleanValue('PayeeFinancialAccount/ID').length === 12);
  };

const hasKennitala =
  (party: string): Holds =>
  (element) =>
    element.all(`${party}/PartyLegalEntity/CompanyID`).some((id) => id.attribute('schemeID') === '0196');

const hasStreet =
  (party: string): Holds =>
  (element) =>
    element.has(`${party}/PostalAddress/StreetName`) && element.has(`${party}/PostalAddress/PostalZone`);

const icelandicChecks = [
  ...checksAt('/', [
    [
      'IS-R-001',
      'An Icelandic seller uses type 380 or 381.',
      ofIcelandicSeller((root) =>
        [root.cleanValue('InvoiceTypeCode'), root.cleanValue('CreditNoteTypeCode')].some(
          (code) => code === '380' || code === '381',
        ),
      ),
      'warning',
    ],
    [
      'IS-R-002',
      'An Icelandic seller has no kennitala (scheme 0196).',
      ofIcelandicSeller(hasKennitala('AccountingSupplierParty/Party')),
    ],
    [
      'IS-R-003',
      'The address of an Icelandic seller lacks street or postal code.',
      ofIcelandicSeller(hasStreet('AccountingSupplierParty/Party')),
    ],
    ['IS-R-006', 'Icelandic payment means 9 needs an account of 12 digits.', ofIcelandicSeller(hasAccountFor('9'))],
    ['IS-R-007', 'Icelandic payment means 42 needs an account of 12 digits.', ofIcelandicSeller(hasAccountFor('42'))],
    [
      'IS-R-008',
      'The Icelandic last day of payment (EINDAGI) is no day as YYYY-MM-DD.',
      ofIcelandicSeller((root) =>
        dueDates(root).every((reference) => /^\d{4}-\d{2}-\d{2}$/u.test(reference.value('ID'))),
      ),
    ],
    [
      'IS-R-009',
      'The Icelandic last day of payment (EINDAGI) needs a due date.',
      ofIcelandicSeller((root) => dueDates(root).length === 0 || root.has('DueDate')),
    ],
    [
      'IS-R-010',
      'The Icelandic last day of payment (EINDAGI) is before the due date.',
      ofIcelandicSeller((root) => {
        const references = dueDates(root);
        return (
          references.length === 0 ||
          (root.has('DueDate') && references.some((reference) => root.value('DueDate') <= reference.value('ID')))
        );
      }),
    ],
  ]),
  ...checksAt('/AccountingCustomerParty', [
    ['IS-R-004', 'An Icelandic buyer has no kennitala (scheme 0196).', amongIcelanders(hasKennitala('Party'))],
    ['IS-R-005', 'The address of an Icelandic buyer lacks street or postal code.', amongIcelanders(hasStreet('Party'))],
  ]),
];

export const nordicChecks: readonly Check[] = [...norwegianChecks, ...danishChecks, ...icelandicChecks];
