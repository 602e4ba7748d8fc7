import type { OrderContent } from '@talloor/events/basket/events.ts';
import { orderStream } from '@talloor/events/order/events.ts';
import { hashJson } from '@talloor/platform/codec/hashChain.ts';
import type { DecodedEvent, DomainEvent } from '@talloor/platform/codec/codec.ts';
import { canRecompute, checkTotals } from '../verify/checkTotals.ts';

const promising = new Set(['BasketCheckedOut', 'OrderPlaced', 'OrderModificationSubmitted']);
type Promised = DomainEvent & { readonly data: OrderContent };
const isPromise = (event: DomainEvent): event is Promised => promising.has(event.type);

/** Compares checkouts with orders, and amounts with the rules; keeps only checkouts that wait for their order. */
export function createPromiseCheck() {
  const waiting = new Map<string, string>();
  const orders = new Set<string>();
  return {
    /** @throws for changed content */
    take: ({ event, streamId }: DecodedEvent): void => {
      if (!isPromise(event)) return;
      const { data } = event;
      const order = event.type === 'BasketCheckedOut' ? data.orderNumber : streamId.slice(orderStream('').length);
      if (canRecompute(data) && checkTotals(data).length > 0) orders.add(order);
      if (event.type === 'OrderModificationSubmitted') return;
      // The order may have another number than its checkout.
      const content = hashJson({ ...data, orderNumber: '' });
      if (event.type === 'BasketCheckedOut') waiting.set(data.basketId, content);
      else if (waiting.get(data.basketId) !== content) orders.add(order);
      else waiting.delete(data.basketId);
    },
    orders: orders as ReadonlySet<string>,
  };
}
