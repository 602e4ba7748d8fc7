import type { BasketView } from '@talloor/rules/basket/basketWire.ts';

/** Suspended or cancelled account (spec shopping §8). */
export const holdBackBasket = (basket: BasketView, message: string): BasketView => ({
  ...basket,
  is_valid: false,
  messages: [
    { code: 'basket.customer_blocked', message, is_blocking: true, parameters: {} },
    ...basket.messages.filter(({ code }) => code !== 'basket.customer_blocked'),
  ],
});
