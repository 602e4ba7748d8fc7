import { describe, expect, test } from '@jest/globals';
import type { OrderContent } from '@talloor/events/basket/events.ts';
import type { OrderEvent } from '@talloor/events/order/events.ts';
import { evolveOrder, noOrder, type OrderState } from '@talloor/events/order/state.ts';
import type { Decision } from '@talloor/platform/aggregate/aggregate.ts';
import type { Grant } from './allocationOf.ts';
import { decideAllocateOrder } from './allocateOrder/decideAllocateOrder.ts';
import { decidePlaceOrder } from './placeOrder/decidePlaceOrder.ts';
import { decideRecordConfirmation } from './recordConfirmation/decideRecordConfirmation.ts';
import { decideAllocateChange } from './allocateChange/decideAllocateChange.ts';

const content = {
  orderNumber: '4402118',
  lines: [
    { lineId: '1', articleNumber: '131209', quantity: 12 },
    { lineId: '2', articleNumber: '131533', quantity: 8 },
  ],
} as OrderContent;
const placed: OrderEvent = { type: 'OrderPlaced', data: content };
const foldEvents = (...events: readonly OrderEvent[]): OrderState => events.reduce<OrderState>(evolveOrder, noOrder);

function decidedOnce(state: OrderState, decide: (state: OrderState) => Decision<OrderEvent>): readonly OrderEvent[] {
  const decision = decide(state);
  if (!Array.isArray(decision)) throw new Error(`refused: ${JSON.stringify(decision)}`);
  const events = decision as readonly OrderEvent[];
  expect(decide(events.reduce<OrderState>(evolveOrder, state))).toEqual([]);
  return events;
}

test('an order is placed once with the content of its basket, and a number taken by another basket is rejected', () => {
  expect(decidedOnce(noOrder, (state) => decidePlaceOrder(content, null, state))).toEqual([placed]);
  expect(decidePlaceOrder({ ...content, basketId: 'another' }, null, foldEvents(placed))).toEqual({
    rejected: 'order.number_taken',
  });
});

describe('allocation', () => {
  const grants = (second: number): Grant[] => [
    { lineId: '1', articleNumber: '131209', quantity: 12, allocated: 12 },
    { lineId: '2', articleNumber: '131533', quantity: 8, allocated: second },
  ];

  test('records the allocated quantities and an event for each short line', () => {
    expect(decidedOnce(foldEvents(placed), (state) => decideAllocateOrder(grants(8), state))).toEqual([
      {
        type: 'OrderLinesAllocated',
        data: {
          lines: [
            { lineId: '1', articleNumber: '131209', quantity: 12 },
            { lineId: '2', articleNumber: '131533', quantity: 8 },
          ],
        },
      },
    ]);
    expect(decidedOnce(foldEvents(placed), (state) => decideAllocateOrder(grants(5), state))).toEqual([
      {
        type: 'OrderLinesAllocated',
        data: { lines: [{ lineId: '1', articleNumber: '131209', quantity: 12 }] },
      },
      { type: 'OrderLineShort', data: { lineId: '2', articleNumber: '131533', ordered: 8, allocated: 5 } },
    ]);
  });

  test('is part of the placing events when the stock was reserved first', () => {
    const allocated = decideAllocateOrder(grants(5), foldEvents(placed)) as readonly OrderEvent[];
    expect(decidedOnce(noOrder, (state) => decidePlaceOrder(content, grants(5), state))).toEqual([
      placed,
      ...allocated,
    ]);
  });

  test('appends nothing for the first version when the order has a newer version', () => {
    const changedOrder = { ...foldEvents(placed), version: 2 } as OrderState;
    expect(decideAllocateOrder(grants(8), changedOrder)).toEqual([]);
  });

  test('appends nothing for a cancelled order, neither for its placing nor for its change', () => {
    const cancelled = foldEvents(placed, {
      type: 'OrderCancelled',
      data: { cancelledBy: '7', cancelledAt: '', lines: [] },
    });
    expect(decideAllocateOrder(grants(8), cancelled)).toEqual([]);
    expect(decideAllocateChange(grants(8), 2, { ...cancelled, version: 2 } as OrderState)).toEqual([]);
  });

  test('is rejected for an order that does not exist', () => {
    expect(decideAllocateOrder(grants(8), noOrder)).toEqual({ rejected: 'order.not_found' });
  });
});

test('a confirmation is recorded once, and not for an unknown order or an order that changed meanwhile', () => {
  const first = { version: 1, isCancelled: false };
  const sentMail = { language: 'nl', recipientCount: 2, messageId: 'order-4402118-1@talloor.example' } as const;
  expect(decidedOnce(foldEvents(placed), (state) => decideRecordConfirmation(sentMail, first, state))).toEqual([
    { type: 'OrderConfirmationSent', data: sentMail },
  ]);
  expect(decideRecordConfirmation(sentMail, first, noOrder)).toEqual({ rejected: 'order.not_found' });
  const cancelled: OrderEvent = { type: 'OrderCancelled', data: { cancelledBy: '7', cancelledAt: '', lines: [] } };
  expect(decideRecordConfirmation(sentMail, first, foldEvents(placed, cancelled))).toEqual([]);
  expect(decideRecordConfirmation(sentMail, { ...first, version: 2 }, foldEvents(placed))).toEqual([]);
  const mailedOrder = { version: 1, isCancelled: true };
  expect(
    decidedOnce(foldEvents(placed, cancelled), (state) => decideRecordConfirmation(sentMail, mailedOrder, state)),
  ).toHaveLength(1);
});
