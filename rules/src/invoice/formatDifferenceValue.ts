import type { Language } from '../facts.ts';
import { formatAmount, formatNumber, formatUnitPrice } from '../format/money.ts';
import type { DifferenceKind } from './matchInvoice.ts';

/** `–` for none stays. */
export function formatDifferenceValue(language: Language, about: DifferenceKind, value: string): string {
  const fill = (pattern: RegExp, format: (number: number) => string): string =>
    value.replace(pattern, (digits) => format(Number(digits)));
  switch (about) {
    case 'article':
      return value;
    case 'quantity':
    case 'weight':
      return fill(/^[\d.]+$/, (number) => formatNumber(language, number));
    case 'price':
      return fill(/^[\d.]+$/, (euros) => formatUnitPrice(language, euros));
    case 'vat_rate':
      return fill(/^[\d.]+$/, (rate) => `${formatNumber(language, rate)}\u00a0%`);
    case 'vat_base':
    case 'vat':
    case 'rounding': {
      const [rate, amount] = value.split(' % ').map(Number);
      return rate === undefined || amount === undefined
        ? value
        : `${formatAmount(language, amount)} (${formatNumber(language, rate)}\u00a0%)`;
    }
    case 'amount':
    case 'deposit':
    case 'empties':
    case 'cost':
    case 'discount':
    case 'not_on_note':
    case 'not_invoiced':
    case 'invoiced_twice':
      return fill(/-?[\d.]+$/, (euros) => formatAmount(language, euros));
    default:
      return about satisfies never;
  }
}
