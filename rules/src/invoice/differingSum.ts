import { percentageOf } from '../money/rounding.ts';
import type { VatAmount } from './expectedInvoice.ts';

/** Cents, as delivered. */
export type InvoiceSums = {
  readonly lines: readonly (
    | { readonly kind: 'goods'; readonly vatRate: number; readonly totalCents: number }
    | {
        readonly kind: 'deposit' | 'empties' | 'delivery_cost' | 'express_fee' | 'discount';
        readonly totalCents: number;
      }
  )[];
  readonly vat: readonly VatAmount[];
  readonly deliveryNumbers: readonly string[];
  readonly baseCents: number;
  readonly vatCents: number;
  readonly depositCents: number;
  readonly amountCents: number;
};

/** EN 16931 takes a lower rate for zero. */
const lowestRate = 0.5;
/** EN 16931 refuses VAT that is a euro off (BR-CO-17). */
const mostRoundingCents = 99;

/** Every rate of the goods has VAT, costs have some, and e-invoices can have each rate. */
export function isVatComplete({ lines, vat }: Pick<InvoiceSums, 'lines' | 'vat'>): boolean {
  const rates = new Set(vat.map(({ rate }) => rate));
  return (
    [...rates].every((rate) => rate === 0 || rate >= lowestRate) &&
    lines.every((line) => {
      if (line.kind === 'goods') return rates.has(line.vatRate);
      return line.kind === 'deposit' || line.kind === 'empties' || rates.size > 0;
    })
  );
}

/** @returns computed and delivered cents of the first contradiction; null when all agree */
export function differingSum(document: InvoiceSums): { readonly computed: number; readonly delivered: number } | null {
  const { vat, deliveryNumbers, baseCents, vatCents, depositCents, amountCents } = document;
  const differs = (computed: number, delivered: number, tolerance = 0) =>
    Math.abs(computed - delivered) > tolerance ? { computed, delivered } : null;
  return (
    differs(baseCents + vatCents + depositCents, amountCents) ??
    differs(
      baseCents,
      vat.reduce((sum, each) => sum + each.baseCents, 0),
    ) ??
    differingBase(document) ??
    firstOf(vat, (each) => {
      const computed = percentageOf(each.baseCents, each.rate);
      // Each note may round by itself.
      const tolerance =
        each.rate === 0 || each.baseCents === 0 ? 0 : Math.min(deliveryNumbers.length, mostRoundingCents);
      return differs(computed, each.vatCents, tolerance);
    })
  );
}

/** Costs and discounts are shared over the rates as by the ERP, but never beyond themselves. */
function differingBase({ lines, vat }: InvoiceSums): { readonly computed: number; readonly delivered: number } | null {
  const goods = new Map<number, number>();
  let addedCents = 0;
  for (const line of lines)
    if (line.kind === 'goods') goods.set(line.vatRate, (goods.get(line.vatRate) ?? 0) + line.totalCents);
    else if (line.kind !== 'deposit' && line.kind !== 'empties') addedCents += Math.max(0, line.totalCents);
  const bases = new Map(vat.map(({ rate, baseCents }) => [rate, baseCents]));
  const shares = [...new Set([...goods.keys(), ...bases.keys()])].map((rate) => {
    const [computed, delivered] = [goods.get(rate) ?? 0, bases.get(rate) ?? 0];
    return { computed, delivered, shareCents: delivered - computed };
  });
  const sharedCents = shares.reduce((sum, { shareCents }) => sum + Math.max(0, shareCents), 0);
  const [largest] = shares.toSorted((one, other) => other.shareCents - one.shareCents);
  if (!largest || sharedCents <= addedCents) return null;
  return { computed: largest.computed, delivered: largest.delivered };
}

function firstOf<Item, Found>(items: Iterable<Item>, find: (item: Item) => Found | null): Found | null {
  for (const item of items) {
    const found = find(item);
    if (found !== null) return found;
  }
  return null;
}
