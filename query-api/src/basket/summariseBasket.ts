import type { BasketSummary } from '@talloor/contracts/endpoints/keptBaskets.ts';
import { assessBasket } from '@talloor/rules/basket/assessBasket.ts';
import { basketInputOf } from '@talloor/rules/basket/basketInputOf.ts';
import { epochOfDay } from '@talloor/rules/delivery/brusselsTime.ts';
import type { CalendarFacts, CustomerFacts, ProductFacts } from '@talloor/rules/facts.ts';
import { eurosOfCents } from '@talloor/rules/money/rounding.ts';
import type { UnfinishedBasket } from './findBaskets.ts';
import { secondsOf } from '../secondsOf.ts';

type Grounds = {
  readonly products: ReadonlyMap<string, ProductFacts>;
  readonly customer: CustomerFacts;
  readonly calendar: CalendarFacts;
  readonly now: Date;
};

const namesShown = 3;

export function summariseBasket(basketRow: UnfinishedBasket, grounds: Grounds, language: 'nl' | 'fr'): BasketSummary {
  const { delivery, origin, lines } = basketRow;
  const { customer, products, now } = grounds;
  const basket = basketInputOf({
    basketId: basketRow.basket_id,
    lines: lines.map(([articleNumber, quantity]) => ({ articleNumber, quantity })),
    delivery,
    address: null,
    reference: basketRow.reference ?? '',
    mainOrder: null,
    freeSamples: [],
  });
  const { subtotalCents, approximate } = assessBasket({ basket, ...grounds, offeredSamples: [] });
  const firstLines = lines.slice(0, namesShown);
  return {
    basket_id: basketRow.basket_id,
    is_active: basketRow.is_active,
    is_expired: delivery !== null && now.getTime() >= Date.parse(delivery.deadline),
    opened_at: secondsOf(basketRow.opened_at),
    changed_at: secondsOf(basketRow.changed_at),
    origin: origin && { kind: origin.kind, name: basketRow.origin_name ?? '' },
    number_of_lines: lines.length,
    first_articles: firstLines.map(([articleNumber]) => products.get(articleNumber)?.name[language] ?? articleNumber),
    subtotal: customer.showPrices ? eurosOfCents(subtotalCents) : null,
    is_approximate: approximate,
    delivery_date: delivery && epochOfDay(delivery.day),
    delivery_window: delivery && { start: delivery.windowStart, end: delivery.windowEnd },
    deadline: delivery && secondsOf(delivery.deadline),
    po_number: basketRow.reference ?? '',
  };
}
