import type { OrderContent } from '@talloor/events/basket/events.ts';
import { orderStream } from '@talloor/events/order/events.ts';
import { hashJson } from '@talloor/platform/codec/hashChain.ts';
import type { DecodedEvent, DomainEvent } from '@talloor/platform/codec/codec.ts';
import type { Finding } from '../verify/finding.ts';
import { canRecompute, checkTotals } from '../verify/checkTotals.ts';

const promising = new Set(['BasketCheckedOut', 'OrderPlaced', 'OrderModificationSubmitted']);
type Promised = DomainEvent & { readonly data: OrderContent };
const isPromise = (event: DomainEvent): event is Promised => promising.has(event.type);

export function createPromiseCheck() {
  const waiting = new Map<string, string>();
  const faults = new Map<string, Finding>();
  return {
    take: ({ event, streamId: stream, revision }: DecodedEvent): void => {
      if (!isPromise(event)) return;
      const { type, data } = event;
      const order = type === 'BasketCheckedOut' ? data.orderNumber : stream.slice(orderStream('').length);
      const fault = (reason: Finding['reason'], path: string): void =>
        void faults.set(order, { stream, revision, type, reason, values: { path } });
      const [wrong] = canRecompute(data) ? checkTotals(data) : [];
      if (wrong) fault('totals_differ', wrong.path);
      if (type === 'OrderModificationSubmitted') return;
      // The order may have another number than its checkout.
      const content = hashJson({ ...data, orderNumber: '' });
      if (type === 'BasketCheckedOut') waiting.set(data.basketId, content);
      else if (waiting.get(data.basketId) !== content) fault('content_differs', 'order');
      else waiting.delete(data.basketId);
    },
    faults: faults as ReadonlyMap<string, Finding>,
  };
}
