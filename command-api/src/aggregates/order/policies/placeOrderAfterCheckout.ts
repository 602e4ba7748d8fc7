import type { BasketEvent } from '@talloor/events/basket/events.ts';
import { orderStream } from '@talloor/events/order/events.ts';
import type { DecodedEvent } from '@talloor/platform/codec/codec.ts';
import { definePolicy } from '@talloor/platform/subscription/policy.ts';
import { placeOrder, type Placing } from '../placeOrder/placeOrder.ts';
import type { CommandSide } from '../../../commandSide.ts';
import { orderFold } from '@talloor/events/order/state.ts';

export const placeOrderAfterCheckout = (side: CommandSide, replaceNumber: Placing['replaceNumber']) =>
  definePolicy<BasketEvent>({
    name: 'placeOrderAfterCheckout',
    handles: ['BasketCheckedOut'],
    fromBeginning: true,
    react: async ({ id, event, metadata }: DecodedEvent<BasketEvent>) => {
      if (event.type !== 'BasketCheckedOut') return;
      const { state: order } = await side.repository.load(orderFold, orderStream(event.data.orderNumber), 0);
      if (order.status !== 'none' && order.content.basketId === event.data.basketId) return;
      const reserve = () => Promise.resolve(null);
      await placeOrder(side, { id, content: event.data, metadata }, { reserve, replaceNumber });
    },
  });
