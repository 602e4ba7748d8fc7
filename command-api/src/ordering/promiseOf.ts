import type { OrderedLine } from '@talloor/events/basket/events.ts';
import type { PromisedTotals } from '@talloor/events/values.ts';
import type { BasketAssessment, FreeLine, Totals } from '@talloor/rules/basket/assessment.ts';
import type { ProductFacts } from '@talloor/rules/facts.ts';
import { choosePrice } from '@talloor/rules/price/choosePrice.ts';
import { rulesVersion } from '@talloor/rules/rulesVersion.ts';
import { lineFactsOf } from './lineFactsOf.ts';

export type UnnumberedLine = Omit<OrderedLine, 'lineId'>;

export type PromisedAssessment = Pick<BasketAssessment, 'countedLines' | 'freeLines' | 'approximate'> &
  Omit<Totals, 'vatCents'>;

/** Free lines last. */
export const promisedLines = (
  assessment: Pick<PromisedAssessment, 'countedLines' | 'freeLines'>,
  products: ReadonlyMap<string, ProductFacts>,
): readonly UnnumberedLine[] => [
  // V8 copies trailing spreads ten times faster.
  ...assessment.countedLines.map((line) => ({
    quantity: line.quantity,
    lineTotalCents: line.lineCents,
    free: false,
    ...lineFactsOf(line.product, line.chosen, line.conversionFactor),
  })),
  ...assessment.freeLines.map((line) => freeLineOf(line, products)),
];

/** With the rules' version. */
export const promisedTotalsOf = (
  assessment: Omit<PromisedAssessment, 'countedLines' | 'freeLines'>,
): PromisedTotals => ({
  rulesVersion,
  approximate: assessment.approximate,
  subtotalCents: assessment.subtotalCents,
  deliveryCents: assessment.deliveryCents,
  expressCents: assessment.expressCents,
  discountCents: assessment.discountCents,
  vat: assessment.vat.map(({ rate, baseCents, vatCents }) => ({ rate, baseCents, vatCents })),
  depositCents: assessment.depositCents,
  payableCents: assessment.payableCents,
});

/** Unknown articles take the facts of the earning one. */
function freeLineOf(line: FreeLine, products: ReadonlyMap<string, ProductFacts>): UnnumberedLine {
  const because = line.kind === 'sample' ? line.product : line.because.product;
  const product = products.get(line.articleNumber) ?? because;
  return {
    ...lineFactsOf(product, choosePrice(product, line.quantity)),
    articleNumber: line.articleNumber,
    name: line.name,
    priceMills: 0,
    priceKind: 'promo',
    promoId: line.kind === 'sample' ? null : line.promoId,
    depositMills: 0,
    quantity: line.quantity,
    lineTotalCents: 0,
    free: true,
  };
}
