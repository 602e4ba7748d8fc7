import { describe, expect, test } from '@jest/globals';
import { usualTexts } from '@talloor/messages/company/ownTexts.ts';
import fc from 'fast-check';
import type { OrderEvent } from '@talloor/events/order/events.ts';
import { evolveOrder, noOrder, type OrderState } from '@talloor/events/order/state.ts';
import { sampleFacts, sampleOrder } from '@talloor/events/testing/sampleOrder.ts';
import { deadlineOf } from '@talloor/rules/delivery/deadlineOf.ts';
import { exampleCalendar, exampleCustomer, exampleProduct } from '@talloor/rules/testing/exampleFacts.ts';
import { decideCloseOrder, type UnsentFacts } from './decideCloseOrder.ts';
import { changeSince } from '../../../mail/changeSince.ts';
import { orderConfirmation } from '../../../mail/orderConfirmation.ts';
import { orderingFacts } from '../../../testing/orderingFacts.ts';

const deadline = new Date(sampleOrder.changeDeadline);
const modificationId = '0197f5d2-6a0e-7c3b-9a53-0b8f2f9f6c21';
const placed: OrderEvent = { type: 'OrderPlaced', data: sampleOrder };
const heldSince = '2026-03-11T15:50:00.000Z';
const hold = { heldSince, heldUntil: sampleOrder.changeDeadline };
const started: OrderEvent = {
  type: 'OrderModificationStarted',
  data: { modificationId, startedBy: '7', ...hold, baseVersion: 1, takenFrom: null },
};
const draftLineChanged = (quantity: number): OrderEvent => ({
  type: 'OrderDraftLineChanged',
  data: { ...sampleFacts, modificationId, changedBy: '7', ...hold, quantity, previousQuantity: 12 },
});
const choice: OrderEvent = { type: 'OrderUnsentDraftChosen', data: { modificationId, chosenBy: '7', choice: 'send' } };
const foldEvents = (...events: readonly OrderEvent[]): OrderState => events.reduce<OrderState>(evolveOrder, noOrder);

const product = exampleProduct({ articleNumber: sampleFacts.articleNumber });
const facts = (changes: Partial<typeof orderingFacts> | { mayOrder: boolean } = {}): UnsentFacts => ({
  world: {
    products: new Map([[product.articleNumber, product]]),
    customer: exampleCustomer({ minimumOrderCents: 0 }),
    calendar: exampleCalendar(),
    now: deadline,
  },
  orderingFactsByUser: new Map([['7', { ...orderingFacts, ...changes }]]),
});
const nothing: UnsentFacts = { rejected: 'order.nothing_changed' };
const typesOf = (decision: ReturnType<typeof decideCloseOrder>) =>
  'rejected' in decision ? decision.rejected : decision.map(({ type }) => type);

