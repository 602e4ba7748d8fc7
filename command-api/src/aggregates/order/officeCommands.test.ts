import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { OrderEvent } from '@talloor/events/order/events.ts';
import { evolveOrder, noOrder, type OrderState } from '@talloor/events/order/state.ts';
import { sampleOrder } from '@talloor/events/testing/sampleOrder.ts';
import type { Decision } from '@talloor/platform/aggregate/aggregate.ts';
import { decideCancelChanges } from './cancelChanges/decideCancelChanges.ts';
import { decideKeepHold } from './keepHold/decideKeepHold.ts';
import { decideStartChanges } from './startChanges/decideStartChanges.ts';
import { decideCancelOrder } from './cancelOrder/decideCancelOrder.ts';
import { decideExtendDeadline } from './extendDeadline/decideExtendDeadline.ts';
import { decideLockOrder } from './lockOrder/decideLockOrder.ts';
import { decideNoteOrder } from './noteOrder/decideNoteOrder.ts';
import { decideRestrictLine } from './restrictLine/decideRestrictLine.ts';
import { decideUnlockOrder } from './unlockOrder/decideUnlockOrder.ts';

const foldEvents = (...events: readonly OrderEvent[]): OrderState =>
  events.reduce<OrderState>(evolveOrder, evolveOrder(noOrder, { type: 'OrderPlaced', data: sampleOrder }));
const deadline = Date.parse(sampleOrder.changeDeadline);
const before = new Date(deadline - 60 * 60_000);
const after = new Date(deadline);
const locked: OrderEvent = { type: 'OrderLocked', data: { lockedBy: '3', reason: 'checking_prices', until: null } };
const freshId = '0197f5d2-6a0e-7c3b-9a53-0b8f2f9f6c29';
const started: OrderEvent = {
  type: 'OrderModificationStarted',
  data: {
    modificationId: '0197f5d2-6a0e-7c3b-9a53-0b8f2f9f6c21',
    startedBy: '8',
    heldSince: before.toISOString(),
    heldUntil: new Date(before.getTime() + 15 * 60_000).toISOString(),
    baseVersion: 1,
    takenFrom: null,
  },
};

describe('the cancellation of an order', () => {
  const given = { userId: '7', reason: 'double', holderName: 'Karim', articlesThatStay: [] } as const;
  const cancel = (by: 'customer' | 'office', state: OrderState, now = before, isPicked = false) =>
    decideCancelOrder({ ...given, by, isPicked, now }, state);

  test('is open to the customer until the deadline, and appends nothing when repeated', () => {
    const decided = cancel('customer', foldEvents()) as readonly OrderEvent[];
    expect(decided).toMatchObject([{ type: 'OrderCancelled', data: { cancelledBy: '7', reason: 'double' } }]);
    expect(cancel('customer', foldEvents(...decided))).toEqual([]);
    expect(cancel('customer', foldEvents(...decided), after)).toEqual([]);
  });

  test('is rejected for the customer from the deadline on, while the order is locked, or while a colleague holds the order', () => {
    expect(cancel('customer', foldEvents(), after)).toMatchObject({ rejected: 'order.closed' });
    expect(cancel('customer', foldEvents(locked))).toMatchObject({ rejected: 'order.locked' });
    expect(cancel('customer', foldEvents(started))).toMatchObject({ rejected: 'order.in_use' });
    expect(cancel('customer', noOrder)).toMatchObject({ rejected: 'order.not_found' });
  });

  test('is refused to the customer with the articles that stay', () => {
    const command = {
      ...given,
      by: 'customer',
      isPicked: false,
      now: before,
      articlesThatStay: ['Room', 'Boter'],
    } as const;
    expect(decideCancelOrder(command, foldEvents())).toEqual({
      rejected: 'order.lines_fixed',
      parameters: { articles: 'Room, Boter' },
    });
  });

  test('is open to the office after the deadline, until the warehouse starts picking', () => {
    for (const state of [foldEvents(), foldEvents(locked), foldEvents(started)])
      expect(cancel('office', state, after)).toMatchObject([{ type: 'OrderCancelled' }]);
    expect(cancel('office', foldEvents(), after, true)).toEqual({ rejected: 'order.being_delivered' });
  });
});

