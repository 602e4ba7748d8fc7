import { describe, expect, test } from '@jest/globals';
import type { StandingOrderEvent, StandingPlan } from '@talloor/events/standingOrder/events.ts';
import {
  evolveStandingOrder,
  noStandingOrder,
  type DueDate,
  type SetStandingOrder,
  type StandingOrderState,
} from '@talloor/events/standingOrder/state.ts';
import type { Decision } from '@talloor/platform/aggregate/aggregate.ts';
import { fingerprint } from '@talloor/platform/fingerprint.ts';
import { dayAt } from '@talloor/rules/delivery/brusselsTime.ts';
import { addDays } from '@talloor/rules/delivery/workdays.ts';
import {
  closureOf,
  scheduledDays,
  standingDate,
  findRound,
  stopReason,
} from '@talloor/rules/standingOrder/standingDates.ts';
import { exampleCalendar, exampleCustomer, exampleProduct } from '@talloor/rules/testing/exampleFacts.ts';
import { amountCents } from '@talloor/rules/money/rounding.ts';
import { rulesVersion } from '@talloor/rules/rulesVersion.ts';
import fc from 'fast-check';
import { decideEndStandingOrder } from './endStandingOrder/decideEndStandingOrder.ts';
import { decideRecordStandingBasket, type DueOutcome } from './recordStandingBasket/decideRecordStandingBasket.ts';
import { decideRecordStandingNotice } from './recordStandingNotice/decideRecordStandingNotice.ts';
import { nextStep } from './recordStandingBasket/nextStep.ts';
import { decidePauseStandingOrder } from './pauseStandingOrder/decidePauseStandingOrder.ts';
import { decideSetStandingOrder } from './setStandingOrder/decideSetStandingOrder.ts';
import { decideSkipStandingDate } from './skipStandingDate/decideSkipStandingDate.ts';
import { decideResumeStandingOrder } from './resumeStandingOrder/decideResumeStandingOrder.ts';
import { decideRestoreStandingDate } from './restoreStandingDate/decideRestoreStandingDate.ts';

const listId = '0197a1f2-7c1e-7d2a-9a51-3c2f6f0f9b11';
const basketId = '0b6f1c5e-6c0e-4a3e-9d2b-7f1f3a0f9c11';
const now = new Date('2026-03-11T13:12:00.000Z');
const terms = { calendar: exampleCalendar(), customer: exampleCustomer() };
const products = new Map(
  [exampleProduct({ articleNumber: '1', soldPer: 2 }), exampleProduct({ articleNumber: '2', stock: 0 })].map(
    (product) => [product.articleNumber, product],
  ),
);
const facts = { ...terms, products, articles: ['1', '2'], now };
const plan: StandingPlan = {
  schedule: { kind: 'weekly', weekdays: [5] },
  windowStart: null,
  service: 'standard',
  leadWorkdays: 1,
  onClosedDay: 'next',
  quantities: [{ articleNumber: '1', quantity: 4 }],
};
const command = { listId, customerNumber: '204118', userId: '7', plan };
const at = now.toISOString();
const set: StandingOrderEvent = {
  type: 'StandingOrderSet',
  data: { listId, customerNumber: '204118', setBy: '7', at, plan },
};
const skipped = (day: string): StandingOrderEvent => ({ type: 'StandingOrderDateSkipped', data: { day } });
const delivery = { day: '2026-03-20', windowStart: '08:30', windowEnd: '17:00', deadline: '2026-03-18T16:00:00.000Z' };
const due = { day: '2026-03-20', delivery, closure: null, items: [], differences: [] } satisfies DueDate;
const cameDue: StandingOrderEvent = { type: 'StandingOrderCameDue', data: due };

const foldEvents = (...events: readonly StandingOrderEvent[]): StandingOrderState =>
  events.reduce<StandingOrderState>(evolveStandingOrder, noStandingOrder);
