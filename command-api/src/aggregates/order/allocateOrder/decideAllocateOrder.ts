import type { OrderEvent } from '@talloor/events/order/events.ts';
import type { OrderState } from '@talloor/events/order/state.ts';
import type { Decision } from '@talloor/platform/aggregate/aggregate.ts';

/** What the stock ledger reserved for one line. */
export type Grant = {
  readonly lineId: string;
  readonly articleNumber: string;
  readonly quantity: number;
  readonly allocated: number;
};

/** Notes what the stock could give: all lines in one append, so that nobody sees half an allocation. */
export function decideAllocateOrder(grants: readonly Grant[], state: OrderState): Decision<OrderEvent> {
  if (state.status === 'none') return { rejected: 'order.not_found' };
  if (state.allocated) return [];
  const full = grants.filter((grant) => grant.allocated >= grant.quantity);
  const short = grants.filter((grant) => grant.allocated < grant.quantity);
  return [
    {
      type: 'OrderLinesAllocated',
      data: { lines: full.map(({ lineId, articleNumber, quantity }) => ({ lineId, articleNumber, quantity })) },
    },
    ...short.map(
      ({ lineId, articleNumber, quantity, allocated }) =>
        ({ type: 'OrderLineShort', data: { lineId, articleNumber, ordered: quantity, allocated } }) as const,
    ),
  ];
}
