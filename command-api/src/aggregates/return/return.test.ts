import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { DeliveryEvent } from '@talloor/events/delivery/events.ts';
import { evolveDelivery, noDelivery, type DeliveryState } from '@talloor/events/delivery/state.ts';
import type { ReturnEvent } from '@talloor/events/return/events.ts';
import { evolveReturn, noReturn, type KnownReturn, type ReturnState } from '@talloor/events/return/state.ts';
import { deliveryStory } from '@talloor/events/testing/sampleDelivery.ts';
import { returnStory, sampleReturn } from '@talloor/events/testing/sampleReturn.ts';
import type { Decision } from '@talloor/platform/aggregate/aggregate.ts';
import { decideToggleReturn } from './toggleReturn/decideToggleReturn.ts';
import { decideCollectReturn } from './collectReturn/decideCollectReturn.ts';
import { decideCreditReturn } from './creditReturn/decideCreditReturn.ts';
import { decideJudgeReturn } from './judgeReturn/decideJudgeReturn.ts';
import { decidePlanCollection } from './planCollection/decidePlanCollection.ts';
import { uncollectedQuantities } from './releaseClaim.ts';
import { decideRequestReturn, type RequestedLine, type RequestReturn } from './requestReturn/decideRequestReturn.ts';
import { decideWithdrawReturn } from './withdrawReturn/decideWithdrawReturn.ts';

const delivered = (...more: readonly DeliveryEvent[]): DeliveryState =>
  [...deliveryStory, ...more].reduce<DeliveryState>(evolveDelivery, noDelivery);
const foldEvents = (...events: readonly ReturnEvent[]): ReturnState =>
  events.reduce<ReturnState>(evolveReturn, noReturn);
const eventsOf = <E extends { type: string; data: unknown }>(decision: Decision<E>): readonly E[] => {
  if ('rejected' in decision) throw new Error(decision.rejected);
  return decision;
};

const requestedLine = (more: Partial<RequestedLine> = {}): RequestedLine => ({
  lineId: '1',
  articleNumber: '131209',
  quantity: 2,
  reason: 'damaged',
  bestBefore: '2026-06-30',
  comment: 'Doos ingedeukt, zakken open.',
  ...more,
});
const command = (
  lines: readonly RequestedLine[] = [requestedLine()],
  more: Partial<RequestReturn> = {},
): RequestReturn => ({
  returnId: '70000012',
  customerNumber: '204118',
  requestedBy: '7',
  language: 'nl',
  deliveredOn: '2026-03-13',
  contact: sampleReturn.contact,
  lines,
  ...more,
});
const facts = { address: sampleReturn.address, addressOf: '7', known: new Set(['131209', '131210', '131244']) };
const request = (state: DeliveryState, ...lines: readonly RequestedLine[]) =>
  decideRequestReturn(command(lines), state, facts);
const requested: DeliveryEvent = { type: 'DeliveryReturnRequested', data: sampleReturn };
const [requestedEvent] = returnStory;
if (requestedEvent?.type !== 'ReturnRequested') throw new Error('the story does not start with ReturnRequested');

describe('a return request', () => {
  test('takes articles and address from the delivery, and reasons and contact from the customer', () => {
    expect(request(delivered(), requestedLine())).toEqual([requested]);
  });

  test('without line id uses a line of the article with enough left', () => {
    const [event] = eventsOf(
      request(delivered(), requestedLine({ lineId: null, articleNumber: '131210', quantity: 1 })),
    );
    expect(event?.data).toMatchObject({ lines: [{ lineId: '3', quantity: 1 }] });
  });

  test('is rejected above the delivered quantity minus earlier returns, in one request and in several', () => {
    const tooMany = { rejected: 'return.quantity_exceeded', parameters: { article: '131209', left: 8 } };
    expect(request(delivered(requested), requestedLine({ quantity: 9 }))).toEqual(tooMany);
    expect(request(delivered(), requestedLine(), requestedLine({ quantity: 9 }))).toMatchObject({
      rejected: tooMany.rejected,
    });
    expect(request(delivered(), requestedLine({ quantity: 10 }), requestedLine({ quantity: 1 }))).toMatchObject({
      rejected: 'return.nothing_left',
    });
  });

  test('is rejected for a part of a piece that is not sold by weight', () => {
    expect(request(delivered(), requestedLine({ quantity: 0.5 }))).toMatchObject({ rejected: 'return.whole_pieces' });
  });

  test('is rejected for an unknown article and for an article that is not on the delivery note', () => {
    expect(request(delivered(), requestedLine({ lineId: null, articleNumber: '999999' }))).toEqual({
      rejected: 'return.unknown_article',
      parameters: { article: '999999' },
    });
    expect(request(delivered(), requestedLine({ lineId: null, articleNumber: '131244' }))).toMatchObject({
      rejected: 'return.article_not_on_note',
    });
    expect(request(delivered(), requestedLine({ lineId: '3' }))).toMatchObject({
      rejected: 'return.article_not_on_note',
    });
  });

  test.each(['2026-02-30', '30/09/2026', 'morgen', '9999999999'])(
    'is rejected with “%s” as best-before date',
    (bestBefore) => {
      expect(request(delivered(), requestedLine({ bestBefore }))).toEqual({
        rejected: 'return.invalid_date',
        parameters: { date: bestBefore },
      });
    },
  );

  test('is rejected with another delivery day, and before the delivery', () => {
    const otherDay = command([requestedLine()], { deliveredOn: '2026-03-12' });
    expect(decideRequestReturn(otherDay, delivered(), facts)).toMatchObject({ rejected: 'return.invalid_date' });
    const underWay = deliveryStory.slice(0, 4).reduce<DeliveryState>(evolveDelivery, noDelivery);
    expect(request(underWay, requestedLine())).toEqual({ rejected: 'return.not_delivered' });
  });

  test('is rejected from another customer and for an unknown delivery', () => {
    const other = command([requestedLine()], { customerNumber: '204119' });
    expect(decideRequestReturn(other, delivered(), facts)).toEqual({ rejected: 'delivery_note.not_found' });
    expect(request(noDelivery, requestedLine())).toEqual({ rejected: 'delivery_note.not_found' });
  });
});

