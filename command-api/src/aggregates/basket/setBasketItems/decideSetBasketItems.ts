import type { BasketEvent } from '@talloor/events/basket/events.ts';
import type { Decision } from '@talloor/platform/aggregate/aggregate.ts';
import type { CustomerFacts, ProductFacts } from '@talloor/rules/facts.ts';
import { choosePrice } from '@talloor/rules/price/choosePrice.ts';
import { judgeQuantity } from '@talloor/rules/quantity/judgeQuantity.ts';
import { lineFactsOf } from '../../../ordering/lineFactsOf.ts';
import type { OpenBasket } from '../openBasket.ts';

export type SetBasketItems = {
  readonly items: readonly { readonly articleNumber: string; readonly quantity: number }[];
  /** Keeps larger quantities, also concurrent ones (ADR 0043). */
  readonly isAtLeast?: boolean;
};

/** All or nothing. 0 or less removes. */
export function decideSetBasketItems(
  { items, isAtLeast = false }: SetBasketItems,
  basket: OpenBasket,
  facts: { readonly products: ReadonlyMap<string, ProductFacts>; readonly customer: Pick<CustomerFacts, 'maxLines'> },
): Decision<BasketEvent> {
  const before = new Map(basket.lines.map((line) => [line.articleNumber, line.quantity]));
  const after = new Map(before);
  for (const { articleNumber, quantity: requestedQuantity } of items) {
    const roundedQuantity = withoutNoise(requestedQuantity);
    const quantity = isAtLeast ? Math.max(roundedQuantity, after.get(articleNumber) ?? 0) : roundedQuantity;
    if (quantity > 0) after.set(articleNumber, quantity);
    else after.delete(articleNumber);
  }
  const { maxLines } = facts.customer;
  if (after.size > maxLines && after.size > before.size)
    return { rejected: 'basket.too_many_lines', parameters: { lines: after.size, max_lines: maxLines } };

  const events: BasketEvent[] = [];
  for (const articleNumber of new Set(items.map((item) => item.articleNumber))) {
    const previousQuantity = before.get(articleNumber) ?? 0;
    const quantity = after.get(articleNumber) ?? 0;
    if (quantity === previousQuantity) continue;
    if (quantity === 0) {
      events.push({ type: 'BasketLineRemoved', data: { articleNumber, previousQuantity } });
      continue;
    }
    const product = facts.products.get(articleNumber);
    if (!product) return { rejected: 'article.not_found', parameters: { article_number: articleNumber } };
    const fault = judgeQuantity(product, quantity);
    if (fault) return { rejected: fault.code, parameters: { article_number: articleNumber, ...fault.parameters } };
    const line = lineFactsOf(product, choosePrice(product, quantity, after));
    events.push({ type: 'BasketLineQuantityChanged', data: { ...line, quantity, previousQuantity } });
  }
  return events;
}

/** Binary noise (0.1 + 0.2); more decimals are rejected later. */
function withoutNoise(quantity: number): number {
  const rounded = Math.round(quantity * 1000) / 1000;
  return Math.abs(rounded - quantity) < 1e-9 ? rounded : quantity;
}
