import type { OrderContent } from '@talloor/events/basket/events.ts';
import { addUp } from '@talloor/rules/basket/addUp.ts';
import { amountCents } from '@talloor/rules/money/rounding.ts';
import { rulesVersion } from '@talloor/rules/rulesVersion.ts';
import { differences } from './differences.ts';
import type { Difference } from './finding.ts';

/** Whether today's rules are those that made the promise; amounts of other rules stand as they were promised. */
export const canRecompute = ({ totals }: Pick<OrderContent, 'totals'>): boolean => totals.rulesVersion === rulesVersion;

/** Recomputes what was promised from the lines and the delivery cost that were; empty where it is the same to the cent. */
export function checkTotals({ lines, totals }: Pick<OrderContent, 'lines' | 'totals'>): Difference[] {
  const paid = lines.filter((line) => !line.free);
  const recomputedLines = lines.map((line) =>
    line.free ? 0 : amountCents(line.priceMills, line.quantity, line.conversionFactor),
  );
  const counted = paid.map((line) => ({
    product: { vatRate: line.vatRate },
    lineCents: amountCents(line.priceMills, line.quantity, line.conversionFactor),
    depositCents: amountCents(line.depositMills, line.quantity),
  }));
  // Whether delivery was free was decided by the customer's conditions of that moment: its cost is taken as promised.
  const freeDeliveryFromCents = totals.deliveryCents > 0 ? Number.MAX_SAFE_INTEGER : 0;
  const sum = addUp(counted, { freeDeliveryFromCents, deliveryFeeCents: totals.deliveryCents }, totals.expressCents);
  const recomputed: OrderContent['totals'] = {
    rulesVersion,
    approximate: paid.some((line) => line.weightArticle),
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
