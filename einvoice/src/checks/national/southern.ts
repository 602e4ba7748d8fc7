import type { UblDocument } from '../../ublDocument.ts';
import type { XmlElement } from '../../xml/xmlElement.ts';
import { checksAt, has, type Check, type Holds } from '../check.ts';
import { countriesOf } from '../countries.ts';
import { isGreekNumber, isNumber } from '../identifiers.ts';
import { vatNumbersOf } from '../ublFacts.ts';

const isGreek = (country: string): boolean => country === 'GR' || country === 'EL';

const ofItalianSeller =
  (holds: Holds): Holds =>
  (element, document) =>
    document.fact(countriesOf).seller !== 'IT' || holds(element, document);

const italianChecks = [
  ...checksAt('AccountingSupplierParty/Party/PartyTaxScheme', [
    [
      'IT-R-001',
      'The other tax number of an Italian seller has 11 to 16 capitals or digits.',
      ofItalianSeller((scheme) => {
        const isOther = scheme.cleanValue('TaxScheme/ID') !== 'VAT';
        return !isOther || /^[A-Z0-9]{11,16}$/u.test(scheme.cleanValue('CompanyID'));
      }),
    ],
  ]),
  ...checksAt('AccountingSupplierParty/Party', [
    ['IT-R-002', 'The address of an Italian seller has no street.', ofItalianSeller(has('PostalAddress/StreetName'))],
    ['IT-R-003', 'The address of an Italian seller has no city.', ofItalianSeller(has('PostalAddress/CityName'))],
    [
      'IT-R-004',
      'The address of an Italian seller has no postal code.',
      ofItalianSeller(has('PostalAddress/PostalZone')),
    ],
  ]),
];

const ofGreekSeller =
  (holds: Holds): Holds =>
  (element, document) =>
    !isGreek(document.fact(countriesOf).seller) || holds(element, document);

const amongGreeks = (holds: Holds): Holds =>
  ofGreekSeller((element, document) => !isGreek(document.fact(countriesOf).buyer) || holds(element, document));

const isInGreece = ({ root }: UblDocument): boolean =>
  root.values('AccountingSupplierParty/Party/PostalAddress/Country/IdentificationCode').includes('GR');

const fromGreece = (holds: Holds): Holds =>
  ofGreekSeller((element, document) => !isInGreece(document) || holds(element, document));

const part = (id: XmlElement, index: number): string => id.text.split('|')[index] ?? '';

const documentTypes = ['1.1', '1.6', '2.1', '2.4', '5.1', '5.2'];
const greekDate = /^(0?[1-9]|[12]\d|3[01])[-\\/ ]?(0?[1-9]|1[0-2])[-\\/ ]?(19|20)\d{2}/u;

const startsWithTaxNumber = (id: XmlElement, { root }: UblDocument): boolean => {
  const number = part(id, 0);
  const parties = [...root.all('AccountingSupplierParty/Party'), ...root.all('TaxRepresentativeParty')];
  const own = parties.flatMap(vatNumbersOf).map((text) => text.slice(2, 11));
  return number.trim().length === 9 && isGreekNumber(number) && own.includes(number);
};

const hasIssueDate = (id: XmlElement, { root }: UblDocument): boolean => {
  const [day, month, year] = part(id, 1).split('/');
  const [issueYear, issueMonth, issueDay] = root.value('IssueDate').split('-');
  return greekDate.test(part(id, 1)) && day === issueDay && month === issueMonth && year === issueYear;
};

const isCount = (text: string): boolean => /^\s*\+?\d+\s*$/u.test(text) && isNumber(text);

const greekNumberChecks = checksAt('/ID', [
  [
    'GR-R-001-1',
    'The number of a Greek document has not six parts.',
    ofGreekSeller((id) => id.text.split('|').length === 6),
  ],
  [
    'GR-R-001-2',
    'The first part of a Greek document number is not the tax number.',
    ofGreekSeller(startsWithTaxNumber),
  ],
  ['GR-R-001-3', 'The second part of a Greek document number is not the issue date.', ofGreekSeller(hasIssueDate)],
  [
    'GR-R-001-4',
    'The third part of a Greek document number is no whole number.',
    ofGreekSeller((id) => isCount(part(id, 2))),
  ],
  [
    'GR-R-001-5',
    'The fourth part of a Greek document number is no Greek document type.',
    ofGreekSeller((id) => documentTypes.includes(part(id, 3))),
  ],
  ['GR-R-001-6', 'The fifth part of a Greek document number is empty.', ofGreekSeller((id) => part(id, 4) !== '')],
  ['GR-R-001-7', 'The sixth part of a Greek document number is empty.', ofGreekSeller((id) => part(id, 5) !== '')],
]);

