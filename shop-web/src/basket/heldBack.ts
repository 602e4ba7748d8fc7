import type { BasketView } from '@talloor/rules/basket/basketWire.ts';

/** The basket of a customer that may not order, whatever else it lacks (spec shopping §8, account suspended or cancelled). */
export const heldBack = (basket: BasketView, why: string): BasketView => ({
  ...basket,
  is_valid: false,
  messages: [
    { code: 'basket.customer_blocked', message: why, is_blocking: true, parameters: {} },
    ...basket.messages.filter(({ code }) => code !== 'basket.customer_blocked'),
  ],
});