const running = (...events: readonly StandingOrderEvent[]): SetStandingOrder => {
  const state = foldEvents(set, ...events);
  if (state.status !== 'set') throw new Error('the standing order is not set');
  return state;
};
const planned = (changes: Partial<StandingPlan>, state: StandingOrderState = noStandingOrder) =>
  decideSetStandingOrder({ ...command, plan: { ...plan, ...changes } }, state, facts);

describe('setting a standing order', () => {
  test('records the plan with sorted weekdays and with articles in list order', () => {
    expect(planned({})).toEqual([set]);
    const quantities = [
      { articleNumber: '2', quantity: 3 },
      { articleNumber: '1', quantity: 4 },
    ];
    const [event] = planned({ schedule: { kind: 'weekly', weekdays: [5, 1, 5] }, quantities }) as StandingOrderEvent[];
    expect(event).toMatchObject({
      type: 'StandingOrderSet',
      data: {
        plan: {
          schedule: { weekdays: [1, 5] },
          quantities: [
            { articleNumber: '1', quantity: 4 },
            { articleNumber: '2', quantity: 3 },
          ],
        },
      },
    });
  });

  test('restores the upcoming skipped dates of the previous, ended order', () => {
    const ended: StandingOrderEvent = { type: 'StandingOrderEnded', data: { reason: 'asked' } };
    const before = foldEvents(set, skipped('2026-03-06'), skipped('2026-03-20'), ended);
    expect(planned({}, before)).toEqual([set, { type: 'StandingOrderDateRestored', data: { day: '2026-03-20' } }]);
  });

  test('records a changed plan, and appends nothing for an equal plan', () => {
    expect(planned({}, running())).toEqual([]);
    expect(planned({ leadWorkdays: 2 }, running())).toEqual([
      { type: 'StandingOrderChanged', data: { at, plan: { ...plan, leadWorkdays: 2 } } },
    ]);
  });

  test('is rejected when another page saved a different plan in the meantime', () => {
    const saving = (expectedVersion: string | null, leadWorkdays: number, state: StandingOrderState) =>
      decideSetStandingOrder({ ...command, plan: { ...plan, leadWorkdays }, expectedVersion }, state, facts);
    const changedRejection = { rejected: 'standing_order.changed' };
    const planFingerprint = fingerprint(plan);
    const other = running({ type: 'StandingOrderChanged', data: { at, plan: { ...plan, leadWorkdays: 3 } } });
    expect(saving(planFingerprint, 2, running())).toMatchObject([{ type: 'StandingOrderChanged' }]);
    expect(saving(planFingerprint, 2, other)).toEqual(changedRejection);
    expect(saving(planFingerprint, 3, other)).toEqual([]);
    expect(saving(null, 2, running())).toEqual(changedRejection);
    expect(
      saving(planFingerprint, 2, foldEvents(set, { type: 'StandingOrderEnded', data: { reason: 'asked' } })),
    ).toEqual(changedRejection);
    expect(saving(null, 1, noStandingOrder)).toEqual([set]);
  });

  const closedSchedules: readonly (readonly [string, StandingPlan['schedule']])[] = [
    ['a day on which the customer is not delivered', { kind: 'weekly', weekdays: [6] }],
    ['a chosen holiday', { kind: 'dates', days: ['2026-04-06'] }],
  ];
  test.each(closedSchedules)('rejects %s', (_, schedule) => {
    expect(planned({ schedule })).toEqual({ rejected: 'standing_order.day_not_delivered' });
  });

  test('rejects a plan with only past dates, with an unknown window, or with an unknown pickup site', () => {
    expect(planned({ schedule: { kind: 'dates', days: ['2026-03-12'] } })).toEqual({
      rejected: 'standing_order.no_date_left',
    });
    expect(planned({ windowStart: '05:00' })).toEqual({ rejected: 'standing_order.moment_not_served' });
    expect(planned({ service: 'pickup-9' })).toEqual({ rejected: 'standing_order.moment_not_served' });
  });

  test('rejects an impossible quantity, an article outside the list and an order of nothing, but accepts a sold-out article', () => {
    expect(planned({ quantities: [{ articleNumber: '1', quantity: 3 }] })).toMatchObject({
      rejected: 'basket.error.indivisible_unit_entered',
      parameters: { article_number: '1' },
    });
    expect(planned({ quantities: [{ articleNumber: '2', quantity: 3 }] })).toHaveLength(1);
    expect(planned({ quantities: [{ articleNumber: '999', quantity: 1 }] })).toEqual({
      rejected: 'standing_order.not_on_list',
    });
    const nothing = ['1', '2'].map((articleNumber) => ({ articleNumber, quantity: 0 }));
    expect(planned({ quantities: nothing })).toEqual({ rejected: 'standing_order.nothing_to_order' });
  });
});