describe('a delivery note line', () => {
  const toggle = { customerNumber: '204118', userId: '7', lineId: '1', returned: null };
  const marked: DeliveryEvent = { type: 'DeliveryNoteLineReturnMarked', data: { lineId: '1', markedBy: '7' } };

  test('is marked for return and unmarked, and a repeated mark appends nothing', () => {
    expect(decideToggleReturn(toggle, delivered())).toEqual([marked]);
    const unmarked = { type: 'DeliveryNoteLineReturnUnmarked', data: { lineId: '1', unmarkedBy: '7' } };
    expect(decideToggleReturn(toggle, delivered(marked))).toEqual([unmarked]);
    expect(decideToggleReturn({ ...toggle, returned: true }, delivered(marked))).toEqual([]);
  });

  test('is unmarked by its return request', () => {
    expect(decideToggleReturn({ ...toggle, returned: false }, delivered(marked, requested))).toEqual([]);
  });

  test('cannot be marked when all goods are returned, before the delivery, or when the line is unknown', () => {
    const all = { ...sampleReturn, lines: sampleReturn.lines.map((line) => ({ ...line, quantity: 10 })) };
    const returnedDelivery = delivered({ type: 'DeliveryReturnRequested', data: all });
    expect(decideToggleReturn(toggle, returnedDelivery)).toMatchObject({ rejected: 'return.nothing_left' });
    const underWay = deliveryStory.slice(0, 4).reduce<DeliveryState>(evolveDelivery, noDelivery);
    expect(decideToggleReturn(toggle, underWay)).toEqual({ rejected: 'return.not_delivered' });
    expect(decideToggleReturn({ ...toggle, lineId: '9' }, delivered())).toMatchObject({
      rejected: 'delivery_note.line_not_found',
    });
  });
});