describe('the lock of an order', () => {
  const lock = (state: OrderState, until: string | null = null, now = before) =>
    decideLockOrder({ by: '3', reason: 'checking_prices', until, now }, state);

  test('has a reason, ends the hold, keeps the draft, and appends nothing when repeated', () => {
    expect(lock(foldEvents())).toEqual([locked]);
    expect(lock(foldEvents(locked))).toEqual([]);
    const state = foldEvents(started, locked);
    expect(state).toMatchObject({ hold: null, drafts: { 8: { baseVersion: 1 } } });
    const unlock = decideUnlockOrder({ by: '3', reason: 'checked', now: before }, state);
    expect(unlock).toMatchObject([{ type: 'OrderUnlocked' }]);
    expect(decideUnlockOrder({ by: '3', reason: 'checked', now: before }, foldEvents())).toEqual([]);
  });

  test('is rejected with an end in the past, and for a closed order', () => {
    expect(lock(foldEvents(), before.toISOString())).toEqual({ rejected: 'order.lock_in_past' });
    expect(lock(foldEvents(), null, after)).toEqual({ rejected: 'order.closed' });
  });
});

test('a deadline extension reopens a closed order, and is rejected for earlier times, times too close to delivery, and picked orders', () => {
  const extend = (until: string, state: OrderState, isPicked = false) =>
    decideExtendDeadline({ userId: '3', reason: 'our_mistake', until, isPicked, now: after }, state);
  const newDeadline = new Date(deadline + 60 * 60_000).toISOString();
  const closedOrder = foldEvents({ type: 'OrderClosedForChanges', data: { effectiveAt: sampleOrder.changeDeadline } });
  const decided = extend(newDeadline, closedOrder) as readonly OrderEvent[];
  expect(decided).toMatchObject([
    { data: { previousDeadline: sampleOrder.changeDeadline, changeDeadline: newDeadline } },
  ]);
  const open = decided.reduce<OrderState>(evolveOrder, closedOrder);
  expect(open).toMatchObject({ status: 'open', content: { changeDeadline: newDeadline } });
  expect(extend(newDeadline, open)).toEqual([]);
  const late = `${sampleOrder.delivery.day}T12:00:00.000Z`;
  for (const until of [before.toISOString(), late])
    expect(extend(until, closedOrder)).toEqual({ rejected: 'order.deadline_not_later' });
  expect(extend(newDeadline, closedOrder, true)).toEqual({ rejected: 'order.being_delivered' });
});

test('a deadline and a lock’s end are stored with milliseconds, whatever precision the request has', () => {
  const hour = new Date(deadline + 60 * 60_000).toISOString();
  for (const until of [hour.replace('.000Z', 'Z'), hour.replace(':00.000Z', 'Z'), hour.replace('Z', '000Z')]) {
    const extended = decideExtendDeadline(
      { userId: '3', reason: 'our_mistake', until, isPicked: false, now: before },
      foldEvents(),
    );
    expect(extended).toMatchObject([{ data: { changeDeadline: hour } }]);
    const lock = decideLockOrder({ by: '3', reason: 'checking_prices', until, now: before }, foldEvents());
    expect(lock).toMatchObject([{ data: { until: hour } }]);
  }
});

test('the office adds up to a hundred notes to an order, in any state of the order', () => {
  const note = (state: OrderState) => decideNoteOrder({ userId: '3', text: 'Zijdeur', freshId }, state);
  const decided = note(foldEvents()) as readonly OrderEvent[];
  expect(decided).toMatchObject([
    { type: 'OrderNoted', data: { notedBy: '3', about: sampleOrder.placedBy, text: 'Zijdeur', number: 1 } },
  ]);
  expect(note(foldEvents(...decided))).toMatchObject([{ data: { number: 2 } }]);
  const full = foldEvents({ ...decided[0]!, data: { ...decided[0]!.data, number: 100 } } as OrderEvent);
  expect(note(full)).toMatchObject({ rejected: 'order.too_many_notes' });
  expect(note(noOrder)).toEqual({ rejected: 'order.not_found' });
});