describe('setting chosen dates', () => {
  const dates = (...days: string[]) => ({ schedule: { kind: 'dates' as const, days } });

  test('accepts sixty upcoming dates, without counting past dates', () => {
    const coming = Array.from({ length: 100 }, (_, ahead) => addDays('2026-03-20', ahead))
      .filter((day) => closureOf(day, findRound('standard', terms), terms.calendar) === null)
      .slice(0, 61);
    const passedDays = ['2026-02-27', '2026-03-02', '2026-03-06'];
    expect(planned(dates(...passedDays, ...coming.slice(0, 60)))).toHaveLength(1);
    expect(planned(dates(...coming))).toEqual({
      rejected: 'standing_order.too_many_days',
      parameters: { max_days: 60 },
    });
  });

  test('rejects a date more than 400 days ahead', () => {
    expect(planned(dates('2026-03-20', '2027-11-19'))).toEqual({
      rejected: 'standing_order.day_too_far',
      parameters: { max_days: 400 },
    });
    expect(planned(dates('2026-03-20', '2027-04-15'))).toHaveLength(1);
  });

  test('removes past dates from the plan, and compares plans without past dates', () => {
    const [event] = planned(dates('2026-03-01', '2026-03-20')) as StandingOrderEvent[];
    expect(event).toMatchObject({ data: { plan: dates('2026-03-20') } });
    const before = { ...plan, ...dates('2026-03-06', '2026-03-20') };
    const old = running({ type: 'StandingOrderChanged', data: { at, plan: before } });
    expect(planned(dates('2026-03-20'), old)).toEqual([]);
  });
});