describe('an order at its deadline', () => {
  test('closes with the deadline as effective time, even when closing runs days later', () => {
    for (const late of [0, 1, 3 * 24 * 60 * 60 * 1000])
      expect(decideCloseOrder(foldEvents(placed), new Date(deadline.getTime() + late), nothing)).toEqual([
        { type: 'OrderClosedForChanges', data: { effectiveAt: sampleOrder.changeDeadline } },
      ]);
  });

  test('stays open before the deadline and until an extended deadline', () => {
    expect(decideCloseOrder(foldEvents(placed), new Date(deadline.getTime() - 1), nothing)).toEqual([]);
    const extension: OrderEvent = {
      type: 'OrderDeadlineExtended',
      data: {
        extendedBy: '9',
        previousDeadline: sampleOrder.changeDeadline,
        changeDeadline: '2026-03-11T17:00:00.000Z',
        reason: 'vertraging',
      },
    };
    expect(decideCloseOrder(foldEvents(placed, extension), deadline, nothing)).toEqual([]);
    expect(
      typesOf(decideCloseOrder(foldEvents(placed, extension), new Date('2026-03-11T17:00:00.000Z'), nothing)),
    ).toEqual(['OrderClosedForChanges']);
  });

  test('appends nothing when closed, cancelled or never placed', () => {
    const closed: OrderEvent = { type: 'OrderClosedForChanges', data: { effectiveAt: sampleOrder.changeDeadline } };
    const cancelled: OrderEvent = {
      type: 'OrderCancelled',
      data: { cancelledBy: '7', cancelledAt: heldSince, lines: [] },
    };
    for (const state of [foldEvents(placed, closed), foldEvents(placed, cancelled), noOrder])
      expect(decideCloseOrder(state, deadline, nothing)).toEqual([]);
  });

  test('drops an unsent draft, and appends no drop event for a draft without changes', () => {
    expect(decideCloseOrder(foldEvents(placed, started, draftLineChanged(24)), deadline, nothing)).toMatchObject([
      {
        type: 'OrderModificationCancelled',
        data: { modificationId, cause: 'deadline', endsHold: true, refused: null },
      },
      { type: 'OrderClosedForChanges' },
    ]);
    expect(typesOf(decideCloseOrder(foldEvents(placed, started, draftLineChanged(12)), deadline, nothing))).toEqual([
      'OrderClosedForChanges',
    ]);
  });

  test('submits a draft marked for sending, as of the deadline, and then closes', () => {
    const decision = decideCloseOrder(foldEvents(placed, started, draftLineChanged(24), choice), deadline, facts());
    expect(decision).toMatchObject([
      {
        type: 'OrderModificationSubmitted',
        data: { version: 2, cause: 'deadline', submittedBy: '7', submittedAt: sampleOrder.changeDeadline },
      },
      { type: 'OrderClosedForChanges' },
    ]);
  });

  test('names a gift that falls away with that submission in the mail', () => {
    const lines = sampleOrder.lines.map((line) => ({ ...line, promoId: 'P1' }));
    const placedWithGift: OrderEvent = { type: 'OrderPlaced', data: { ...sampleOrder, lines } };
    const before = foldEvents(placedWithGift, started, draftLineChanged(6), choice);
    const decision = decideCloseOrder(before, deadline, facts());
    const after = 'rejected' in decision ? before : decision.reduce<OrderState>(evolveOrder, before);
    if (after.status === 'none') throw new Error('no order');
    const previous = after.versions.at(-2);
    if (!previous) throw new Error('no earlier version');
    const change = changeSince(previous, after.content, new Map());
    const [, gift] = sampleOrder.lines;
    expect(change.lines).toEqual([
      expect.objectContaining({ articleNumber: sampleFacts.articleNumber, previousQuantity: 12, quantity: 6 }),
      {
        articleNumber: gift?.articleNumber,
        name: gift?.name,
        unit: gift?.unit,
        previousQuantity: 2,
        quantity: 0,
        isFree: true,
      },
    ]);
    const reader = { name: null, showPrices: true, publicUrl: '', ownTexts: usualTexts };
    const { text } = orderConfirmation(after, { ...reader, version: 2, change });
    expect(text).toMatch(/\(131244\), gratis: verwijderd, was 2/);
  });

  test('drops a draft marked for sending when a colleague submitted another version after the draft began, also while the colleague holds the order', () => {
    const others = '0197f5d2-6a0e-7c3b-9a53-0b8f2f9f6c22';
    const takeOver = (baseVersion: number): OrderEvent => ({
      type: 'OrderModificationStarted',
      data: { modificationId: others, startedBy: '8', ...hold, baseVersion, takenFrom: '7' },
    });
    const otherSubmission: OrderEvent = {
      type: 'OrderModificationSubmitted',
      data: {
        modificationId: others,
        version: 2,
        submittedBy: '8',
        submittedAt: heldSince,
        cause: 'user',
        lines: sampleOrder.lines.map((line) => ({ ...line, quantity: 18 })),
        totals: sampleOrder.totals,
        changed: [],
        previousPayableCents: sampleOrder.totals.payableCents,
      },
    };
    const state = foldEvents(placed, started, draftLineChanged(24), choice, takeOver(1), otherSubmission);
    for (const order of [state, evolveOrder(state, takeOver(2))])
      expect(decideCloseOrder(order, deadline, facts())).toMatchObject([
        { type: 'OrderModificationCancelled', data: { draftOf: '7', cause: 'deadline', refused: 'order.changed' } },
        { type: 'OrderClosedForChanges' },
      ]);
  });

  test('drops a draft marked for sending that the rules reject, with the rejection code', () => {
    const state = foldEvents(placed, started, draftLineChanged(24), choice);
    const locked: OrderEvent = {
      type: 'OrderLocked',
      data: { lockedBy: '9', reason: 'wordt klaargezet', until: null },
    };
    const refusals = [
      [state, facts({ mayOrder: false }), 'portal.may_not_order'],
      [state, { rejected: 'customer.not_selected' } as const, 'customer.not_selected'],
      [evolveOrder(state, locked), facts(), 'order.locked'],
    ] as const;
    for (const [order, unsentFacts, rejectionCode] of refusals)
      expect(decideCloseOrder(order, deadline, unsentFacts)).toMatchObject([
        { type: 'OrderModificationCancelled', data: { cause: 'deadline', refused: rejectionCode } },
        { type: 'OrderClosedForChanges' },
      ]);
  });
});

