import { multiplyDivide, thousandths } from '@talloor/rules/money/rounding.ts';
import type { EInvoiceDocument, EInvoiceLine, EInvoiceVat, LineAdjustment } from './document.ts';

export type VatSubtotal = {
  readonly vat: EInvoiceVat;
  readonly taxableCents: number;
  readonly vatCents: number;
};

export type EInvoiceTotals = {
  readonly linesCents: number;
  readonly allowancesCents: number;
  readonly chargesCents: number;
  readonly exclusiveCents: number;
  readonly vatCents: number;
  /** Also what is to be paid. */
  readonly inclusiveCents: number;
  readonly subtotals: readonly VatSubtotal[];
};

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);

const sumOf = (adjustments: readonly LineAdjustment[], kind: LineAdjustment['kind']): number =>
  sum(adjustments.filter((adjustment) => adjustment.kind === kind).map(({ amountCents }) => amountCents));

/** Quantity × price ÷ base quantity, plus charges, minus allowances. */
export function netCentsOf({ quantity, priceMills, baseQuantity, adjustments }: EInvoiceLine): number {
  const goods = multiplyDivide(priceMills, thousandths(quantity), 1, 10 * thousandths(baseQuantity));
  return goods + sumOf(adjustments, 'charge') - sumOf(adjustments, 'allowance');
}

/** In percent; exempt and zero are 0. */
export const rateOf = (vat: EInvoiceVat): number => (vat.category === 'S' ? vat.rate : 0);

/** A standard rate of zero is the zero rate. */
export const categoryOf = (vat: EInvoiceVat): 'S' | 'Z' | 'E' =>
  vat.category === 'S' && vat.rate === 0 ? 'Z' : vat.category;

const keyOf = (vat: EInvoiceVat): string => `${categoryOf(vat)} ${rateOf(vat)}`;

/** One exempt subtotal names all its reasons. */
const joinReasons = (one: EInvoiceVat, other: EInvoiceVat): EInvoiceVat => {
  if (one.category !== 'E' || other.category !== 'E' || one.reason.split('; ').includes(other.reason)) return one;
  return { category: 'E', reason: `${one.reason}; ${other.reason}` };
};

/** VAT is rounded per rate, half away from zero, unless the document says otherwise. */
export function totalsOf(document: EInvoiceDocument): EInvoiceTotals {
  const { lines, adjustments, roundedVat = [] } = document;
  const parts = [
    ...lines.map((line) => ({ vat: line.vat, cents: netCentsOf(line) })),
    ...adjustments.map(({ vat, kind, amountCents }) => ({
      vat,
      cents: kind === 'charge' ? amountCents : -amountCents,
    })),
  ];
  const groups = new Map<string, { vat: EInvoiceVat; taxableCents: number }>();
  for (const { vat, cents } of parts) {
    const group = groups.get(keyOf(vat));
    if (group === undefined) groups.set(keyOf(vat), { vat, taxableCents: cents });
    else {
      group.vat = joinReasons(group.vat, vat);
      group.taxableCents += cents;
    }
  }
  const subtotals = [...groups.values()].map(({ vat, taxableCents }) => ({
    vat,
    taxableCents,
    vatCents:
      roundedVat.find(({ rate }) => categoryOf(vat) === 'S' && rate === rateOf(vat))?.vatCents ??
      multiplyDivide(taxableCents, thousandths(rateOf(vat)), 1, 100_000),
  }));
  const linesCents = sum(lines.map(netCentsOf));
  const allowancesCents = sumOf(adjustments, 'allowance');
  const chargesCents = sumOf(adjustments, 'charge');
  const exclusiveCents = linesCents + chargesCents - allowancesCents;
  const vatCents = sum(subtotals.map((subtotal) => subtotal.vatCents));
  const inclusiveCents = exclusiveCents + vatCents;
  return {
    linesCents,
    allowancesCents,
    chargesCents,
    exclusiveCents,
    vatCents,
    inclusiveCents,
    subtotals,
  };
}