describe('pausing, skipping and ending a standing order', () => {
  test('pauses until a day or until a resume, and appends nothing when repeated', () => {
    const paused: StandingOrderEvent = { type: 'StandingOrderPaused', data: { at, until: null, reason: 'asked' } };
    expect(decidePauseStandingOrder(null, running(), now)).toEqual([paused]);
    expect(decidePauseStandingOrder(null, running(paused), now)).toEqual([]);
    expect(decidePauseStandingOrder('2026-04-13', running(paused), now)).toHaveLength(1);
    expect(decideResumeStandingOrder(running(paused), now)).toEqual([{ type: 'StandingOrderResumed', data: { at } }]);
    expect(decideResumeStandingOrder(running(), now)).toEqual([]);
    expect(decidePauseStandingOrder('2026-03-11', running(), now)).toEqual([]);
  });

  const shorter = ['2026-05-20', '2026-06-01', '2026-06-05'];
  test.each(shorter)('makes no basket for a date inside the pause when the pause is shortened to %s', (until) => {
    const june = new Date('2026-06-01T08:00:00Z');
    const paused = running({ type: 'StandingOrderPaused', data: { at, until: null, reason: 'asked' } });
    const [shortened] = decidePauseStandingOrder(until, paused, june) as StandingOrderEvent[];
    const state = shortened ? evolveStandingOrder(paused, shortened) : paused;
    expect(nextStep(state, terms, june)).toEqual({ kind: 'later', at: new Date('2026-06-02T04:00:00Z') });
  });

  test('skips a date once, and restores a skipped date until its cut-off', () => {
    expect(decideSkipStandingDate('2026-03-20', running(), now)).toEqual([skipped('2026-03-20')]);
    expect(decideSkipStandingDate('2026-03-20', running(skipped('2026-03-20')), now)).toEqual([]);
    const date = { day: '2026-03-20', deadline: delivery.deadline };
    expect(decideRestoreStandingDate(date, running(skipped('2026-03-20')), now)).toEqual([
      { type: 'StandingOrderDateRestored', data: { day: '2026-03-20' } },
    ]);
    expect(decideRestoreStandingDate(date, running(), now)).toEqual([]);
    expect(decideRestoreStandingDate(date, running(skipped('2026-03-20')), new Date(delivery.deadline))).toEqual({
      rejected: 'standing_order.date_not_planned',
    });
  });

  test('rejects skipping of an unplanned date and of a date that is due', () => {
    const rejection = { rejected: 'standing_order.date_not_planned' };
    expect(decideSkipStandingDate('2026-03-19', running(), now)).toEqual(rejection);
    expect(decideSkipStandingDate('2026-03-20', running(cameDue), now)).toEqual(rejection);
  });

  test('accepts 99 skipped dates, and rejects further dates and dates beyond 400 days', () => {
    const weeksFrom = (day: string, count: number) =>
      Array.from({ length: count }, (_, week) => addDays(day, 7 * week));
    const schedule = { kind: 'weekly' as const, weekdays: [1, 5] };
    let state: StandingOrderState = running({
      type: 'StandingOrderChanged',
      data: { at, plan: { ...plan, schedule } },
    });
    const skip = (day: string) => {
      const decision = decideSkipStandingDate(day, state as SetStandingOrder, now);
      if (!('rejected' in decision)) state = decision.reduce<StandingOrderState>(evolveStandingOrder, state);
      return decision;
    };
    for (const day of [...weeksFrom('2026-04-10', 50), ...weeksFrom('2026-04-13', 49)])
      expect(skip(day)).toHaveLength(1);
    expect(skip('2026-04-03')).toEqual({ rejected: 'standing_order.too_many_skipped' });
    expect(nextStep(state, terms, now)).toMatchObject({ kind: 'due', date: { day: '2026-03-13' } });
    for (const day of ['2027-04-16', '9999-12-31'])
      expect(decideSkipStandingDate(day, running(), now)).toEqual({ rejected: 'standing_order.date_not_planned' });
  });

  test('ends a standing order once, and appends nothing when no order was set', () => {
    const ended: StandingOrderEvent = { type: 'StandingOrderEnded', data: { reason: 'asked' } };
    expect(decideEndStandingOrder('asked', running())).toEqual([ended]);
    expect(decideEndStandingOrder('asked', foldEvents(set, ended))).toEqual([]);
    expect(decideEndStandingOrder('list_deleted', noStandingOrder)).toEqual([]);
  });
});

