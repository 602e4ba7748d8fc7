import type { OrderEvent } from '@talloor/events/order/events.ts';

/** Reserved stock. */
export type Grant = {
  readonly lineId: string;
  readonly articleNumber: string;
  readonly quantity: number;
  readonly allocated: number;
};

export function allocationOf(grants: readonly Grant[], version = 1): readonly OrderEvent[] {
  const ofVersion = version > 1 ? { version } : {};
  const full = grants.filter((grant) => grant.allocated >= grant.quantity);
  const short = grants.filter((grant) => grant.allocated < grant.quantity);
  return [
    {
      type: 'OrderLinesAllocated',
      data: {
        lines: full.map(({ lineId, articleNumber, quantity }) => ({ lineId, articleNumber, quantity })),
        ...ofVersion,
      },
    },
    ...short.map(
      ({ lineId, articleNumber, quantity, allocated }) =>
        ({
          type: 'OrderLineShort',
          data: { lineId, articleNumber, ordered: quantity, allocated, ...ofVersion },
        }) as const,
    ),
  ];
}
