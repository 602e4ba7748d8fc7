import { expect, test } from '@jest/globals';
import type { OrderEvent } from '@talloor/events/order/events.ts';
import { evolveOrder, noOrder, type OrderState } from '@talloor/events/order/state.ts';
import { sampleFacts, sampleOrder } from '@talloor/events/testing/sampleOrder.ts';
import { decideAnswerAsk } from '../answerAsk/decideAnswerAsk.ts';
import { decideAskForOrder } from '../askForOrder/decideAskForOrder.ts';

const now = new Date(Date.parse(sampleOrder.changeDeadline) - 60 * 60_000);
const minutesLater = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
const modificationId = '0197f5d2-6a0e-7c3b-9a53-0b8f2f9f6c21';
const holdTimes = { heldSince: now.toISOString(), heldUntil: minutesLater(15).toISOString() };
const started: OrderEvent = {
  type: 'OrderModificationStarted',
  data: { modificationId, startedBy: '7', ...holdTimes, baseVersion: 1, takenFrom: null },
};
const draftLineChanged: OrderEvent = {
  type: 'OrderDraftLineChanged',
  data: { ...sampleFacts, modificationId, changedBy: '7', ...holdTimes, quantity: 9, previousQuantity: 12 },
};
const foldEvents = (...events: readonly OrderEvent[]): OrderState =>
  events.reduce<OrderState>(evolveOrder, evolveOrder(noOrder, { type: 'OrderPlaced', data: sampleOrder }));
const ask = (state: OrderState, userId = '8', at = now, isShared = false) =>
  decideAskForOrder({ userId, now: at, isShared }, state);
const answer = (state: OrderState, choice: 'release' | 'decline', userId = '7', at = now) =>
  decideAnswerAsk({ userId, now: at, answer: choice }, state);
const [askEvent] = ask(foldEvents(started, draftLineChanged)) as readonly OrderEvent[];

test('a colleague’s request for a held order is recorded once per hold', () => {
  expect(askEvent).toMatchObject({ type: 'OrderHandoverAsked', data: { heldBy: '7', askedBy: '8' } });
  expect(ask(foldEvents(started, askEvent!))).toEqual([]);
  expect(ask(foldEvents(started, askEvent!, draftLineChanged), '8', minutesLater(1))).toEqual([]);
  expect(ask(foldEvents(started, askEvent!), '9')).toMatchObject([{ data: { askedBy: '9' } }]);
});

test('a handover request appends nothing for a free, expired, own or shared hold, and is rejected for unknown and closed orders', () => {
  expect(ask(foldEvents())).toEqual([]);
  expect(ask(foldEvents(started), '7')).toEqual([]);
  expect(ask(foldEvents(started), '8', minutesLater(15))).toEqual([]);
  expect(ask(foldEvents(started), '8', now, true)).toEqual([]);
  expect(ask(noOrder)).toEqual({ rejected: 'order.not_found' });
  expect(ask(foldEvents(started), '8', new Date(sampleOrder.changeDeadline))).toEqual({ rejected: 'order.closed' });
});

test('a release frees the order, keeps the holder’s draft, and allows a new request at the next hold', () => {
  const released = answer(foldEvents(started, draftLineChanged, askEvent!), 'release') as readonly OrderEvent[];
  expect(released).toMatchObject([{ type: 'OrderHoldReleased', data: { releasedBy: '7', askedBy: ['8'] } }]);
  const free = foldEvents(started, draftLineChanged, askEvent!, ...released);
  expect(free).toMatchObject({ hold: null, drafts: { 7: { draftQuantities: { [sampleFacts.articleNumber]: 9 } } } });
  const secondHold = foldEvents(started, askEvent!, ...released, started);
  expect(ask(secondHold)).toMatchObject([{ type: 'OrderHandoverAsked' }]);
});

test('a decline answers all waiting requests once, and only the current holder can answer', () => {
  const declined = answer(foldEvents(started, askEvent!), 'decline') as readonly OrderEvent[];
  expect(declined).toMatchObject([{ type: 'OrderHandoverDeclined', data: { askedBy: ['8'] } }]);
  expect(answer(foldEvents(started, askEvent!, ...declined), 'decline')).toEqual([]);
  expect(answer(foldEvents(started), 'decline')).toEqual([]);
  for (const choice of ['release', 'decline'] as const) {
    expect(answer(foldEvents(started, askEvent!), choice, '8')).toEqual({ rejected: 'order.not_held' });
    expect(answer(foldEvents(started, askEvent!), choice, '7', minutesLater(16))).toEqual({
      rejected: 'order.not_held',
    });
  }
  expect(answer(noOrder, 'release')).toEqual({ rejected: 'order.not_found' });
});
