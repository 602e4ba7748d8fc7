import { thousandths } from '@talloor/rules/money/rounding.ts';
import { plainCbc } from './xmlText.ts';

const euros = ' currencyID="EUR"';

/** Exact: 1234 with 2 decimals is 12.34. */
function decimalText(units: number, decimals: number): string {
  const digits = String(Math.abs(units)).padStart(decimals + 1, '0');
  return `${units < 0 ? '-' : ''}${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
}

const withoutZeros = (text: string): string => text.replace(/\.?0+$/u, '');

export const numberText = (value: number): string => withoutZeros(decimalText(thousandths(value), 3));

export const amount = (name: string, cents: number): string => plainCbc(name, decimalText(cents, 2), euros);

/** A price in mills keeps its third decimal. */
export const price = (name: string, mills: number): string =>
  plainCbc(name, mills % 10 === 0 ? decimalText(mills / 10, 2) : decimalText(mills, 3), euros);
