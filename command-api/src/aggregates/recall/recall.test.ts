import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { DeliveryState } from '@talloor/events/delivery/state.ts';
import { evolveDelivery, noDelivery } from '@talloor/events/delivery/state.ts';
import { recallEvents, type RecallEvent } from '@talloor/events/recall/events.ts';
import { evolveRecall, noRecall, type RecallState } from '@talloor/events/recall/state.ts';
import { deliveryStory } from '@talloor/events/testing/sampleDelivery.ts';
import { recallStory, sampleAffected } from '@talloor/events/testing/sampleRecall.ts';
import type { Decision } from '@talloor/platform/aggregate/aggregate.ts';
import { maxEventBytes } from '@talloor/platform/event-store/port.ts';
import {
  decideAcknowledgeRecall,
  versionOf,
  type AcknowledgeRecall,
} from './acknowledgeRecall/decideAcknowledgeRecall.ts';
import { decideCloseRecall } from './closeRecall/decideCloseRecall.ts';
import { affectedDelivery } from './giveNotices/affectedDelivery.ts';
import { decideGiveNotices } from './giveNotices/decideGiveNotices.ts';
import { decideOpenRecall, type OpenRecall } from './openRecall/decideOpenRecall.ts';
import { decideRemindRecall } from './remindRecall/decideRemindRecall.ts';

const given = (...events: readonly RecallEvent[]): RecallState => events.reduce<RecallState>(evolveRecall, noRecall);
const told = given(...recallStory.slice(0, 3));
const answered = given(...recallStory.slice(0, 5));
const closed = given(...recallStory);
const eventsOf = (decision: Decision<RecallEvent>): readonly RecallEvent[] => {
  if ('rejected' in decision) throw new Error(decision.rejected);
  return decision;
};
const [opening] = recallStory;
if (opening?.type !== 'RecallOpened') throw new Error('a recall begins with its opening');
const command: OpenRecall = opening.data;
const customer = {
  customerNumber: '204118',
  customerName: 'Bistro Lindegaard',
  deliveries: [sampleAffected],
  recipients: ['7'],
};
const line = { deliveryNumber: '66103012', lineId: '1', held: 6, used: 4, destroyed: 0 };
const answer = (more: Partial<AcknowledgeRecall> = {}): AcknowledgeRecall => ({
  customerNumber: '204118',
  acknowledgedBy: '7',
  officeReason: null,
  lines: [line],
  ...more,
});

/** An answer on the current or an older page. */
const acknowledge = (said: AcknowledgeRecall, state: RecallState, page: RecallState = state) => {
  const seen = page.status === 'none' ? undefined : page.customers[said.customerNumber];
  return decideAcknowledgeRecall({ ...said, version: seen ? versionOf(seen) : '' }, state);
};

describe('a recall is opened', () => {
  test('with each lot and article once, whatever the lot’s capitals; opened again it stays as it is', () => {
    const scope = { lots: ['L26041', 'l26041'], articles: ['131209', '131209'] };
    expect(decideOpenRecall({ ...command, scope }, noRecall)).toMatchObject([
      { type: 'RecallOpened', data: { scope: { lots: ['l26041'], articles: ['131209'] } } },
    ]);
    expect(decideOpenRecall(command, told)).toEqual([]);
  });
});

