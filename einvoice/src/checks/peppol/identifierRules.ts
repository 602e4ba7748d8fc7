import { checksAt, type Check, type CheckRow, type Severity } from '../check.ts';
import {
  hasSwedishCheckDigit,
  isAustralianNumber,
  isBelgianNumber,
  isDanishNumber,
  isGln,
  isItalianOffice,
  isItalianTaxCode,
  isItalianVatNumber,
  isNorwegianNumber,
} from '../identifiers.ts';

const row = (
  id: string,
  scheme: string,
  what: string,
  isRight: (text: string) => boolean,
  severity: Severity = 'fatal',
): CheckRow => [
  `PEPPOL-COMMON-${id}`,
  `${what} (scheme ${scheme}) is wrong.`,
  (element) => element.attribute('schemeID') !== scheme || isRight(element.clean),
  severity,
];

export const peppolIdentifierChecks: readonly Check[] = [
  ...checksAt('EndpointID | PartyIdentification/ID | CompanyID', [
    row('R040', '0088', 'The GLN', isGln),
    row('R041', '0192', 'The Norwegian organisation number', isNorwegianNumber),
    [
      'PEPPOL-COMMON-R042',
      'The Danish CVR number (scheme 0184) is wrong.',
      (element) => element.attribute('schemeID') !== '0184' || isDanishNumber(element.text),
    ],
    row('R043', '0208', 'The Belgian enterprise number', isBelgianNumber),
    row('R044', '0201', 'The Italian code of a public office', isItalianOffice, 'warning'),
    row('R045', '0210', 'The Italian tax code', isItalianTaxCode, 'warning'),
    row('R047', '0211', 'The Italian VAT number', isItalianVatNumber, 'warning'),
    row('R049', '0007', 'The Swedish organisation number', (text) => text.length === 10 && hasSwedishCheckDigit(text)),
    row('R050', '0151', 'The Australian business number', isAustralianNumber),
  ]),
  ...checksAt('EndpointID', [row('R046', '9907', 'The Italian tax code', isItalianTaxCode, 'warning')]),
];
