import type { BasketEvent, BasketOrigin } from '@talloor/events/basket/events.ts';
import { emptyContent, type BasketState } from '@talloor/events/basket/state.ts';
import { farthestDays, momentOf, type AskedMoment } from '@talloor/rules/delivery/deliveryMoments.ts';
import { judgeQuantity } from '@talloor/rules/quantity/judgeQuantity.ts';
import type { BasketFacts } from '../../../ordering/basketFacts.ts';
import { isAccepted, type Opening } from '../openBasket.ts';
import { decideSetBasketItems } from '../setBasketItems/decideSetBasketItems.ts';

type Item = { readonly articleNumber: string; readonly quantity: number };

export type OmittedItem = Item & {
  readonly code: string;
  readonly parameters: Readonly<Record<string, string | number>>;
};

export type KeptBasketRequest = {
  readonly opening: Opening & { readonly origin: BasketOrigin };
  readonly items: readonly Item[];
  readonly delivery: AskedMoment | null;
};

/** Silent when the basket exists. */
export function decideOpenKeptBasket(
  { opening, items, delivery }: KeptBasketRequest,
  state: BasketState,
  facts: BasketFacts,
): { readonly events: readonly BasketEvent[]; readonly omitted: readonly OmittedItem[] } {
  const omitted: OmittedItem[] = [];
  const quantities = new Map<string, number>();
  for (const { articleNumber, quantity } of items) {
    const problem = findProblem(articleNumber, quantity, facts, quantities.size);
    if (problem) omitted.push({ articleNumber, quantity, ...problem });
    else quantities.set(articleNumber, quantity);
  }
  if (state.status !== 'none') return { events: [], omitted };
  const lines = decideSetBasketItems(
    { items: [...quantities].map(([articleNumber, quantity]) => ({ articleNumber, quantity })) },
    { status: 'open', ...emptyContent(opening) },
    facts,
  );
  if (!isAccepted(lines) || lines.length === 0) return { events: [], omitted };
  return { events: [{ type: 'BasketOpened', data: opening }, ...lines, ...confirmMoment(delivery, facts)], omitted };
}

function findProblem(
  articleNumber: string,
  quantity: number,
  { products, customer }: BasketFacts,
  count: number,
): Pick<OmittedItem, 'code' | 'parameters'> | null {
  const product = products.get(articleNumber);
  if (!product) return { code: 'article.not_found', parameters: {} };
  if (count >= customer.maxLines)
    return { code: 'basket.too_many_lines', parameters: { lines: count + 1, max_lines: customer.maxLines } };
  return quantity > 0 ? judgeQuantity(product, quantity) : { code: 'item.not_available', parameters: {} };
}

/** A rule set the day: no ordering horizon. */
function confirmMoment(delivery: KeptBasketRequest['delivery'], facts: BasketFacts): readonly BasketEvent[] {
  if (delivery === null) return [];
  const answer = momentOf(delivery, facts.calendar, facts.customer, facts.now, farthestDays);
  if (!answer.ok) return [];
  const { day, windowStart, windowEnd, deadline, service } = answer.moment;
  const data = { day, windowStart, windowEnd, deadline, ...(service && { service }) };
  return [{ type: 'BasketDeliveryMomentConfirmed', data }];
}
