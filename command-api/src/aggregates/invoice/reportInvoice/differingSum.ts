import type { InvoiceDocument } from '@talloor/events/invoice/values.ts';
import { percentageOf } from '@talloor/rules/money/rounding.ts';

type Sums = Pick<InvoiceDocument, 'lines' | 'vat' | 'deliveryNumbers'> &
  Pick<InvoiceDocument, 'baseCents' | 'vatCents' | 'depositCents' | 'amountCents'>;

/** The first sum that contradicts the document. @returns computed and delivered cents; null when all agree */
export function differingSum(document: Sums): { readonly computed: number; readonly delivered: number } | null {
  const { lines, vat, deliveryNumbers, baseCents, vatCents, depositCents, amountCents } = document;
  const differs = (computed: number, delivered: number, tolerance = 0) =>
    Math.abs(computed - delivered) > tolerance ? { computed, delivered } : null;
  const rates = new Map(vat.map((each) => [each.rate, each]));
  const basesCents = vat.reduce((sum, each) => sum + each.baseCents, 0);
  const hasCosts = lines.some(({ kind }) => kind === 'delivery_cost' || kind === 'express_fee' || kind === 'discount');
  const goods = new Map<number, number>();
  for (const line of lines)
    if (line.kind === 'goods') goods.set(line.vatRate, (goods.get(line.vatRate) ?? 0) + line.totalCents);
  return (
    differs(baseCents + vatCents + depositCents, amountCents) ??
    differs(baseCents, basesCents) ??
    // Costs are shared over the rates as the ERP does it.
    (hasCosts
      ? null
      : firstOf([...new Set([...goods.keys(), ...rates.keys()])], (rate) =>
          differs(goods.get(rate) ?? 0, rates.get(rate)?.baseCents ?? 0),
        )) ??
    firstOf(vat, (each) =>
      // Each note may round by itself.
      differs(percentageOf(each.baseCents, each.rate), each.vatCents, deliveryNumbers.length),
    )
  );
}

function firstOf<Item, Found>(items: Iterable<Item>, find: (item: Item) => Found | null): Found | null {
  for (const item of items) {
    const found = find(item);
    if (found !== null) return found;
  }
  return null;
}
