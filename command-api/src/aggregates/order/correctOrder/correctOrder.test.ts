import { describe, expect, test } from '@jest/globals';
import type { OrderEvent } from '@talloor/events/order/events.ts';
import { evolveOrder, noOrder, type OrderState } from '@talloor/events/order/state.ts';
import { sampleFacts, sampleOrder } from '@talloor/events/testing/sampleOrder.ts';
import type { CustomerState } from '@talloor/events/customer/customer.ts';
import { exampleCalendar, exampleCustomer, exampleProduct } from '@talloor/rules/testing/exampleFacts.ts';
import { conflictsOf } from '../changes/changeForbidden.ts';
import { decideSubmitChanges } from '../submitChanges/decideSubmitChanges.ts';
import type { WorldFacts } from '../changes/draftFacts.ts';
import { decideCorrectOrder, type CorrectOrder } from './decideCorrectOrder.ts';
import { orderingFacts } from '../../../testing/orderingFacts.ts';

const deadline = Date.parse(sampleOrder.changeDeadline);
const before = new Date(deadline - 60 * 60_000);
const after = new Date(deadline + 60 * 60_000);
const article = sampleFacts.articleNumber;
const world = (now: Date, changes: Parameters<typeof exampleProduct>[0] = {}): WorldFacts => ({
  products: new Map(
    [article, '100002'].map((articleNumber) => [articleNumber, exampleProduct({ ...changes, articleNumber })]),
  ),
  customer: exampleCustomer({ minimumOrderCents: 0, showPrices: false }),
  calendar: exampleCalendar(),
  now,
});
const foldEvents = (...events: readonly OrderEvent[]): OrderState =>
  events.reduce<OrderState>(evolveOrder, evolveOrder(noOrder, { type: 'OrderPlaced', data: sampleOrder }));
const freshId = '0197f5d2-6a0e-7c3b-9a53-0b8f2f9f6c29';
const correct = (
  state: OrderState,
  {
    now = before,
    customerStatus = 'active',
    facts = world(now),
    ...changes
  }: Partial<CorrectOrder> & {
    now?: Date;
    customerStatus?: CustomerState['status'];
    facts?: WorldFacts;
  } = {},
) =>
  decideCorrectOrder(
    {
      userId: '3',
      reason: 'asked_by_customer',
      draftQuantities: { [article]: 5 },
      version: 1,
      amountToPayCents: null,
      freshId,
      isPicked: false,
      ...changes,
    },
    state,
    { ...facts, customerStatus },
  );
const modificationId = '0197f5d2-6a0e-7c3b-9a53-0b8f2f9f6c21';
const holdTimes = {
  heldSince: before.toISOString(),
  heldUntil: new Date(before.getTime() + 15 * 60_000).toISOString(),
};
const holding: readonly OrderEvent[] = [
  {
    type: 'OrderModificationStarted',
    data: { modificationId, startedBy: '7', ...holdTimes, baseVersion: 1, takenFrom: null },
  },
  {
    type: 'OrderDraftLineChanged',
    data: { ...sampleFacts, modificationId, changedBy: '7', ...holdTimes, quantity: 9, previousQuantity: 12 },
  },
];
const closed: OrderEvent = { type: 'OrderClosedForChanges', data: { effectiveAt: sampleOrder.changeDeadline } };
const locked: OrderEvent = { type: 'OrderLocked', data: { lockedBy: '3', reason: 'checking_prices', until: null } };