describe('a notice', () => {
  test('is given of what has left, once; of what is still in the house none is', () => {
    const at = (count: number) => deliveryStory.slice(0, count).reduce<DeliveryState>(evolveDelivery, noDelivery);
    const scope = { lots: ['l26041'], articles: ['131209'] };
    const left = deliveryStory.findIndex(({ type }) => type === 'DeliveryDispatched');
    expect(affectedDelivery(at(left), scope)).toBeNull();
    expect(affectedDelivery(at(left + 1), scope)).toMatchObject({ delivery: sampleAffected, orderedBy: '7' });
    expect(affectedDelivery(at(left + 1), { lots: ['L1'], articles: [] })).toBeNull();
    expect(decideGiveNotices(customer, told)).toEqual([]);
  });

  test('of a delivery that left later is another one, which waits for an answer again', () => {
    const later = { ...sampleAffected, deliveryNumber: '66103020' };
    const events = eventsOf(decideGiveNotices({ ...customer, deliveries: [sampleAffected, later] }, answered));
    expect(events).toMatchObject([{ data: { notice: 2, deliveries: [{ deliveryNumber: '66103020' }] } }]);
    const state = given(...recallStory.slice(0, 5), ...events);
    expect(state).toMatchObject({ customers: { '204118': { awaits: true, notices: 2 } } });
    expect(acknowledge(answer(), state)).toMatchObject([{ type: 'RecallAcknowledged' }]);
  });

  test('of more than one event holds is given in parts, each delivery in one', () => {
    const lots = Array.from({ length: 20 }, (_, index) => ({ lot: `L${index}`, bestBefore: null, quantity: 1 }));
    const lines = sampleAffected.lines.map((each) => ({ ...each, lots }));
    const deliveries = Array.from({ length: 400 }, (_, index) => ({
      ...sampleAffected,
      deliveryNumber: String(66_200_000 + index),
      lines,
    }));
    const events = eventsOf(decideGiveNotices({ ...customer, customerNumber: '204119', deliveries }, told));
    const sizes = events.map((event) => JSON.stringify(event).length);
    expect(events.length).toBeGreaterThan(1);
    expect(Math.max(...sizes)).toBeLessThan(maxEventBytes / 2);
    expect(events.flatMap((event) => (event.type === 'RecallNoticeSent' ? event.data.deliveries : []))).toEqual(
      deliveries,
    );
  });

  test('is not given after the recall was closed, nor before it was opened', () => {
    expect(decideGiveNotices({ ...customer, customerNumber: '204119' }, closed)).toEqual([]);
    expect(decideGiveNotices(customer, noRecall)).toEqual([]);
  });

  test('property: whatever is found how often and in whatever order, each delivery is in exactly one notice of its own customer', () => {
    const deliveries = fc.uniqueArray(fc.integer({ min: 1, max: 40 }), { maxLength: 12 });
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.constantFrom('1', '2', '3'), deliveries), { maxLength: 12 }), (found) => {
        const events: RecallEvent[] = [opening];
        // The delivery number names the customer.
        const numbersOf = (whose: string, numbers: readonly number[]) => numbers.map((number) => `${whose}${number}`);
        for (const [customerNumber, numbers] of found) {
          const of = numbersOf(customerNumber, numbers).map((deliveryNumber) => ({
            ...sampleAffected,
            deliveryNumber,
          }));
          events.push(
            ...eventsOf(decideGiveNotices({ ...customer, customerNumber, deliveries: of }, given(...events))),
          );
        }
        const inNotices = events.flatMap((event) =>
          event.type === 'RecallNoticeSent'
            ? event.data.deliveries.map(({ deliveryNumber }) => `${event.data.customerNumber} ${deliveryNumber}`)
            : [],
        );
        const affected = found.flatMap(([whose, numbers]) => numbersOf(whose, numbers).map((of) => `${whose} ${of}`));
        expect(inNotices.toSorted()).toEqual([...new Set(affected)].toSorted());
      }),
    );
  });
});

