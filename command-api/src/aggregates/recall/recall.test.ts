import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { DeliveryState } from '@talloor/events/delivery/state.ts';
import { evolveDelivery, noDelivery } from '@talloor/events/delivery/state.ts';
import { recallEvents, type RecallEvent } from '@talloor/events/recall/events.ts';
import { evolveRecall, noRecall, type RecallState } from '@talloor/events/recall/state.ts';
import { deliveryStory } from '@talloor/events/testing/sampleDelivery.ts';
import { recallStory, sampleAffected } from '@talloor/events/testing/sampleRecall.ts';
import type { Decision } from '@talloor/platform/aggregate/aggregate.ts';
import { maxEventBytes } from '@talloor/platform/eventStore/port.ts';
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

const foldEvents = (...events: readonly RecallEvent[]): RecallState =>
  events.reduce<RecallState>(evolveRecall, noRecall);
const notifiedRecall = foldEvents(...recallStory.slice(0, 3));
const answeredRecall = foldEvents(...recallStory.slice(0, 5));
const closedRecall = foldEvents(...recallStory);
const eventsOf = (decision: Decision<RecallEvent>): readonly RecallEvent[] => {
  if ('rejected' in decision) throw new Error(decision.rejected);
  return decision;
};
const [opening] = recallStory;
if (opening?.type !== 'RecallOpened') throw new Error('the story does not start with RecallOpened');
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

const acknowledge = (acknowledgement: AcknowledgeRecall, state: RecallState, page: RecallState = state) => {
  const pageCustomer = page.status === 'none' ? undefined : page.customers[acknowledgement.customerNumber];
  return decideAcknowledgeRecall({ ...acknowledgement, version: pageCustomer ? versionOf(pageCustomer) : '' }, state);
};

describe('the opening of a recall', () => {
  test('keeps each lot once, ignoring case, and each article once, and appends nothing when repeated', () => {
    const scope = { lots: ['L26041', 'l26041'], articles: ['131209', '131209'] };
    expect(decideOpenRecall({ ...command, scope }, noRecall)).toMatchObject([
      { type: 'RecallOpened', data: { scope: { lots: ['l26041'], articles: ['131209'] } } },
    ]);
    expect(decideOpenRecall(command, notifiedRecall)).toEqual([]);
  });
});