describe('a correction by the office', () => {
  test('is one event with the reason and the changed lines, before or after the deadline, on a locked or held order', () => {
    for (const [state, now] of [
      [foldEvents(), before],
      [foldEvents(...holding), before],
      [foldEvents(locked), before],
      [foldEvents(closed), after],
    ] as const) {
      const decided = correct(state, { now });
      expect(decided).toMatchObject([
        {
          type: 'OrderModificationSubmitted',
          data: {
            version: 2,
            submittedBy: '3',
            submittedAt: now.toISOString(),
            reason: 'asked_by_customer',
            changed: [{ articleNumber: article, previousQuantity: 12, quantity: 5 }],
          },
        },
      ]);
    }
  });

  test('leaves a closed order closed and a locked order locked', () => {
    const [submitted] = correct(foldEvents(closed), { now: after }) as readonly OrderEvent[];
    expect(foldEvents(closed, submitted!)).toMatchObject({ status: 'closed', version: 2 });
    expect(foldEvents(locked, submitted!)).toMatchObject({ lock: { reason: 'checking_prices' } });
  });

  test('keeps the customer’s hold and draft, and causes a conflict only for lines that both changed', () => {
    const [submitted] = correct(foldEvents(...holding)) as readonly OrderEvent[];
    const order = foldEvents(...holding, submitted!);
    if (order.status === 'none') throw new Error('the order was not placed');
    expect(order).toMatchObject({ hold: { by: '7' }, drafts: { 7: { draftQuantities: { [article]: 9 } } } });
    expect(conflictsOf(order, '7')).toEqual([article]);
    const submitCommand = {
      userId: '7',
      holderName: '',
      modificationId,
      amountToPayCents: null,
      cause: 'user',
    } as const;
    expect(decideSubmitChanges(submitCommand, order, { ...world(before), ...orderingFacts })).toMatchObject({
      rejected: 'order.line_conflict',
    });
    const others = correct(foldEvents(...holding), { draftQuantities: { 100002: 4 } }) as readonly OrderEvent[];
    const correctedOrder = foldEvents(...holding, ...others);
    expect(decideSubmitChanges(submitCommand, correctedOrder, { ...world(before), ...orderingFacts })).toMatchObject([
      { data: { version: 3, changed: [{ articleNumber: article, quantity: 9 }] } },
    ]);
  });

  test('is rejected for cancelled, picked, unknown, outdated and unchanged orders, and for a suspended customer', () => {
    const cancelled: OrderEvent = {
      type: 'OrderCancelled',
      data: { cancelledBy: '7', cancelledAt: before.toISOString(), lines: [] },
    };
    expect(correct(noOrder)).toEqual({ rejected: 'order.not_found' });
    expect(correct(foldEvents(cancelled))).toEqual({ rejected: 'order.cancelled' });
    expect(correct(foldEvents(closed), { now: after, isPicked: true })).toEqual({ rejected: 'order.being_delivered' });
    expect(correct(foldEvents(), { version: 2 })).toEqual({ rejected: 'order.changed' });
    expect(correct(foldEvents(), { amountToPayCents: 1 })).toEqual({ rejected: 'order.changed' });
    expect(correct(foldEvents(), { draftQuantities: { [article]: 12 } })).toEqual({
      rejected: 'order.nothing_changed',
    });
    expect(correct(foldEvents(), { customerStatus: 'suspended' })).toEqual({ rejected: 'customer.suspended' });
  });

  test('is rejected by the stock, the supplier’s restriction and the last remaining article, like a customer’s change', () => {
    expect(
      correct(foldEvents(), { draftQuantities: { [article]: 20 }, facts: world(before, { stock: 3 }) }),
    ).toMatchObject({
      rejected: 'basket.error.max_available_stock',
      parameters: { article_number: article },
    });
    const restricted: OrderEvent = {
      type: 'OrderLineRestricted',
      data: {
        lineId: sampleOrder.lines[0]!.lineId,
        articleNumber: article,
        mayChange: false,
        mayDecrease: false,
        mayIncrease: false,
        reason: 'ordered_at_supplier',
      },
    };
    expect(correct(foldEvents(restricted))).toMatchObject({ rejected: 'item.already_ordered' });
    const zeroQuantities = Object.fromEntries(
      sampleOrder.lines.filter((line) => !line.free).map((line) => [line.articleNumber, 0]),
    );
    expect(correct(foldEvents(), { draftQuantities: zeroQuantities })).toEqual({ rejected: 'order.no_lines_left' });
  });
});
