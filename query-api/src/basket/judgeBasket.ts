import { isDeepStrictEqual } from 'node:util';
import { basketTexts } from '@talloor/messages/basket/basketTexts.ts';
import { assessBasket } from '@talloor/rules/basket/assessBasket.ts';
import type { BasketAssessment } from '@talloor/rules/basket/assessment.ts';
import { basketInputOf } from '@talloor/rules/basket/basketInputOf.ts';
import type { BasketView } from '@talloor/rules/basket/basketWire.ts';
import { viewBasket } from '@talloor/rules/basket/viewBasket.ts';
import type { ChosenMoment } from '@talloor/rules/delivery/deliveryMoments.ts';
import type { CalendarFacts, CustomerFacts, ProductFacts } from '@talloor/rules/facts.ts';
import type { FoundBasket } from './findBasket.ts';
import { keptBasketOf } from './keptBasketOf.ts';

export type BasketGrounds = {
  readonly basket: FoundBasket | null;
  readonly products: ReadonlyMap<string, ProductFacts>;
  readonly customer: CustomerFacts;
  readonly calendar: CalendarFacts;
  readonly offeredSamples: readonly string[];
};

export function assessAt(grounds: BasketGrounds, delivery: ChosenMoment | null, now: Date): BasketAssessment {
  const { basket, customer, calendar, offeredSamples } = grounds;
  const storedInput = basketInputOf(basket && keptBasketOf(basket));
  // An add-on at another moment becomes a separate order.
  const isOtherMoment = !isDeepStrictEqual(delivery, storedInput.delivery);
  const input = { ...storedInput, delivery, mainOrder: isOtherMoment ? null : storedInput.mainOrder };
  const products = withLastOrders(grounds);
  return assessBasket({ basket: input, products, customer, calendar, now, offeredSamples });
}

export function judgeBasket(grounds: BasketGrounds, language: 'nl' | 'fr', now: Date): BasketView {
  const { basket } = grounds;
  const view = viewBasket(assessAt(grounds, basket?.delivery ?? null, now), language, basketTexts);
  if (basket?.status === 'checkedOut') return viewOrdered(view, basket.order_number, language);
  if (basket?.status === 'awaiting') return viewAwaiting(view, language);
  const basketView = basket && !basket.is_active ? { ...view, is_valid: false, is_active: false } : view;
  const mayOrder = basket === null || basket.customer_status === null || basket.customer_status === 'active';
  return mayOrder ? basketView : blocked(basketView, language);
}

function withLastOrders({ products, basket }: BasketGrounds): ReadonlyMap<string, ProductFacts> {
  const facts = new Map(products);
  for (const [articleNumber, , at, quantity] of basket?.lines ?? []) {
    const product = products.get(articleNumber);
    if (product && at !== null && quantity !== null)
      facts.set(articleNumber, { ...product, lastOrder: { at, quantity } });
  }
  return facts;
}

const messageOf = (
  code: 'basket.already_ordered' | 'basket.awaiting_approval' | 'basket.customer_blocked',
  language: 'nl' | 'fr',
  parameters: Readonly<Record<string, string>> = {},
) => ({
  code,
  message: basketTexts.message(code, parameters, language),
  is_blocking: true,
  parameters,
});

/** Suspended and cancelled customers can fill, but not send. */
const blocked = (view: BasketView, language: 'nl' | 'fr'): BasketView => ({
  ...view,
  is_valid: false,
  messages: [messageOf('basket.customer_blocked', language), ...view.messages],
});

/** Locked until a decision; blockers are still shown. */
const viewAwaiting = (view: BasketView, language: 'nl' | 'fr'): BasketView => ({
  ...view,
  is_valid: false,
  is_active: false,
  messages: [messageOf('basket.awaiting_approval', language), ...view.messages],
});

const viewOrdered = (view: BasketView, orderNumber: string | null, language: 'nl' | 'fr'): BasketView => ({
  ...view,
  is_valid: false,
  is_active: false,
  messages: [messageOf('basket.already_ordered', language, orderNumber === null ? {} : { order_number: orderNumber })],
});