describe('a recall notice', () => {
  test('covers a delivery once, and only after its dispatch', () => {
    const at = (count: number) => deliveryStory.slice(0, count).reduce<DeliveryState>(evolveDelivery, noDelivery);
    const scope = { lots: ['l26041'], articles: ['131209'] };
    const dispatchIndex = deliveryStory.findIndex(({ type }) => type === 'DeliveryDispatched');
    expect(affectedDelivery(at(dispatchIndex), scope)).toBeNull();
    expect(affectedDelivery(at(dispatchIndex + 1), scope)).toMatchObject({ delivery: sampleAffected, orderedBy: '7' });
    expect(affectedDelivery(at(dispatchIndex + 1), { lots: ['L1'], articles: [] })).toBeNull();
    expect(decideGiveNotices(customer, notifiedRecall)).toEqual([]);
  });

  test('for a later delivery is a second notice, and the recall waits for an answer again', () => {
    const laterDelivery = { ...sampleAffected, deliveryNumber: '66103020' };
    const events = eventsOf(
      decideGiveNotices({ ...customer, deliveries: [sampleAffected, laterDelivery] }, answeredRecall),
    );
    expect(events).toMatchObject([{ data: { notice: 2, deliveries: [{ deliveryNumber: '66103020' }] } }]);
    const state = foldEvents(...recallStory.slice(0, 5), ...events);
    expect(state).toMatchObject({ customers: { '204118': { awaits: true, notices: 2 } } });
    expect(acknowledge(answer(), state)).toMatchObject([{ type: 'RecallAcknowledged' }]);
  });

  test('with too many deliveries for one event is split, with each delivery in one part', () => {
    const lots = Array.from({ length: 20 }, (_, index) => ({ lot: `L${index}`, bestBefore: null, quantity: 1 }));
    const lines = sampleAffected.lines.map((each) => ({ ...each, lots }));
    const deliveries = Array.from({ length: 400 }, (_, index) => ({
      ...sampleAffected,
      deliveryNumber: String(66_200_000 + index),
      lines,
    }));
    const events = eventsOf(decideGiveNotices({ ...customer, customerNumber: '204119', deliveries }, notifiedRecall));
    const sizes = events.map((event) => JSON.stringify(event).length);
    expect(events.length).toBeGreaterThan(1);
    expect(Math.max(...sizes)).toBeLessThan(maxEventBytes / 2);
    expect(events.flatMap((event) => (event.type === 'RecallNoticeSent' ? event.data.deliveries : []))).toEqual(
      deliveries,
    );
  });

  test('is not given for a closed recall, nor for a recall that is not open', () => {
    expect(decideGiveNotices({ ...customer, customerNumber: '204119' }, closedRecall)).toEqual([]);
    expect(decideGiveNotices(customer, noRecall)).toEqual([]);
  });

  test('property: contains each affected delivery of its own customer exactly once, whatever the order and repetition of the findings', () => {
    const deliveries = fc.uniqueArray(fc.integer({ min: 1, max: 40 }), { maxLength: 12 });
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.constantFrom('1', '2', '3'), deliveries), { maxLength: 12 }), (findings) => {
        const events: RecallEvent[] = [opening];
        const numbersOf = (customerNumber: string, numbers: readonly number[]) =>
          numbers.map((number) => `${customerNumber}${number}`);
        for (const [customerNumber, numbers] of findings) {
          const affectedDeliveries = numbersOf(customerNumber, numbers).map((deliveryNumber) => ({
            ...sampleAffected,
            deliveryNumber,
          }));
          events.push(
            ...eventsOf(
              decideGiveNotices({ ...customer, customerNumber, deliveries: affectedDeliveries }, foldEvents(...events)),
            ),
          );
        }
        const inNotices = events.flatMap((event) =>
          event.type === 'RecallNoticeSent'
            ? event.data.deliveries.map(({ deliveryNumber }) => `${event.data.customerNumber} ${deliveryNumber}`)
            : [],
        );
        const affected = findings.flatMap(([customerNumber, numbers]) =>
          numbersOf(customerNumber, numbers).map((of) => `${customerNumber} ${of}`),
        );
        expect(inNotices.toSorted()).toEqual([...new Set(affected)].toSorted());
      }),
    );
  });
});