describe('the outcome of a due date', () => {
  const tomato = {
    articleNumber: '1',
    name: { nl: 'Tomaat', fr: 'Tomate' },
    brand: 'Groenakker',
    groupCode: 'veg',
    unit: { nl: 'kist', fr: 'caisse' },
    quantity: 4,
    priceMills: 10_500,
    normalPriceMills: 10_500,
    priceKind: 'list' as const,
    conversionFactor: 1,
    weightArticle: false,
    vatRate: 6,
    depositMills: 0,
    promoId: null,
  };
  const madeOutcome: DueOutcome = { kind: 'made', basketId, lines: [tomato], differences: [] };
  const record = (outcome: DueOutcome, state: StandingOrderState) =>
    decideRecordStandingBasket(due, outcome, state, now);

  test('is recorded once, with the price changes since the previous basket', () => {
    const before: StandingOrderState = {
      ...running(cameDue),
      lastBasket: { day: '2026-03-13', subtotalCents: 4000, prices: { 1: 10_000, 2: 500 } },
    };
    const [event] = record(madeOutcome, before) as StandingOrderEvent[];
    expect(event).toMatchObject({
      type: 'StandingOrderBasketMade',
      data: {
        subtotalCents: 4200,
        previous: { day: '2026-03-13', subtotalCents: 4000 },
        differences: [{ kind: 'price', articleNumber: '1', beforeMills: 10_000, afterMills: 10_500 }],
      },
    });
    expect(event && record(madeOutcome, evolveStandingOrder(before, event))).toEqual([]);
    expect(record(madeOutcome, running())).toEqual([]);
  });

  test('has a subtotal equal to the sum of its lines, with the version of the rules', () => {
    const weighed = {
      ...tomato,
      articleNumber: '2',
      quantity: 3,
      priceMills: 7_333,
      conversionFactor: 2.5,
      weightArticle: true,
    };
    const [event] = record({ ...madeOutcome, lines: [tomato, weighed] }, running(cameDue)) as StandingOrderEvent[];
    if (event?.type !== 'StandingOrderBasketMade') throw new Error('no StandingOrderBasketMade event');
    const { lines, subtotalCents, approximate, rulesVersion: version } = event.data;
    const lineAmounts = lines.map((line) => amountCents(line.priceMills, line.quantity, line.conversionFactor ?? 1));
    expect(lineAmounts).toEqual([4200, 5500]);
    expect([subtotalCents, approximate, version]).toEqual([9700, true, rulesVersion]);
  });

  test('is recorded for an order that ended in the meantime, because its basket exists', () => {
    expect(
      record(madeOutcome, foldEvents(set, cameDue, { type: 'StandingOrderEnded', data: { reason: 'asked' } })),
    ).toHaveLength(1);
  });

  test('pauses the order when its owner has no right to order', () => {
    const missedEvents = record({ kind: 'missed', reason: 'account', differences: [] }, running(cameDue));
    expect(missedEvents).toMatchObject([
      { type: 'StandingOrderDateMissed', data: { reason: 'account' } },
      { type: 'StandingOrderPaused', data: { at, until: null, reason: 'account' } },
    ]);
    expect(record({ kind: 'missed', reason: 'too_late', differences: [] }, running(cameDue))).toHaveLength(1);
  });

  test('ends the order when its list was deleted', () => {
    const deletedListOutcome: DueOutcome = { kind: 'missed', reason: 'ended', differences: [], isListGone: true };
    expect(record(deletedListOutcome, running(cameDue))).toMatchObject([
      { type: 'StandingOrderDateMissed', data: { reason: 'ended' } },
      { type: 'StandingOrderEnded', data: { reason: 'list_deleted' } },
    ]);
  });

  test('is notified once', () => {
    const sentNotice = { day: '2026-03-20', language: 'nl', recipientCount: 1, messageId: 'a@b' } as const;
    const noticeEvent: StandingOrderEvent = { type: 'StandingOrderNoticeSent', data: sentNotice };
    expect(decideRecordStandingNotice(sentNotice, running(cameDue))).toEqual([noticeEvent]);
    expect(decideRecordStandingNotice(sentNotice, running(cameDue, noticeEvent))).toEqual([]);
  });
});

const act = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({ kind: fc.constant('wait' as const), minutes: fc.integer({ min: 1, max: 6000 }) }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('sleep' as const), minutes: fc.integer({ min: 1, max: 30_000 }) }),
  },
  fc.record({ kind: fc.constant('skip' as const), days: fc.integer({ min: 0, max: 40 }) }),
  fc.record({ kind: fc.constant('restore' as const), days: fc.integer({ min: 0, max: 40 }) }),
  fc.record({ kind: fc.constant('pause' as const), days: fc.option(fc.integer({ min: 0, max: 40 })) }),
  fc.record({ kind: fc.constant('resume' as const) }),
  fc.record({
    kind: fc.constant('set' as const),
    weekdays: fc.uniqueArray(fc.integer({ min: 1, max: 5 }), { minLength: 1 }),
    lead: fc.integer({ min: 0, max: 5 }),
    onClosedDay: fc.constantFrom('next' as const, 'skip' as const),
  }),
  fc.record({ kind: fc.constant('end' as const) }),
);

