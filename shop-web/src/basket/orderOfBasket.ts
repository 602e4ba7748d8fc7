import type { BasketView } from '@talloor/rules/basket/basketWire.ts';

export function orderOfBasket({ messages }: Pick<BasketView, 'messages'>): string | null {
  const number = messages.find(({ code }) => code === 'basket.already_ordered')?.parameters['order_number'];
  return number === undefined ? null : String(number);
}
