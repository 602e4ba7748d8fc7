import type { OrderEvent } from '@talloor/events/order/events.ts';
import { evolveOrder, noOrder, type OrderState } from '@talloor/events/order/state.ts';
import type { DecodedEvent } from '@talloor/platform/codec/codec.ts';
import { groupBy } from '@talloor/platform/groupBy.ts';

const at = { picked: '2026-03-12T19:00:00Z', dispatched: '2026-03-13T06:00:00Z', delivered: '2026-03-13T09:00:00Z' };

export const deliveryNumberOf = (orderNumber: string): string => `9${orderNumber}`;

export function deliveryFile(events: readonly DecodedEvent[]): readonly string[] {
  const reports = ordersOf(events as readonly DecodedEvent<OrderEvent>[]).map(({ content: order }) => {
    const number = deliveryNumberOf(order.orderNumber);
    const createReport = (kind: string, more: object) => ({
      message_id: `${number}-${kind}`,
      delivery_number: number,
      kind,
      ...more,
    });
    return [
      createReport('scheduled', {
        order_number: order.orderNumber,
        day: '2026-03-13',
        expected_from: '2026-03-13T08:00:00Z',
        expected_until: '2026-03-13T10:00:00Z',
        route: '14',
        stop: 1,
        stops: 9,
      }),
      createReport('picked', {
        at: at.picked,
        lines: order.lines.map(({ lineId, articleNumber, quantity }) => ({
          line_id: lineId,
          article_number: articleNumber,
          delivered: quantity,
        })),
      }),
      createReport('dispatched', { at: at.dispatched }),
      createReport('delivered', { at: at.delivered }),
    ];
  });
  return [0, 1, 2, 3].flatMap((round) => reports.map((of) => JSON.stringify(of[round])));
}

export function ordersOf(events: readonly DecodedEvent<OrderEvent>[]) {
  const streams = groupBy(
    events.filter(({ streamId }) => streamId.startsWith('order-')),
    ({ streamId }) => streamId,
  );
  return [...streams.values()].flatMap((stream) => {
    const order = stream.reduce<OrderState>((state, { event }) => evolveOrder(state, event), noOrder);
    return order.status === 'none' ? [] : [order];
  });
}

export type Taken = { readonly status: number; readonly body: Readonly<Record<string, unknown>> };

export async function tellDeliveries(url: string, key: string, file: readonly string[]): Promise<Taken> {
  const answer = await fetch(`${url}/erp/v1/deliveries`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-ndjson', authorization: `Bearer ${key}` },
    body: file.join('\n'),
  });
  return { status: answer.status, body: (await answer.json()) as Taken['body'] };
}