describe('an answer to a recall', () => {
  test('is recorded once, appends nothing when repeated, and is replaced by a different answer', () => {
    expect(acknowledge(answer(), notifiedRecall)).toEqual([{ type: 'RecallAcknowledged', data: answer() }]);
    expect(acknowledge(answer({ acknowledgedBy: '8' }), answeredRecall)).toEqual([]);
    const changedAnswer = answer({ lines: [{ ...line, used: 3 }], officeReason: 'told_by_phone' });
    expect(acknowledge(changedAnswer, answeredRecall)).toEqual([{ type: 'RecallAnswerChanged', data: changedAnswer }]);
  });

  test('from an outdated page is rejected, unless the answer equals the recorded answer', () => {
    const laterDelivery = { ...sampleAffected, deliveryNumber: '66103020' };
    const notifiedAgain = foldEvents(
      ...recallStory.slice(0, 5),
      ...eventsOf(decideGiveNotices({ ...customer, deliveries: [laterDelivery] }, answeredRecall)),
    );
    expect(acknowledge(answer(), notifiedAgain, answeredRecall)).toEqual({ rejected: 'recall.changed' });
    const other = answer({ lines: [{ ...line, used: 3 }] });
    expect(acknowledge(other, answeredRecall, notifiedRecall)).toEqual({ rejected: 'recall.changed' });
    expect(acknowledge(answer(), answeredRecall, notifiedRecall)).toEqual([]);
    expect(acknowledge(other, answeredRecall)).toMatchObject([{ type: 'RecallAnswerChanged' }]);
  });

  test('with the maximum number of lines fits in one event', () => {
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
    const largeCustomer = { ...customer, customerNumber: '204119', deliveries };
    const state = foldEvents(...recallStory.slice(0, 3), ...eventsOf(decideGiveNotices(largeCustomer, notifiedRecall)));
    const [event] = eventsOf(acknowledge(answer({ customerNumber: '204119', lines }), state));
    expect(recallEvents.RecallAcknowledged.schema.parse(event?.data)).toMatchObject({ lines: { length: 5000 } });
    expect(JSON.stringify(event).length).toBeLessThan(maxEventBytes);
  });

  test('is rejected for more than the affected quantity, and for an unaffected line', () => {
    const tooMany = answer({ lines: [{ ...line, destroyed: 0.001 }] });
    expect(acknowledge(tooMany, notifiedRecall)).toEqual({
      rejected: 'recall.quantity_exceeded',
      parameters: { article: '131209', most: 10 },
    });
    expect(acknowledge(answer({ lines: [{ ...line, lineId: '3' }] }), notifiedRecall)).toEqual({
      rejected: 'recall.line_not_affected',
    });
  });

  test('is rejected for a customer without notice, and for a closed recall', () => {
    expect(acknowledge(answer({ customerNumber: '204119' }), notifiedRecall)).toEqual({
      rejected: 'recall.not_found',
    });
    expect(acknowledge(answer(), closedRecall)).toEqual({ rejected: 'recall.closed' });
  });

  test('property: appends one event per new answer, however often each answer is repeated', () => {
    const quantity = fc.integer({ min: 0, max: 3 });
    fc.assert(
      fc.property(fc.array(fc.tuple(quantity, quantity, quantity, fc.integer({ min: 1, max: 3 }))), (answers) => {
        let state = notifiedRecall;
        let events = 0;
        let last = '';
        let expected = 0;
        for (const [held, used, destroyed, times] of answers) {
          const repeatedAnswer = answer({ lines: [{ ...line, held, used, destroyed }] });
          if (last !== `${held} ${used} ${destroyed}`) expected += 1;
          last = `${held} ${used} ${destroyed}`;
          for (let time = 0; time < times; time += 1) {
            const newEvents = eventsOf(acknowledge(repeatedAnswer, state));
            events += newEvents.length;
            state = newEvents.reduce(evolveRecall, state);
          }
        }
        expect(events).toBe(expected);
      }),
    );
  });
});

describe('the office', () => {
  test('reminds customers without an answer, and gets a rejection when all customers answered', () => {
    const all = { customerNumber: null, remindedBy: '3001' };
    expect(decideRemindRecall(all, notifiedRecall)).toEqual([
      {
        type: 'RecallReminded',
        data: { customerNumber: '204118', reminder: 1, remindedBy: '3001', recipients: ['7'] },
      },
    ]);
    expect(decideRemindRecall(all, answeredRecall)).toEqual({ rejected: 'recall.all_answered' });
    expect(decideRemindRecall({ ...all, customerNumber: '204119' }, notifiedRecall)).toEqual({
      rejected: 'recall.not_found',
    });
    expect(decideRemindRecall(all, closedRecall)).toEqual({ rejected: 'recall.closed' });
  });

  test('closes a recall once, with the number of missing answers', () => {
    const close = { reason: 'goods_back', closedBy: '3001' };
    expect(decideCloseRecall(close, notifiedRecall)).toEqual([
      { type: 'RecallClosed', data: { ...close, unanswered: 1 } },
    ]);
    expect(decideCloseRecall(close, closedRecall)).toEqual([]);
    expect(decideCloseRecall(close, noRecall)).toEqual({ rejected: 'recall.not_found' });
  });
});
