import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { OrderEvent } from '@talloor/events/order/events.ts';
import { evolveOrder, noOrder, type OrderState } from '@talloor/events/order/state.ts';
import { sampleOrder } from '@talloor/events/testing/sampleOrder.ts';
import type { Decision } from '@talloor/platform/aggregate/aggregate.ts';
import { deadlineOf } from '@talloor/rules/delivery/deadlineOf.ts';
import { exampleCalendar } from '@talloor/rules/testing/exampleFacts.ts';
import { holdAt } from './changeForbidden.ts';
import { decideCancelChanges } from '../cancelChanges/decideCancelChanges.ts';
import { decideKeepHold } from '../keepHold/decideKeepHold.ts';
import { decideStartChanges } from '../startChanges/decideStartChanges.ts';

const placed: OrderEvent = { type: 'OrderPlaced', data: sampleOrder };
const foldEvents = (...events: readonly OrderEvent[]): OrderState => events.reduce<OrderState>(evolveOrder, noOrder);
const deadline = Date.parse(sampleOrder.changeDeadline);
const first = Date.parse('2026-03-11T08:00:00.000Z');
const freshId = '0197f5d2-6a0e-7c3b-9a53-0b8f2f9f6c21';

const start = (userId: string, at: number, state: OrderState, takeOver = false): Decision<OrderEvent> =>
  decideStartChanges({ userId, takeOver, mayTakeOver: takeOver, holderName: '', freshId, now: new Date(at) }, state);

describe('an order that two users change', () => {
  const act = fc.record({
    by: fc.constantFrom('7', '8'),
    what: fc.constantFrom('start', 'takeOver', 'keep', 'drop'),
    minutes: fc.integer({ min: 0, max: 40 }),
  });

  test('has at most one holder, for at most 15 minutes and never beyond the deadline', () => {
    const checkResult = fc.check(
      fc.property(fc.array(act, { maxLength: 40 }), (acts) => {
        let state = foldEvents(placed);
        let at = first;
        for (const { by, what, minutes } of acts) {
          at += minutes * 60_000;
          const now = new Date(at);
          const before = state.status === 'none' ? null : holdAt(state, now);
          const decision =
            what === 'drop'
              ? decideCancelChanges(by, state)
              : what === 'keep'
                ? decideKeepHold({ userId: by, holderName: '', now }, state)
                : start(by, at, state, what === 'takeOver');
          if ('rejected' in decision) {
            if ((decision.rejected === 'order.closed') !== at >= deadline) return false;
            continue;
          }
          state = decision.reduce<OrderState>(evolveOrder, state);
          if (state.status === 'none') return false;
          const hold = holdAt(state, now);
          if (hold === null) continue;
          if (Date.parse(hold.until) > Math.min(deadline, at + 15 * 60_000)) return false;
          if (before !== null && before.by !== hold.by && (what !== 'takeOver' || hold.by !== by)) return false;
        }
        return true;
      }),
    );
    expect(checkResult.counterexample).toBeNull();
  });

  test('keeps the first user’s draft when a colleague takes over the hold', () => {
    const started = start('7', first, foldEvents(placed)) as readonly OrderEvent[];
    const draft = foldEvents(placed, ...started);
    const takeOverEvents = start('8', first + 60_000, draft, true) as readonly OrderEvent[];
    expect(takeOverEvents).toMatchObject([{ type: 'OrderModificationStarted', data: { takenFrom: '7' } }]);
    const afterTakeOver = foldEvents(placed, ...started, ...takeOverEvents);
    expect(afterTakeOver.status === 'none' ? [] : Object.keys(afterTakeOver.drafts)).toEqual(['7', '8']);
  });
});

test.each([
  ['the clock goes forward on Sunday', '2026-03-31', '2026-03-27T16:00:00.000Z'],
  ['the clock goes back on Sunday', '2026-10-27', '2026-10-23T15:00:00.000Z'],
  ['a New Year lies between', '2026-01-05', '2025-12-31T16:00:00.000Z'],
])('an order closes at 17:00 in Brussels two working days before delivery, also when %s', (_, day, closes) => {
  const calendar = exampleCalendar({ holidays: [{ day: '2026-01-01', name: { nl: 'Nieuwjaar', fr: 'Nouvel An' } }] });
  expect(new Date(deadlineOf(day, calendar)).toISOString()).toBe(closes);
});
