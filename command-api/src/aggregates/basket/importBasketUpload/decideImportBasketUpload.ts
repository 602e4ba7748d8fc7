import type { BasketEvent } from '@talloor/events/basket/events.ts';
import type { Decision } from '@talloor/platform/aggregate/aggregate.ts';
import type { CustomerFacts, ProductFacts } from '@talloor/rules/facts.ts';
import { choosePrice } from '@talloor/rules/price/choosePrice.ts';
import { fitQuantity } from '@talloor/rules/upload/fitQuantity.ts';
import { lineFactsOf } from '../../../ordering/lineFactsOf.ts';
import type { OpenBasket } from '../openBasket.ts';

export type ImportBasketUpload = {
  readonly items: readonly { readonly articleNumber: string; readonly quantity: number }[];
};

/** Quantities become the nearest orderable ones. Rejected only for too many lines. */
export function decideImportBasketUpload(
  { items }: ImportBasketUpload,
  basket: OpenBasket,
  facts: { readonly products: ReadonlyMap<string, ProductFacts>; readonly customer: Pick<CustomerFacts, 'maxLines'> },
): Decision<BasketEvent> {
  const before = new Map(basket.lines.map((line) => [line.articleNumber, line.quantity]));
  const requestedQuantities = new Map<string, number>();
  for (const { articleNumber, quantity } of items)
    requestedQuantities.set(
      articleNumber,
      sum(requestedQuantities.get(articleNumber) ?? before.get(articleNumber) ?? 0, quantity),
    );

  const after = new Map(before);
  for (const [articleNumber, requestedQuantity] of requestedQuantities) {
    const product = facts.products.get(articleNumber);
    const fitted = product && fitQuantity(product, requestedQuantity);
    if (fitted?.kind === 'fits' && fitted.quantity > (before.get(articleNumber) ?? 0))
      after.set(articleNumber, fitted.quantity);
  }
  const { maxLines } = facts.customer;
  if (after.size > maxLines && after.size > before.size)
    return { rejected: 'basket.too_many_lines', parameters: { lines: after.size, max_lines: maxLines } };

  const events: BasketEvent[] = [];
  for (const articleNumber of requestedQuantities.keys()) {
    const product = facts.products.get(articleNumber);
    const previousQuantity = before.get(articleNumber) ?? 0;
    const quantity = after.get(articleNumber) ?? 0;
    if (!product || quantity === previousQuantity) continue;
    const line = lineFactsOf(product, choosePrice(product, quantity, after));
    events.push({ type: 'BasketLineQuantityChanged', data: { ...line, quantity, previousQuantity } });
  }
  return events;
}

/** In whole thousandths. */
const sum = (quantity: number, other: number): number =>
  (Math.round(quantity * 1000) + Math.round(other * 1000)) / 1000;
