import type { Rejection } from '@talloor/platform/aggregate/aggregate.ts';
import { groundsOf, withOwnStock } from '@talloor/rules/order/assessModification.ts';
import { judgeChange } from '@talloor/rules/order/lineLimits.ts';
import { countedAsPromised } from '@talloor/rules/order/promisedLine.ts';
import type { PlacedOrder } from './changeForbidden.ts';
import { modificationFactsOf, type WorldFacts } from './modificationFacts.ts';

/** Why an order cannot have what is wished of it, by the first article that cannot; null where it can have all. */
export function firstRefusedWish(
  order: PlacedOrder,
  wishes: Readonly<Record<string, number>>,
  world: WorldFacts,
): Rejection | null {
  const facts = modificationFactsOf(order, { wishes }, world);
  const products = withOwnStock(facts);
  for (const [articleNumber, quantity] of Object.entries(wishes)) {
    const line = facts.order.lines.find((ordered) => !ordered.free && ordered.articleNumber === articleNumber);
    const product = products.get(articleNumber) ?? (line && countedAsPromised(line, undefined).product);
    if (!product) return { rejected: 'article.not_found', parameters: { article_number: articleNumber } };
    const [fault] = judgeChange(line, product, quantity, groundsOf(facts));
    if (fault) return { rejected: fault.code, parameters: { article_number: articleNumber, ...fault.parameters } };
  }
  return null;
}
