import { checksAt, type Check, type Holds } from '../check.ts';
import {
  absolute,
  cents,
  equal,
  minus,
  percent,
  plus,
  readDecimal,
  roundTo,
  sum,
  withinOne,
  zero,
} from '../../decimal.ts';
import { decimalAt, decimalsAt, isAllowance, isCharge, isVat } from '../ublFacts.ts';
import { lineNames } from '../../ublDocument.ts';
import type { XmlElement } from '../../xml/xmlElement.ts';

/** Equals the rounded sum of its parts; without parts it may be absent. */
const addsUp =
  (total: string, isPart: (element: XmlElement) => boolean): Holds =>
  (totals) => {
    const parts = totals.parent?.all('AllowanceCharge').filter(isPart) ?? [];
    if (!totals.has(total)) return parts.length === 0;
    return equal(decimalAt(totals, total), cents(sum(parts.flatMap((part) => decimalsAt(part, 'Amount')))));
  };

const isTaxExclusive: Holds = (totals) => {
  const lines = decimalAt(totals, 'LineExtensionAmount');
  const charges = totals.has('ChargeTotalAmount') ? decimalAt(totals, 'ChargeTotalAmount') : zero;
  const allowances = totals.has('AllowanceTotalAmount') ? decimalAt(totals, 'AllowanceTotalAmount') : zero;
  const hasNeither = !totals.has('ChargeTotalAmount') && !totals.has('AllowanceTotalAmount');
  const expected = minus(plus(lines, charges), allowances);
  return equal(decimalAt(totals, 'TaxExclusiveAmount'), hasNeither ? lines : cents(expected));
};

const isPayable: Holds = (totals) => {
  const [payable, inclusive] = [decimalAt(totals, 'PayableAmount'), decimalAt(totals, 'TaxInclusiveAmount')];
  const hasPrepaid = totals.has('PrepaidAmount');
  const due = hasPrepaid ? cents(minus(inclusive, decimalAt(totals, 'PrepaidAmount'))) : inclusive;
  if (!totals.has('PayableRoundingAmount')) return equal(payable, due);
  return equal(cents(minus(payable, decimalAt(totals, 'PayableRoundingAmount'))), due);
};

const vatAmountFollowsRate: Holds = (subtotal) => {
  const rates = subtotal
    .all('TaxCategory')
    .filter(isVat)
    .flatMap((category) => decimalsAt(category, 'Percent'));
  const amount = decimalAt(subtotal, 'TaxAmount');
  const [rate = null] = rates;
  if (rates.length === 0 || equal(roundTo(rate, 0), zero)) return equal(roundTo(amount, 0), zero);
  const expected = cents(percent(absolute(decimalAt(subtotal, 'TaxableAmount')), rate));
  return withinOne(absolute(amount), expected);
};

const isTaxInclusive: Holds = (root) =>
  root.values('DocumentCurrencyCode').every((currency) => {
    const amounts = root.all('TaxTotal/TaxAmount').filter((amount) => amount.attribute('currencyID') === currency);
    if (amounts.length !== 1) return false;
    const vat = readDecimal(amounts[0]?.text ?? '');
    const total = plus(decimalAt(root, 'LegalMonetaryTotal/TaxExclusiveAmount'), vat);
    return equal(decimalAt(root, 'LegalMonetaryTotal/TaxInclusiveAmount'), cents(total));
  });

export const totalsChecks: readonly Check[] = [
  ...checksAt('LegalMonetaryTotal', [
    [
      'BR-CO-10',
      'The sum of the line amounts does not equal the lines.',
      (totals, document) => {
        const lines = lineNames.flatMap((name) => document.every(name));
        const amounts = lines.flatMap((line) => decimalsAt(line, 'LineExtensionAmount'));
        return equal(decimalAt(totals, 'LineExtensionAmount'), cents(sum(amounts)));
      },
    ],
    ['BR-CO-11', 'The total of allowances does not equal the allowances.', addsUp('AllowanceTotalAmount', isAllowance)],
    ['BR-CO-12', 'The total of charges does not equal the charges.', addsUp('ChargeTotalAmount', isCharge)],
    ['BR-CO-13', 'The total without VAT does not equal lines plus charges minus allowances.', isTaxExclusive],
    ['BR-CO-16', 'The amount to pay does not equal the total with VAT minus what is paid, plus rounding.', isPayable],
  ]),
  ...checksAt('/TaxTotal', [
    [
      'BR-CO-14',
      'The total of VAT does not equal the VAT subtotals.',
      (total) =>
        !total.has('TaxSubtotal') ||
        equal(decimalAt(total, 'TaxAmount'), cents(sum(decimalsAt(total, 'TaxSubtotal/TaxAmount')))),
    ],
  ]),
  ...checksAt('/', [['BR-CO-15', 'The total with VAT does not equal the total without VAT plus VAT.', isTaxInclusive]]),
  ...checksAt('TaxTotal/TaxSubtotal', [
    ['BR-CO-17', 'The VAT of a subtotal is not its taxable amount times its rate.', vatAmountFollowsRate],
  ]),
];