describe('an answer', () => {
  test('is taken once; the same again is quiet, another one changes it', () => {
    expect(acknowledge(answer(), told)).toEqual([{ type: 'RecallAcknowledged', data: answer() }]);
    expect(acknowledge(answer({ acknowledgedBy: '8' }), answered)).toEqual([]);
    const changed = answer({ lines: [{ ...line, used: 3 }], officeReason: 'told_by_phone' });
    expect(acknowledge(changed, answered)).toEqual([{ type: 'RecallAnswerChanged', data: changed }]);
  });

  test('of a page that is older than the last notice or answer is refused, unless it says what is there already', () => {
    const later = { ...sampleAffected, deliveryNumber: '66103020' };
    const more = given(
      ...recallStory.slice(0, 5),
      ...eventsOf(decideGiveNotices({ ...customer, deliveries: [later] }, answered)),
    );
    expect(acknowledge(answer(), more, answered)).toEqual({ rejected: 'recall.changed' });
    const other = answer({ lines: [{ ...line, used: 3 }] });
    expect(acknowledge(other, answered, told)).toEqual({ rejected: 'recall.changed' });
    expect(acknowledge(answer(), answered, told)).toEqual([]);
    expect(acknowledge(other, answered)).toMatchObject([{ type: 'RecallAnswerChanged' }]);
  });

  test('of as many lines as there may be is one event that is not too large', () => {
    const lines = Array.from({ length: 5000 }, (_, index) => ({
      deliveryNumber: String(66_200_000 + index),
      lineId: '1000',
      held: 1234.567,
      used: 1234.567,
      destroyed: 1234.567,
    }));
    const deliveries = lines.map(({ deliveryNumber }) => ({
      ...sampleAffected,
      deliveryNumber,
      lines: sampleAffected.lines.map((each) => ({ ...each, lineId: '1000', quantity: 9999 })),
    }));
    const of = { ...customer, customerNumber: '204119', deliveries };
    const state = given(...recallStory.slice(0, 3), ...eventsOf(decideGiveNotices(of, told)));
    const [event] = eventsOf(acknowledge(answer({ customerNumber: '204119', lines }), state));
    expect(recallEvents.RecallAcknowledged.schema.parse(event?.data)).toMatchObject({ lines: { length: 5000 } });
    expect(JSON.stringify(event).length).toBeLessThan(maxEventBytes);
  });

  test('is never of more than came, nor of another line', () => {
    const tooMany = answer({ lines: [{ ...line, destroyed: 0.001 }] });
    expect(acknowledge(tooMany, told)).toEqual({
      rejected: 'recall.quantity_exceeded',
      parameters: { article: '131209', most: 10 },
    });
    expect(acknowledge(answer({ lines: [{ ...line, lineId: '3' }] }), told)).toEqual({
      rejected: 'recall.line_not_affected',
    });
  });

  test('is found by a customer that was told alone, while the recall is open', () => {
    expect(acknowledge(answer({ customerNumber: '204119' }), told)).toEqual({
      rejected: 'recall.not_found',
    });
    expect(acknowledge(answer(), closed)).toEqual({ rejected: 'recall.closed' });
  });

  test('property: of answers that are repeated, each is one event', () => {
    const quantity = fc.integer({ min: 0, max: 3 });
    fc.assert(
      fc.property(fc.array(fc.tuple(quantity, quantity, quantity, fc.integer({ min: 1, max: 3 }))), (said) => {
        let state = told;
        let events = 0;
        let last = '';
        let expected = 0;
        for (const [held, used, destroyed, times] of said) {
          const one = answer({ lines: [{ ...line, held, used, destroyed }] });
          if (last !== `${held} ${used} ${destroyed}`) expected += 1;
          last = `${held} ${used} ${destroyed}`;
          for (let time = 0; time < times; time += 1) {
            const made = eventsOf(acknowledge(one, state));
            events += made.length;
            state = made.reduce(evolveRecall, state);
          }
        }
        expect(events).toBe(expected);
      }),
    );
  });
});

describe('the office', () => {
  test('reminds who has not answered, and is told where nobody is left', () => {
    const all = { customerNumber: null, remindedBy: '3001' };
    expect(decideRemindRecall(all, told)).toEqual([
      {
        type: 'RecallReminded',
        data: { customerNumber: '204118', reminder: 1, remindedBy: '3001', recipients: ['7'] },
      },
    ]);
    expect(decideRemindRecall(all, answered)).toEqual({ rejected: 'recall.all_answered' });
    expect(decideRemindRecall({ ...all, customerNumber: '204119' }, told)).toEqual({ rejected: 'recall.not_found' });
    expect(decideRemindRecall(all, closed)).toEqual({ rejected: 'recall.closed' });
  });

  test('closes a recall once, and notes how many had not answered', () => {
    const close = { reason: 'goods_back', closedBy: '3001' };
    expect(decideCloseRecall(close, told)).toEqual([{ type: 'RecallClosed', data: { ...close, unanswered: 1 } }]);
    expect(decideCloseRecall(close, closed)).toEqual([]);
    expect(decideCloseRecall(close, noRecall)).toEqual({ rejected: 'recall.not_found' });
  });
});