const isGreekVat = (number: string): boolean => number.startsWith('EL') && isGreekNumber(number.slice(2));

const vatNumbers = (party: XmlElement): readonly string[] =>
  party
    .all('PartyTaxScheme')
    .filter((scheme) => scheme.cleanValue('TaxScheme/ID') === 'VAT')
    .flatMap((scheme) => scheme.values('CompanyID'));

const hasGreekVat: Holds = (party) => {
  const numbers = vatNumbers(party);
  return numbers.length === 1 && numbers.every(isGreekVat);
};

const isGreekEndpoint: Holds = (endpoint) => endpoint.attribute('schemeID') === '9933' && isGreekNumber(endpoint.text);

const described = (element: XmlElement, description: string): readonly XmlElement[] =>
  element
    .all('AdditionalDocumentReference')
    .filter((reference) => reference.values('DocumentDescription').includes(description));

const mark = '##M.AR.K##';
const link = '##INVOICE|URL##';

const greekPartyChecks = [
  ...checksAt('AccountingSupplierParty/Party', [
    ['GR-R-002', 'A Greek seller has no name.', ofGreekSeller((party) => party.value('PartyName/Name') !== '')],
    ['GR-S-011', 'A Greek seller has no VAT number with EL.', ofGreekSeller(hasGreekVat), 'warning'],
  ]),
  ...checksAt('AccountingSupplierParty/Party/PartyTaxScheme/CompanyID', [
    [
      'GR-R-003',
      'The VAT number of a Greek seller is wrong.',
      ofGreekSeller((number) => number.parent?.cleanValue('TaxScheme/ID') !== 'VAT' || isGreekVat(number.text)),
    ],
  ]),
  ...checksAt('AccountingCustomerParty/Party', [
    [
      'GR-R-005',
      'A Greek seller does not name the buyer.',
      ofGreekSeller((party) => party.value('PartyName/Name') !== ''),
    ],
    ['GR-R-006', 'A Greek buyer has no right VAT number with EL.', amongGreeks(hasGreekVat)],
  ]),
  ...checksAt('AccountingSupplierParty/Party/EndpointID', [
    [
      'GR-R-009',
      'The electronic address of a Greek seller is not its tax number (scheme 9933).',
      (endpoint, document) => !isGreek(document.fact(countriesOf).sellerAlone) || isGreekEndpoint(endpoint, document),
    ],
  ]),
  ...checksAt('AccountingCustomerParty/Party/EndpointID', [
    [
      'GR-R-010',
      'The electronic address of a Greek buyer is not its tax number (scheme 9933).',
      amongGreeks(isGreekEndpoint),
    ],
  ]),
];

const greekReferenceChecks = [
  ...checksAt('/', [
    [
      'GR-R-004-1',
      'A Greek document has not exactly one MARK number.',
      fromGreece((root) => described(root, mark).length === 1),
    ],
    [
      'GR-S-008-1',
      'A Greek document has not exactly one link to the invoice.',
      fromGreece((root) => described(root, link).length === 1),
      'warning',
    ],
    [
      'GR-R-008-2',
      'A Greek document has more than one link to the invoice.',
      fromGreece((root) => described(root, link).length <= 1),
    ],
  ]),
  ...checksAt('AdditionalDocumentReference/ID', [
    [
      'GR-R-004-2',
      'A Greek MARK number is no whole number.',
      fromGreece(
        (id) => !(id.parent?.values('DocumentDescription').includes(mark) ?? false) || /^[1-9]/u.test(id.text),
      ),
    ],
  ]),
  ...checksAt('AdditionalDocumentReference', [
    [
      'GR-R-008-3',
      'The link to a Greek invoice is empty.',
      ofGreekSeller(
        (reference) =>
          !reference.values('DocumentDescription').includes(link) ||
          reference.hasText('Attachment/ExternalReference/URI'),
      ),
    ],
  ]),
];

export const southernChecks: readonly Check[] = [
  ...italianChecks,
  ...greekNumberChecks,
  ...greekPartyChecks,
  ...greekReferenceChecks,
];