describe('the office and its returns', () => {
  const yes = { verdict: 'accepted', reason: 'photo_shows_it', answer: 'Hou ze koel.' } as const;
  const no = { verdict: 'refused', reason: 'too_late', answer: 'De datum was al voorbij.' } as const;
  const accepted: ReturnEvent = {
    type: 'ReturnAccepted',
    data: { requestedBy: '7', reason: yes.reason, answer: yes.answer },
  };
  const refused: ReturnEvent = {
    type: 'ReturnRefused',
    data: { requestedBy: '7', reason: no.reason, answer: no.answer },
  };
  const withdrawn: ReturnEvent = { type: 'ReturnWithdrawn', data: { withdrawnBy: '7' } };
  const planned: ReturnEvent = {
    type: 'ReturnCollectionPlanned',
    data: { day: '2026-03-17', previousDay: null, reason: 'next_delivery' },
  };
  const collected: ReturnEvent = {
    type: 'ReturnCollected',
    data: { day: '2026-03-17', lines: [{ lineId: '1', quantity: 1 }] },
  };
  const calendar = { holidays: [], closingDays: ['2026-03-18'] };
  const monday = { today: '2026-03-16', calendar };

  test('accepts or refuses a return once; a repeat appends nothing, and the opposite decision is rejected', () => {
    expect(decideJudgeReturn(yes, foldEvents(requestedEvent))).toEqual([accepted]);
    expect(decideJudgeReturn(no, foldEvents(requestedEvent))).toEqual([refused]);
    expect(decideJudgeReturn(yes, foldEvents(requestedEvent, accepted))).toEqual([]);
    expect(decideJudgeReturn(no, foldEvents(requestedEvent, accepted))).toEqual({ rejected: 'return.ended' });
    expect(decideJudgeReturn(yes, foldEvents(requestedEvent, withdrawn))).toEqual({ rejected: 'return.ended' });
    expect(decideJudgeReturn(yes, noReturn)).toEqual({ rejected: 'return.not_found' });
  });

  test('plans the collection of an accepted return on a working day, and can change the day', () => {
    const plan = { day: '2026-03-17', reason: 'next_delivery' };
    expect(decidePlanCollection(plan, foldEvents(requestedEvent, accepted), monday)).toEqual([planned]);
    expect(decidePlanCollection(plan, foldEvents(requestedEvent, accepted, planned), monday)).toEqual([]);
    const laterPlan = { day: '2026-03-19', reason: 'asked_by_customer' };
    expect(decidePlanCollection(laterPlan, foldEvents(requestedEvent, accepted, planned), monday)).toEqual([
      { type: 'ReturnCollectionPlanned', data: { ...laterPlan, previousDay: '2026-03-17' } },
    ]);
    expect(decidePlanCollection(plan, foldEvents(requestedEvent), monday)).toEqual({ rejected: 'return.not_accepted' });
    expect(decidePlanCollection(plan, foldEvents(requestedEvent, refused), monday)).toEqual({
      rejected: 'return.ended',
    });
    for (const day of ['2026-03-13', '2026-03-18', '2026-03-21', '2026-06-30'])
      expect(decidePlanCollection({ ...plan, day }, foldEvents(requestedEvent, accepted), monday)).toEqual({
        rejected: 'return.invalid_date',
        parameters: { date: day },
      });
  });

  test('records the collected quantities, from above zero up to the requested quantity', () => {
    const today = { today: '2026-03-17' };
    const fetch = (quantity: number) => ({ day: '2026-03-17', lines: [{ lineId: '1', quantity }] });
    const state = foldEvents(requestedEvent, accepted, planned);
    expect(decideCollectReturn(fetch(1), state, today)).toEqual([collected]);
    expect(decideCollectReturn({ ...fetch(1), lines: [] }, state, today)).toMatchObject([
      { data: { lines: [{ lineId: '1', quantity: 2 }] } },
    ]);
    expect(decideCollectReturn(fetch(3), state, today)).toMatchObject({ rejected: 'return.quantity_exceeded' });
    expect(decideCollectReturn(fetch(0), state, today)).toEqual({ rejected: 'return.nothing_collected' });
    expect(decideCollectReturn({ ...fetch(1), day: '2026-03-18' }, state, today)).toMatchObject({
      rejected: 'return.invalid_date',
    });
    expect(decideCollectReturn({ ...fetch(1), lines: [{ lineId: '2', quantity: 0 }] }, state, today)).toEqual({
      rejected: 'delivery_note.line_not_found',
    });
    expect(decideCollectReturn(fetch(1), foldEvents(requestedEvent), today)).toEqual({
      rejected: 'return.not_accepted',
    });
    const collectedState = foldEvents(requestedEvent, accepted, collected);
    expect(decideCollectReturn(fetch(1), collectedState, today)).toEqual([]);
    expect(decideCollectReturn(fetch(2), collectedState, today)).toEqual({ rejected: 'return.collected' });
  });

  test('credits the collected quantity once, and only for a return with a claim', () => {
    const credit = { returnId: '70000012', lines: [{ lineId: '1', quantity: 1 }] };
    const [event] = eventsOf(decideCreditReturn(credit, delivered(requested)));
    expect(event?.data).toMatchObject({ baseCents: 399, vatCents: 24, totalCents: 423 + 0 });
    if (!event) throw new Error('no credit event');
    expect(decideCreditReturn(credit, delivered(requested, event))).toEqual([]);
    const released: DeliveryEvent = {
      type: 'DeliveryReturnReleased',
      data: { returnId: '70000012', lines: [{ lineId: '1', quantity: 2 }] },
    };
    expect(decideCreditReturn(credit, delivered(requested, released))).toEqual({ rejected: 'return.not_collected' });
  });

  test('leaves the customer the right to withdraw a return until the collection', () => {
    const withdrawal = { customerNumber: '204118', userId: '7' };
    for (const state of [
      foldEvents(requestedEvent),
      foldEvents(requestedEvent, accepted),
      foldEvents(requestedEvent, accepted, planned),
    ])
      expect(decideWithdrawReturn(withdrawal, state)).toEqual([withdrawn]);
    expect(decideWithdrawReturn(withdrawal, foldEvents(requestedEvent, withdrawn))).toEqual([]);
    expect(decideWithdrawReturn(withdrawal, foldEvents(requestedEvent, accepted, collected))).toEqual({
      rejected: 'return.collected',
    });
    expect(decideWithdrawReturn(withdrawal, foldEvents(requestedEvent, refused))).toEqual({ rejected: 'return.ended' });
    expect(decideWithdrawReturn({ ...withdrawal, customerNumber: '1' }, foldEvents(requestedEvent))).toEqual({
      rejected: 'return.not_found',
    });
  });
});

