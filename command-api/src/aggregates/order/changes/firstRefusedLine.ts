import type { Rejection } from '@talloor/platform/aggregate/aggregate.ts';
import { groundsOf, promisedOrderOf } from '@talloor/rules/order/assessDraft.ts';
import { judgeChange } from '@talloor/rules/order/lineLimits.ts';
import { paidLines } from '@talloor/rules/order/paidLines.ts';
import { type DraftQuantities } from '@talloor/rules/order/quantitiesWithDraft.ts';
import type { PlacedOrder } from './changeForbidden.ts';
import { draftFactsOf, type WorldFacts } from './draftFacts.ts';

/** Rejection of the first impossible line, or null. */
export function firstRefusedLine(
  order: PlacedOrder,
  draftQuantities: DraftQuantities,
  world: WorldFacts,
): Rejection | null {
  const facts = draftFactsOf(order, { draftQuantities }, world);
  const { products } = promisedOrderOf(facts);
  const orderedLines = paidLines(facts.order.lines);
  for (const [articleNumber, quantity] of Object.entries(draftQuantities)) {
    const product = products.get(articleNumber);
    if (!product) return { rejected: 'article.not_found', parameters: { article_number: articleNumber } };
    const [fault] = judgeChange(orderedLines.get(articleNumber), product, quantity, groundsOf(facts));
    if (fault) return { rejected: fault.code, parameters: { article_number: articleNumber, ...fault.parameters } };
  }
  return null;
}
