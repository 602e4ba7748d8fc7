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

export function summariseBasket(found: UnfinishedBasket, grounds: Grounds, language: 'nl' | 'fr'): BasketSummary {
  const { delivery, origin, lines } = found;
  const { customer, products, now } = grounds;
  const basket = basketInputOf({
    basketId: found.basket_id,
    lines: lines.map(([articleNumber, quantity]) => ({ articleNumber, quantity })),
    delivery,
    address: null,
    reference: found.reference,
    mainOrder: null,
    freeSamples: [],
  });
  const { subtotalCents, approximate } = assessBasket({ basket, ...grounds, offeredSamples: [] });
  const named = lines.slice(0, namesShown);
  return {
    basket_id: found.basket_id,
    is_active: found.is_active,
    is_expired: delivery !== null && now.getTime() >= Date.parse(delivery.deadline),
    opened_at: secondsOf(found.opened_at),
    changed_at: secondsOf(found.changed_at),
    origin: origin && { kind: origin.kind, name: origin.name },
    number_of_lines: lines.length,
    first_articles: named.map(([articleNumber]) => products.get(articleNumber)?.name[language] ?? articleNumber),
    subtotal: customer.showPrices ? eurosOfCents(subtotalCents) : null,
    is_approximate: approximate,
    delivery_date: delivery && epochOfDay(delivery.day),
    delivery_window: delivery && { start: delivery.windowStart, end: delivery.windowEnd },
    deadline: delivery && secondsOf(delivery.deadline),
    po_number: found.reference,
  };
}
