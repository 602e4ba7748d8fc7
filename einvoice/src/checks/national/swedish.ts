import type { UblDocument } from '../../ublDocument.ts';
import type { XmlElement } from '../../xml/xmlElement.ts';
import { checksAt, type Check, type Holds } from '../check.ts';
import { hasSwedishCheckDigit, isNumber } from '../identifiers.ts';
import { vatNumbersOf } from '../ublFacts.ts';

const isSwedish = (party: XmlElement): boolean =>
  party.values('PostalAddress/Country/IdentificationCode').includes('SE');
const hasSwedishVat = (party: XmlElement): boolean =>
  isSwedish(party) && vatNumbersOf(party).some((number) => number.startsWith('SE'));

const sellers = (document: UblDocument): readonly XmlElement[] => document.select('AccountingSupplierParty/Party');
const buyers = (document: UblDocument): readonly XmlElement[] => document.select('AccountingCustomerParty/Party');

const whenParty =
  (applies: (party: XmlElement) => boolean, holds: Holds): Holds =>
  (party, document) =>
    !applies(party) || holds(party, document);

const ofSwedishSeller =
  (holds: Holds): Holds =>
  (element, document) =>
    !sellers(document).some(isSwedish) || holds(element, document);

const vatNumber = (party: XmlElement): string => vatNumbersOf(party)[0] ?? '';

const ofNumber =
  (isRight: (number: XmlElement) => boolean): Holds =>
  (legal) => {
    const number = legal.first('CompanyID');
    return number === undefined || legal.parent === null || !isSwedish(legal.parent) || isRight(number);
  };

const isTransferTo = (account: XmlElement, branch: string): boolean => {
  const means = account.parent?.parent;
  return (
    means?.cleanValue('PaymentMeansCode') === '30' &&
    means.cleanValue('PayeeFinancialAccount/FinancialInstitutionBranch/ID') === branch
  );
};

const ofBranch = (branch: string, isRight: (text: string) => boolean): Holds =>
  ofSwedishSeller((account) => !isTransferTo(account, branch) || isRight(account.clean));

const usesMeans = (means: XmlElement, ...codes: readonly string[]): boolean =>
  means.values('PaymentMeansCode').some((code) => codes.includes(code));

const rates = ['6', '12', '25'];
const isSwedishRate = (text: string): boolean => rates.includes(String(Number(text))) && text.trim() !== '';

export const swedishChecks: readonly Check[] = [
  ...checksAt('AccountingSupplierParty/Party', [
    [
      'SE-R-001',
      'A Swedish VAT number has 14 characters.',
      whenParty(hasSwedishVat, (party) => vatNumber(party).trim().length === 14),
    ],
    [
      'SE-R-002',
      'A Swedish VAT number ends with 12 digits.',
      whenParty(hasSwedishVat, (party) => isNumber(vatNumber(party).slice(2, 14))),
    ],
  ]),
  ...checksAt('AccountingSupplierParty/Party/PartyLegalEntity', [
    ['SE-R-003', 'A Swedish organisation number has digits only.', ofNumber((number) => isNumber(number.text))],
    ['SE-R-004', 'A Swedish organisation number has 10 digits.', ofNumber((number) => number.clean.length === 10)],
    [
      'SE-R-013',
      'The last digit of a Swedish organisation number is wrong.',
      ofNumber((number) => hasSwedishCheckDigit(number.clean)),
    ],
  ]),
  ...checksAt('AccountingSupplierParty/Party/PartyTaxScheme/CompanyID', [
    [
      'SE-R-005',
      'The other tax number of a Swedish seller is not "Godkänd för F-skatt".',
      (number) => {
        const scheme = number.parent;
        const party = scheme?.parent;
        if (!scheme || !party || !isSwedish(party) || !party.has('PartyLegalEntity/CompanyID')) return true;
        const isVat = scheme.cleanValue('TaxScheme/ID').toUpperCase() === 'VAT';
        return isVat || number.clean.toUpperCase() === 'GODKÄND FÖR F-SKATT';
      },
    ],
  ]),
  ...checksAt('TaxCategory | ClassifiedTaxCategory', [
    [
      'SE-R-006',
      'A Swedish standard rate is 6, 12 or 25.',
      (category, document) =>
        !category.values('ID').includes('S') ||
        !sellers(document).some(hasSwedishVat) ||
        isSwedishRate(category.value('Percent')),
    ],
  ]),
  ...checksAt('PaymentMeans/PayeeFinancialAccount/ID', [
    ['SE-R-007', 'A Plusgiro account has digits only.', ofBranch('SE:PLUSGIRO', isNumber), 'warning'],
    [
      'SE-R-010',
      'A Plusgiro account has 2 to 8 digits.',
      ofBranch('SE:PLUSGIRO', (text) => text.length >= 2 && text.length <= 8),
      'warning',
    ],
    ['SE-R-008', 'A Bankgiro account has digits only.', ofBranch('SE:BANKGIRO', isNumber), 'warning'],
    [
      'SE-R-009',
      'A Bankgiro account has 7 or 8 digits.',
      ofBranch('SE:BANKGIRO', (text) => text.length === 7 || text.length === 8),
      'warning',
    ],
  ]),
  ...checksAt('PaymentMeans', [
    [
      'SE-R-011',
      'A Swedish Bankgiro or Plusgiro is written as payment means 30 with its branch.',
      ofSwedishSeller((means) => !usesMeans(means, '50', '56')),
      'warning',
    ],
    [
      'SE-R-012',
      'A credit transfer between Swedish parties is payment means 30.',
      ofSwedishSeller((means, document) => !usesMeans(means, '31') || !buyers(document).some(isSwedish)),
      'warning',
    ],
  ]),
];
