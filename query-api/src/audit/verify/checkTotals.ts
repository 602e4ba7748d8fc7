import type { OrderContent } from '@talloor/events/basket/events.ts';
import { addUp } from '@talloor/rules/basket/addUp.ts';
import { amountCents } from '@talloor/rules/money/rounding.ts';
import { rulesVersion } from '@talloor/rules/rulesVersion.ts';
import { differences } from './differences.ts';
import type { Difference } from './finding.ts';

export const canRecompute = ({ totals }: Pick<OrderContent, 'totals'>): boolean => totals.rulesVersion === rulesVersion;

export function checkTotals({ lines, totals }: Pick<OrderContent, 'lines' | 'totals'>): Difference[] {
  const paidLines = lines.filter((line) => !line.free);
  const recomputedLines = lines.map((line) =>
    line.free ? 0 : amountCents(line.priceMills, line.quantity, line.conversionFactor),
  );
  const pricedLines = paidLines.map((line) => ({
    product: { vatRate: line.vatRate },
    lineCents: amountCents(line.priceMills, line.quantity, line.conversionFactor),
    depositCents: amountCents(line.depositMills, line.quantity),
  }));
  // Free delivery depended on past conditions, so its cost is taken as promised.
  const freeDeliveryFromCents = totals.deliveryCents > 0 ? Number.MAX_SAFE_INTEGER : 0;
  const sum = addUp(
    pricedLines,
    { freeDeliveryFromCents, deliveryFeeCents: totals.deliveryCents },
    totals.expressCents,
  );
  const recomputed: OrderContent['totals'] = {
    rulesVersion,
    approximate: paidLines.some((line) => line.weightArticle),
    subtotalCents: sum.subtotalCents,
    deliveryCents: sum.deliveryCents,
    expressCents: sum.expressCents,
    discountCents: sum.discountCents,
    vat: sum.vat.map(({ rate, baseCents, vatCents }) => ({ rate, baseCents, vatCents })),
    depositCents: sum.depositCents,
    payableCents: sum.payableCents,
  };
  return [
    ...differences(
      'lines',
      lines.map((line) => line.lineTotalCents),
      recomputedLines,
    ),
    ...differences('totals', totals, recomputed),
  ];
}