test('closing an order at its deadline always leaves a closed order without hold or drafts, and a second run appends nothing', () => {
  const act = fc.constantFrom<OrderEvent>(
    started,
    draftLineChanged(24),
    draftLineChanged(12),
    draftLineChanged(0),
    choice,
  );
  const checkResult = fc.check(
    fc.property(fc.array(act, { maxLength: 12 }), fc.integer({ min: 0, max: 1e9 }), (acts, late) => {
      const at = new Date(deadline.getTime() + late);
      const state = foldEvents(placed, ...acts);
      const decision = decideCloseOrder(state, at, facts());
      if ('rejected' in decision) return false;
      const after = decision.reduce<OrderState>(evolveOrder, state);
      if (after.status !== 'closed' || after.hold !== null || Object.keys(after.drafts).length > 0) return false;
      const secondDecision = decideCloseOrder(after, at, facts());
      return !('rejected' in secondDecision) && secondDecision.length === 0;
    }),
  );
  expect(checkResult.counterexample).toBeNull();
});

test.each([
  ['the clock goes forward on Sunday', '2026-03-31', [], '2026-03-27T16:00:00.000Z'],
  ['the clock goes back on Sunday', '2026-10-27', [], '2026-10-23T15:00:00.000Z'],
  ['New Year lies between', '2026-01-05', ['2026-01-01'], '2025-12-31T16:00:00.000Z'],
  ['the day of its deadline is a holiday', '2026-05-05', ['2026-05-01'], '2026-04-30T15:00:00.000Z'],
])('an order closes at 17:00 in Brussels on the right day when %s', (_, day, holidays, closes) => {
  const name = { nl: 'Feestdag', fr: 'Jour férié' };
  const calendar = exampleCalendar({ holidays: holidays.map((on) => ({ day: on, name })) });
  const changeDeadline = new Date(deadlineOf(day, calendar)).toISOString();
  expect(changeDeadline).toBe(closes);
  const state = foldEvents({ type: 'OrderPlaced', data: { ...sampleOrder, changeDeadline } });
  expect(decideCloseOrder(state, new Date(Date.parse(closes) - 1), nothing)).toEqual([]);
  expect(decideCloseOrder(state, new Date(closes), nothing)).toEqual([
    { type: 'OrderClosedForChanges', data: { effectiveAt: closes } },
  ]);
});