function faultsOf(
  { day, delivery: moment }: DueDate,
  order: SetStandingOrder,
  madeDays: readonly string[],
  clock: number,
) {
  const { skipped: skippedDays, pausedUntil, plan: currentPlan } = order;
  const faults = {
    twice: madeDays.includes(day),
    skipped: skippedDays.includes(day),
    paused: pausedUntil === null || (pausedUntil !== undefined && day < pausedUntil),
    late: clock >= Date.parse(moment.deadline),
    early: clock < Date.parse(standingDate(day, currentPlan, terms).madeAt),
    unasked: scheduledDays(currentPlan.schedule, day, day).length === 0,
  };
  return Object.entries(faults).flatMap(([fault, isSo]) => (isSo ? [`${day} ${fault}`] : []));
}

test('property: each date is made at most once, never when skipped, paused or after its cut-off, also across a clock change', () => {
  let everMade = 0;
  fc.assert(
    fc.property(fc.array(act, { maxLength: 60 }), fc.boolean(), (acts, crashes) => {
      let state: StandingOrderState = foldEvents(set);
      let clock = now.getTime();
      const madeDays: string[] = [];
      const faults: string[] = [];
      const applyDecision = (decision: Decision<StandingOrderEvent>) => {
        if ('rejected' in decision) return;
        for (const event of decision) state = evolveStandingOrder(state, event);
      };
      const dayOf = (days: number) => addDays('2026-03-11', days);
      const run = () => {
        for (let steps = 0; steps < 100; steps += 1) {
          const step = nextStep(state, terms, new Date(clock));
          if (step.kind === 'missed') state = evolveStandingOrder(state, step.event);
          else if (step.kind !== 'due') return;
          else {
            const date = {
              ...step.date,
              delivery: { ...step.date.delivery, service: undefined },
              items: [],
              differences: [],
            };
            faults.push(...faultsOf(date, state as SetStandingOrder, madeDays, clock));
            madeDays.push(date.day);
            state = evolveStandingOrder(state, { type: 'StandingOrderCameDue', data: date });
            const outcome: DueOutcome = { kind: 'made', basketId, lines: [], differences: [] };
            for (let times = 0; times < (crashes ? 2 : 1); times += 1)
              applyDecision(decideRecordStandingBasket(date, outcome, state, new Date(clock)));
          }
        }
        throw new Error('the due dates do not end within 100 steps');
      };
      run();
      for (const action of acts) {
        if (action.kind === 'wait' || action.kind === 'sleep') clock += action.minutes * 60_000;
        else if (action.kind === 'set') {
          const { weekdays, lead, onClosedDay } = action;
          const newPlan = { ...plan, schedule: { kind: 'weekly' as const, weekdays }, leadWorkdays: lead, onClosedDay };
          applyDecision(
            decideSetStandingOrder({ ...command, plan: newPlan }, state, { ...facts, now: new Date(clock) }),
          );
        } else if (action.kind === 'end') applyDecision(decideEndStandingOrder('asked', state));
        else if (state.status === 'set')
          switch (action.kind) {
            case 'skip':
              applyDecision(decideSkipStandingDate(dayOf(action.days), state, new Date(clock)));
              break;
            case 'restore': {
              const { day, deadline } = standingDate(dayOf(action.days), state.plan, terms);
              applyDecision(decideRestoreStandingDate({ day, deadline }, state, new Date(clock)));
              break;
            }
            case 'pause':
              applyDecision(
                decidePauseStandingOrder(action.days === null ? null : dayOf(action.days), state, new Date(clock)),
              );
              break;
            case 'resume':
              applyDecision(decideResumeStandingOrder(state, new Date(clock)));
              break;
            default:
              action satisfies never;
          }
        run();
      }
      const today = dayAt(clock);
      for (let day = 0; day < 28; day += 1) {
        clock += 24 * 3_600_000;
        run();
      }
      if (state.status === 'set') {
        const { plan: currentPlan, settled } = state;
        for (const day of scheduledDays(currentPlan.schedule, addDays(today, 10), addDays(today, 20)))
          if (stopReason(day, state) === null && !settled.includes(day)) faults.push(`${day} never came`);
      }
      expect(faults).toEqual([]);
      everMade += madeDays.length;
    }),
    { numRuns: 300 },
  );
  expect(everMade).toBeGreaterThan(300);
});