test('an ERP restriction of a line is recorded once, and rejected for an unknown line', () => {
  const [line] = sampleOrder.lines;
  const restrict = (lineId: string, state: OrderState) =>
    decideRestrictLine(
      { lineId, mayChange: true, mayDecrease: false, mayIncrease: true, reason: 'ordered_at_supplier' },
      state,
    );
  const decided = restrict(line!.lineId, foldEvents()) as readonly OrderEvent[];
  expect(decided).toMatchObject([{ type: 'OrderLineRestricted', data: { articleNumber: line!.articleNumber } }]);
  expect(restrict(line!.lineId, foldEvents(...decided))).toEqual([]);
  expect(restrict('99999', foldEvents())).toEqual({ rejected: 'order.line_not_found' });
});

test('from its deadline on, an order changes only by the ERP or the office, whatever happened before', () => {
  const act = fc.record({
    who: fc.constantFrom('7', '8'),
    what: fc.constantFrom('start', 'keep', 'drop', 'cancel', 'lock', 'unlock', 'extend', 'officeCancel', 'restrict'),
    minutes: fc.integer({ min: 0, max: 90 }),
  });
  const decide = (what: string, userId: string, state: OrderState, now: Date): Decision<OrderEvent> => {
    const actor = { userId, holderName: '', now };
    const office = { by: '3', reason: 'checking_prices', now };
    switch (what) {
      case 'start':
        return decideStartChanges(
          { ...actor, takeOver: true, mayTakeOver: true, freshId: '0197f5d2-6a0e-7c3b-9a53-0b8f2f9f6c21' },
          state,
        );
      case 'keep':
        return decideKeepHold(actor, state);
      case 'drop':
        return decideCancelChanges(userId, state);
      case 'cancel':
        return decideCancelOrder(
          { by: 'customer', reason: undefined, isPicked: false, articlesThatStay: [], ...actor },
          state,
        );
      case 'officeCancel':
        return decideCancelOrder(
          { by: 'office', reason: 'mistake', isPicked: false, articlesThatStay: [], ...actor },
          state,
        );
      case 'lock':
        return decideLockOrder({ ...office, until: new Date(now.getTime() + 30 * 60_000).toISOString() }, state);
      case 'unlock':
        return decideUnlockOrder(office, state);
      case 'extend': {
        const until = new Date(now.getTime() + 45 * 60_000).toISOString();
        return decideExtendDeadline({ userId: '3', reason: 'our_mistake', until, isPicked: false, now }, state);
      }
      default:
        return decideRestrictLine(
          { lineId: '1', mayChange: false, mayDecrease: true, mayIncrease: true, reason: 'other' },
          state,
        );
    }
  };
  const byCustomer = new Set(['start', 'keep', 'cancel']);
  const checkResult = fc.check(
    fc.property(fc.array(act, { maxLength: 40 }), (acts) => {
      let state = foldEvents();
      let at = deadline - 4 * 60 * 60_000;
      for (const { who: userId, what, minutes } of acts) {
        at += minutes * 60_000;
        if (state.status === 'none') return false;
        const isOver = new Date(at).toISOString() >= state.content.changeDeadline || state.status !== 'open';
        const decision = decide(what, userId, state, new Date(at));
        if ('rejected' in decision) continue;
        if (isOver && byCustomer.has(what) && decision.length > 0) return false;
        if (state.status === 'cancelled' && decision.length > 0 && what !== 'unlock') return false;
        state = decision.reduce<OrderState>(evolveOrder, state);
      }
      return true;
    }),
  );
  expect(checkResult.counterexample).toBeNull();
});