test('property: the returned quantity never exceeds the delivered quantity, and the credit never exceeds the paid amount, in any order of actions', () => {
  const act = fc.record({
    kind: fc.constantFrom('ask', 'refuse', 'withdraw', 'fetch', 'pay'),
    which: fc.nat({ max: 5 }),
    quantity: fc.integer({ min: 1, max: 7 }).map((pieces) => pieces * 1000),
  });
  fc.assert(
    fc.property(fc.array(act, { maxLength: 40 }), (acts) => {
      let delivery = delivered();
      const returns: ReturnState[] = [];
      const credits: { quantity: number; baseCents: number }[] = [];
      const change = (at: number, decision: Decision<ReturnEvent>) => {
        const before = returns[at] ?? noReturn;
        if ('rejected' in decision || decision.length === 0) return;
        const after = decision.reduce<ReturnState>(evolveReturn, before);
        returns[at] = after;
        if (after.status === 'none') return;
        const lines = uncollectedQuantities(after as KnownReturn);
        if (lines.length > 0 && after.status !== 'requested' && after.status !== 'accepted')
          delivery = evolveDelivery(delivery, {
            type: 'DeliveryReturnReleased',
            data: { returnId: after.request.returnId, lines },
          });
      };
      for (const { kind, which: returnIndex, quantity } of acts) {
        const state = returns[returnIndex] ?? noReturn;
        switch (kind) {
          case 'ask': {
            const returnId = String(70000100 + returns.length);
            const lines = [requestedLine({ quantity: quantity / 1000 })];
            const decision = decideRequestReturn(command(lines, { returnId }), delivery, facts);
            if ('rejected' in decision) break;
            for (const event of decision) {
              delivery = evolveDelivery(delivery, event);
              if (event.type === 'DeliveryReturnRequested')
                returns.push(evolveReturn(noReturn, { type: 'ReturnRequested', data: event.data }));
            }
            break;
          }
          case 'refuse':
            change(returnIndex, decideJudgeReturn({ verdict: 'refused', reason: 'too_late', answer: 'x' }, state));
            break;
          case 'withdraw':
            change(returnIndex, decideWithdrawReturn({ customerNumber: '204118', userId: '7' }, state));
            break;
          case 'fetch': {
            if (state.status === 'none') break;
            if (state.status === 'requested')
              change(returnIndex, decideJudgeReturn({ verdict: 'accepted', reason: 'goodwill', answer: '' }, state));
            const fetched = Math.min(quantity / 1000, state.request.lines[0]?.quantity ?? 0);
            const lines = [{ lineId: '1', quantity: fetched }];
            change(
              returnIndex,
              decideCollectReturn({ day: '2026-03-17', lines }, returns[returnIndex] ?? noReturn, {
                today: '2026-03-17',
              }),
            );
            break;
          }
          case 'pay': {
            if (state.status !== 'collected') break;
            const { returnId } = state.request;
            const decision = decideCreditReturn({ returnId, lines: state.collected ?? [] }, delivery);
            for (const event of eventsOf(decision)) {
              delivery = evolveDelivery(delivery, event);
              if (event.type !== 'DeliveryReturnCredited') continue;
              const { returnId: _, ...credit } = event.data;
              returns[returnIndex] = evolveReturn(state, { type: 'ReturnCredited', data: credit });
              credits.push({ quantity: credit.lines[0]?.quantity ?? 0, baseCents: credit.baseCents });
            }
            break;
          }
          default:
            kind satisfies never;
        }
        if (delivery.status === 'none') throw new Error('the delivery does not exist');
        const claimed = delivery.returns.claims.flatMap(({ lines }) => lines);
        const sum = claimed.reduce((total, line) => total + Math.round(line.quantity * 1000), 0);
        expect(sum).toBeLessThanOrEqual(10_000);
        expect(credits.reduce((total, each) => total + each.baseCents, 0)).toBeLessThanOrEqual(3985);
        expect(credits.reduce((total, each) => total + Math.round(each.quantity * 1000), 0)).toBeLessThanOrEqual(sum);
      }
    }),
  );
});
