import {
  cents,
  compare,
  divide,
  equal,
  hundredths,
  less,
  minus,
  near,
  percent,
  plus,
  sum,
  times,
  whole,
  zero,
  type MaybeDecimal,
} from '../../decimal.ts';
import type { XmlElement } from '../../xml/xmlElement.ts';
import { checksAt, atMostOne, type Check, type Holds } from '../check.ts';
import { decimalAt, decimalsAt, readDay } from '../ublFacts.ts';

/** Net amount = quantity × price ÷ base quantity + charges − allowances, within two cents. */
const isLineAmount: Holds = (line, { kind }) => {
  const numberOr = (path: string, other: MaybeDecimal): MaybeDecimal =>
    line.has(path) ? decimalAt(line, path) : other;
  const quantity = numberOr(kind === 'Invoice' ? 'InvoicedQuantity' : 'CreditedQuantity', whole(1));
  const base = numberOr('Price/BaseQuantity', whole(1));
  const price = divide(numberOr('Price/PriceAmount', zero), compare(base, zero) === 0 ? whole(1) : base);
  const sumOf = (indicator: string): MaybeDecimal =>
    cents(
      sum(
        line
          .all('AllowanceCharge')
          .filter((element) => element.cleanValue('ChargeIndicator') === indicator)
          .flatMap((element) => decimalsAt(element, 'Amount')),
      ),
    );
  const expected = minus(plus(times(quantity, price), sumOf('true')), sumOf('false'));
  return near(numberOr('LineExtensionAmount', zero), expected, hundredths(2));
};

const hasBoth = (element: XmlElement): boolean => element.has('MultiplierFactorNumeric') && element.has('BaseAmount');
const hasOne = (element: XmlElement): boolean => element.has('MultiplierFactorNumeric') !== element.has('BaseAmount');

const allowanceRules: readonly Check[] = checksAt(
  '/AllowanceCharge | Invoice/InvoiceLine/AllowanceCharge | CreditNote/CreditNoteLine/AllowanceCharge',
  [
    [
      'PEPPOL-EN16931-R040',
      'The amount of the allowance or charge is not its base times its percentage.',
      (element) =>
        !hasBoth(element) ||
        near(
          element.has('Amount') ? decimalAt(element, 'Amount') : zero,
          percent(decimalAt(element, 'BaseAmount'), decimalAt(element, 'MultiplierFactorNumeric')),
          hundredths(2),
        ),
    ],
    [
      'PEPPOL-EN16931-R041',
      'The allowance or charge has a percentage without its base.',
      (element) => !element.has('MultiplierFactorNumeric') || element.has('BaseAmount'),
    ],
    [
      'PEPPOL-EN16931-R042',
      'The allowance or charge has a base without its percentage.',
      (element) => element.has('MultiplierFactorNumeric') || !element.has('BaseAmount'),
    ],
    [
      'PEPPOL-EN16931-R043',
      'The allowance or charge does not say true or false.',
      // With half a percentage the official rules stop at R041 or R042.
      (element) => hasOne(element) || ['true', 'false'].includes(element.cleanValue('ChargeIndicator')),
    ],
  ],
);

const periodRules: readonly Check[] = [
  ...checksAt('Invoice/InvoiceLine/InvoicePeriod/StartDate | CreditNote/CreditNoteLine/InvoicePeriod/StartDate', [
    [
      'PEPPOL-EN16931-R110',
      'The period of the line starts before that of the document.',
      (date, { root }) =>
        !root.has('InvoicePeriod/StartDate') || isInOrder(root.value('InvoicePeriod/StartDate'), date.text),
    ],
  ]),
  ...checksAt('Invoice/InvoiceLine/InvoicePeriod/EndDate | CreditNote/CreditNoteLine/InvoicePeriod/EndDate', [
    [
      'PEPPOL-EN16931-R111',
      'The period of the line ends after that of the document.',
      (date, { root }) =>
        !root.has('InvoicePeriod/EndDate') || isInOrder(date.text, root.value('InvoicePeriod/EndDate')),
    ],
  ]),
];

function isInOrder(one: string, other: string): boolean {
  const [first, second] = [readDay(one), readDay(other)];
  return first !== null && second !== null && first <= second;
}

const lineRules: readonly Check[] = checksAt('InvoiceLine | CreditNoteLine', [
  ['PEPPOL-EN16931-R120', 'The net amount is not quantity times price plus charges minus allowances.', isLineAmount],
  [
    'PEPPOL-EN16931-R121',
    'The base quantity of the price is not above zero.',
    (line) => !line.has('Price/BaseQuantity') || less(zero, decimalAt(line, 'Price/BaseQuantity')),
  ],
  ['PEPPOL-EN16931-R100', 'The line names more than one invoiced object.', atMostOne('DocumentReference')],
  [
    'PEPPOL-EN16931-R101',
    'A reference of a line is no invoiced object (130).',
    (line) => !line.has('DocumentReference') || line.values('DocumentReference/DocumentTypeCode').includes('130'),
  ],
]);

const priceRules: readonly Check[] = [
  ...checksAt('Price/AllowanceCharge', [
    [
      'PEPPOL-EN16931-R044',
      'A price has a charge; only a discount is allowed.',
      (element) => element.cleanValue('ChargeIndicator') === 'false',
    ],
    [
      'PEPPOL-EN16931-R046',
      'The net price is not the gross price minus its discount.',
      (element) =>
        !element.has('BaseAmount') ||
        equal(
          element.parent === null ? null : decimalAt(element.parent, 'PriceAmount'),
          minus(decimalAt(element, 'BaseAmount'), decimalAt(element, 'Amount')),
        ),
    ],
  ]),
  ...checksAt('Price/BaseQuantity', [
    [
      'PEPPOL-EN16931-R130',
      'The unit of the base quantity is not that of the quantity.',
      (base, { kind }) => {
        const unit = base.attribute('unitCode');
        const line = base.parent?.parent ?? null;
        if (unit === undefined || line === null) return true;
        if (!line.has('InvoicedQuantity') && !line.has('CreditedQuantity')) return true;
        return line
          .all(kind === 'Invoice' ? 'InvoicedQuantity' : 'CreditedQuantity')
          .some((quantity) => quantity.attribute('unitCode') === unit);
      },
    ],
  ]),
];

export const peppolLineChecks: readonly Check[] = [...allowanceRules, ...periodRules, ...lineRules, ...priceRules];
