import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { deliveryMessage, type DeliveryMessage } from '@talloor/contracts/endpoints/erpDeliveries.ts';
import type { DeliveryEvent } from '@talloor/events/delivery/events.ts';
import { evolveDelivery, noDelivery, type DeliveryState } from '@talloor/events/delivery/state.ts';
import type { ReplacementChoice } from '@talloor/events/replacementChoice.ts';
import { evolveOrder, noOrder } from '@talloor/events/order/state.ts';
import { sampleLine, sampleOrder } from '@talloor/events/testing/sampleOrder.ts';
import type { Decision } from '@talloor/platform/aggregate/aggregate.ts';
import { exampleProduct } from '@talloor/rules/testing/exampleFacts.ts';
import { thousandths } from '@talloor/rules/money/rounding.ts';
import { decideReportDelivery } from '../reportDelivery/decideReportDelivery.ts';
import type { ReportFacts } from '../reportDelivery/reportFacts.ts';
import { decideAnswerReplacement } from '../answerReplacement/decideAnswerReplacement.ts';
import { decideLapseReplacement } from '../lapseReplacement/decideLapseReplacement.ts';
import { withheldOf } from './withheldOf.ts';

const [evening, hour, afterHour] = ['2026-03-12T17:00:00.000Z', '2026-03-12T21:00:00.000Z', '2026-03-12T21:00:01.000Z'];
const header = { message_id: 'm', delivery_number: '66103012' };
const scheduled = deliveryMessage.parse({
  ...header,
  kind: 'scheduled',
  order_number: sampleOrder.orderNumber,
  day: '2026-03-13',
  expected_from: '2026-03-13T08:00:00Z',
  expected_until: '2026-03-13T10:00:00Z',
  route: '14',
  stop: 6,
  stops: 11,
});
const instead = { article_number: '777', quantity: 2, replaces: 2, price: 4.5 };
const picking = (more: object = {}, first: object = { replacements: [instead] }): DeliveryMessage =>
  deliveryMessage.parse({
    ...header,
    kind: 'picked',
    at: '2026-03-12T16:40:00Z',
    lines: [
      { line_id: '1', article_number: '131209', delivered: 10, reason: 'out_of_stock', ...first },
      { line_id: '2', article_number: '131244', delivered: 2 },
    ],
    ...more,
  });
const dispatched = (at: string) => deliveryMessage.parse({ ...header, kind: 'dispatched', at });

const order = (replacement?: ReplacementChoice) =>
  evolveOrder(noOrder, {
    type: 'OrderPlaced',
    data: {
      ...sampleOrder,
      lines: [{ ...sampleLine, ...(replacement && { replacement }) }, ...sampleOrder.lines.slice(1)],
    },
  });
const facts = (overrides: Partial<ReportFacts> = {}): ReportFacts => ({
  order: order(),
  products: new Map([['777', exampleProduct({ articleNumber: '777' })]]),
  customerChoice: 'ask',
  answerHour: '22:00',
  now: new Date(evening),
  ...overrides,
});
function eventsOf(decision: Decision<DeliveryEvent>): readonly DeliveryEvent[] {
  if ('rejected' in decision) throw new Error(`refused: ${JSON.stringify(decision)}`);
  return decision;
}
const after = (state: DeliveryState, decision: Decision<DeliveryEvent>): DeliveryState =>
  eventsOf(decision).reduce<DeliveryState>(evolveDelivery, state);
const planned = after(noDelivery, decideReportDelivery(scheduled, facts(), noDelivery));
const picked = (overrides: Partial<ReportFacts> = {}, message = picking()): DeliveryState =>
  after(planned, decideReportDelivery(message, facts(overrides), planned));
const askedState = picked();
const promisedCosts = sampleOrder.totals;
const answer = (accepted: boolean, now = evening, lineId = '3') => ({
  question: 1,
  answeredBy: '7',
  by: 'link' as const,
  now,
  answers: [{ lineId, accepted }],
});
const first = (state: DeliveryState) => {
  if (state.status === 'none' || state.picked === null) throw new Error('nothing was picked');
  const [line] = state.picked.lines;
  return { delivered: line?.delivered, replaced: line?.replaced, short: line?.short };
};
const typesOf = (decision: Decision<DeliveryEvent>) => eventsOf(decision).map(({ type }) => type);
const codeOf = (decision: Decision<DeliveryEvent>) => ('rejected' in decision ? decision.rejected : null);

describe('a replacement for a short line', () => {
  test('is delivered when the customer accepts replacements and the line has no choice', () => {
    expect(first(picked({ customerChoice: 'replace' }))).toEqual({ delivered: 10, replaced: 2, short: 0 });
  });
  test('is withheld when the customer wants none, and the ERP reads the reason', () => {
    const state = picked({ customerChoice: 'never' });
    expect(first(state)).toEqual({ delivered: 10, replaced: 0, short: 2 });
    expect(withheldOf(state)).toMatchObject([{ line_id: '1', article_number: '777', outcome: 'never' }]);
  });
  test.each([
    ['replace', 'never', 0],
    ['never', 'replace', 2],
    ['ask', 'never', 0],
  ] as const)('for customer choice %s and line choice %s follows the line', (customerChoice, choice, replaced) => {
    expect(first(picked({ customerChoice, order: order(choice) }))).toMatchObject({ replaced });
  });
  test('is asked until 22:00 of the day before, and counts as short meanwhile', () => {
    expect(typesOf(decideReportDelivery(picking(), facts(), planned))).toEqual([
      'DeliveryPicked',
      'DeliveryReplacementAsked',
    ]);
    expect(first(askedState)).toEqual({ delivered: 10, replaced: 0, short: 2 });
    expect(withheldOf(askedState)).toMatchObject([{ outcome: 'asked', answer_until: hour }]);
  });
  test('is asked until the agreed hour of the customer, which a repeated picking does not move', () => {
    const agreed = picked({ answerHour: '20:00' });
    expect(withheldOf(agreed)).toMatchObject([{ outcome: 'asked', answer_until: '2026-03-12T19:00:00.000Z' }]);
    const decision = decideReportDelivery(
      { ...picking(), message_id: 'again' },
      facts({ answerHour: '23:00' }),
      agreed,
    );
    expect(decision).toEqual([]);
    expect(withheldOf(picked({ answerHour: '12:00' }))).toMatchObject([{ outcome: 'unanswered' }]);
  });
  test('is asked until the hour that the ERP sends', () => {
    const state = picked({}, picking({ answer_until: '2026-03-12T21:30:00Z' }));
    expect(withheldOf(state)).toMatchObject([{ outcome: 'asked', answer_until: '2026-03-12T21:30:00.000Z' }]);
  });
  test('is not asked beyond the planned day of the delivery', () => {
    const until = (answer_until: string) => decideReportDelivery(picking({ answer_until }), facts(), planned);
    expect(typesOf(until('2026-03-13T22:59:00Z'))).toContain('DeliveryReplacementAsked');
    expect(until('2026-03-13T23:00:00Z')).toEqual({ rejected: 'delivery.contradicts_itself' });
  });
  test('is asked until the evening before the planned day, not the ordered day', () => {
    const postponed = after(
      planned,
      decideReportDelivery(
        { ...scheduled, message_id: 'later', day: '2026-03-14' } as DeliveryMessage,
        facts(),
        planned,
      ),
    );
    const onTheDay = facts({ now: new Date('2026-03-13T06:00:00.000Z') });
    const state = after(postponed, decideReportDelivery(picking(), onTheDay, postponed));
    expect(withheldOf(state)).toMatchObject([{ outcome: 'asked', answer_until: '2026-03-13T21:00:00.000Z' }]);
  });
  test('is not asked after the answer hour', () => {
    const late = facts({ now: new Date(hour) });
    expect(typesOf(decideReportDelivery(picking(), late, planned))).toEqual(['DeliveryPicked']);
    expect(withheldOf(after(planned, decideReportDelivery(picking(), late, planned)))).toMatchObject([
      { outcome: 'unanswered' },
    ]);
  });
  test('is asked once for a repeated picking', () => {
    expect(decideReportDelivery(picking(), facts(), askedState)).toEqual([]);
  });
});

describe('an answer', () => {
  test('that accepts replaces the line and counts its amount', () => {
    const state = after(askedState, decideAnswerReplacement(answer(true), askedState, promisedCosts));
    expect(first(state)).toEqual({ delivered: 10, replaced: 2, short: 0 });
    expect(state).toEqual({ ...picked({ customerChoice: 'replace' }), questions: expect.anything() });
  });
  test('stays valid when a repeated picking adds a replacement to an earlier line', () => {
    const first = [{ article_number: '777', quantity: 1, replaces: 1, price: 4.5 }];
    const both = (replacements: object) =>
      picking({
        lines: [
          { line_id: '1', article_number: '131209', delivered: 11, reason: 'out_of_stock', ...replacements },
          { line_id: '2', article_number: '131244', delivered: 0, reason: 'out_of_stock', replacements: [instead] },
        ],
      });
    const onlySecond = picked({}, both({}));
    const answeredState = after(onlySecond, decideAnswerReplacement(answer(true), onlySecond, promisedCosts));
    const repeatedState = after(
      answeredState,
      decideReportDelivery(both({ replacements: first }), facts(), answeredState),
    );
    expect(withheldOf(repeatedState).map(({ line_id, outcome }) => [line_id, outcome])).toEqual(
      expect.arrayContaining([['1', 'asked']]),
    );
    expect(
      repeatedState.status !== 'none' && repeatedState.picked?.lines.find(({ lineId }) => lineId === '2')?.replaced,
    ).toBe(2);
  });
  test('that refuses leaves the line short, and a repeated picking asks nothing', () => {
    const state = after(askedState, decideAnswerReplacement(answer(false), askedState, promisedCosts));
    expect(first(state)).toEqual({ delivered: 10, replaced: 0, short: 2 });
    expect(withheldOf(state)).toMatchObject([{ outcome: 'declined' }]);
    expect(decideReportDelivery(picking(), facts(), state)).toEqual([]);
  });
  test('stays valid when the picking is repeated', () => {
    const state = after(askedState, decideAnswerReplacement(answer(true), askedState, promisedCosts));
    expect(decideReportDelivery(picking(), facts(), state)).toEqual([]);
  });
  test('has no effect when repeated, and another answer is rejected', () => {
    const state = after(askedState, decideAnswerReplacement(answer(true), askedState, promisedCosts));
    expect(decideAnswerReplacement(answer(true), state, promisedCosts)).toEqual([]);
    expect(codeOf(decideAnswerReplacement(answer(false), state, promisedCosts))).toBe('replacement.answered');
  });
  test('is too late from the answer hour on, before and after the lapse event', () => {
    expect(codeOf(decideAnswerReplacement(answer(true, hour), askedState, promisedCosts))).toBe('replacement.too_late');
    const lapsed = after(
      askedState,
      decideLapseReplacement({ cause: 'time', now: afterHour }, askedState, promisedCosts),
    );
    expect(codeOf(decideAnswerReplacement(answer(true, evening), lapsed, promisedCosts))).toBe('replacement.too_late');
  });
  test('must cover the whole open question', () => {
    expect(codeOf(decideAnswerReplacement(answer(true, evening, '9'), askedState, promisedCosts))).toBe(
      'replacement.incomplete',
    );
    expect(codeOf(decideAnswerReplacement({ ...answer(true), question: 2 }, askedState, promisedCosts))).toBe(
      'replacement.not_found',
    );
  });
  test('is rejected after a picking without the replacement', () => {
    const otherwise = after(askedState, decideReportDelivery(picking({}, { delivered: 12 }), facts(), askedState));
    expect(codeOf(decideAnswerReplacement(answer(true), otherwise, promisedCosts))).toBe('replacement.superseded');
  });
});

describe('an unanswered question', () => {
  test('lapses once, as of the answer hour, and nothing is replaced', () => {
    const decision = decideLapseReplacement({ cause: 'time', now: afterHour }, askedState, promisedCosts);
    expect(decision[0]).toEqual({
      type: 'DeliveryReplacementLapsed',
      data: { question: 1, effectiveAt: hour, cause: 'time' },
    });
    const state = after(askedState, decision);
    expect(first(state)).toEqual({ delivered: 10, replaced: 0, short: 2 });
    expect(withheldOf(state)).toMatchObject([{ outcome: 'unanswered' }]);
    expect(decideLapseReplacement({ cause: 'time', now: afterHour }, state, promisedCosts)).toEqual([]);
    expect(decideReportDelivery(picking(), facts({ now: new Date(afterHour) }), state)).toEqual([]);
  });
  test('does not lapse before the answer hour', () => {
    expect(decideLapseReplacement({ cause: 'time', now: evening }, askedState, promisedCosts)).toEqual([]);
  });
  test('lapses at departure', () => {
    const departure = '2026-03-12T20:00:00Z';
    const now = new Date(departure);
    const leaves = decideReportDelivery(dispatched(departure), facts({ now }), askedState);
    expect(typesOf(leaves)).toEqual(['DeliveryReplacementLapsed', 'DeliveryPicked', 'DeliveryDispatched']);
    expect(codeOf(decideAnswerReplacement(answer(true), after(askedState, leaves), promisedCosts))).toBe(
      'replacement.too_late',
    );
  });
});

test('delivered, replaced and short add up to the ordered quantity in any sequence of pickings, answers and lapses', () => {
  const step = fc.oneof(
    fc.record({
      kind: fc.constant('pick' as const),
      came: fc.integer({ min: 0, max: 12 }),
      offered: fc.integer({ min: 0, max: 12 }),
      choice: fc.constantFrom('replace' as const, 'ask' as const, 'never' as const),
    }),
    fc.record({ kind: fc.constant('answer' as const), accepted: fc.boolean() }),
    fc.record({ kind: fc.constant('lapse' as const) }),
    fc.record({ kind: fc.constant('dispatch' as const) }),
  );
  fc.assert(
    fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
      let state = planned;
      for (const [index, each] of steps.entries()) {
        const now = new Date(Date.parse(evening) + index * 24 * 60_000).toISOString();
        const decision = ((): Decision<DeliveryEvent> => {
          switch (each.kind) {
            case 'pick': {
              const replaces = Math.min(each.offered, 12 - each.came);
              const replacements = replaces > 0 ? [{ ...instead, replaces, quantity: replaces }] : [];
              const message = picking({}, { delivered: each.came, replacements });
              return decideReportDelivery(message, facts({ customerChoice: each.choice, now: new Date(now) }), state);
            }
            case 'answer': {
              const question = state.status === 'none' ? 1 : Math.max(1, state.questions.length);
              return decideAnswerReplacement({ ...answer(each.accepted, now), question }, state, promisedCosts);
            }
            case 'lapse':
              return decideLapseReplacement({ cause: 'time', now }, state, promisedCosts);
            case 'dispatch':
              return decideReportDelivery(dispatched(now), facts(), state);
            default:
              return each satisfies never;
          }
        })();
        if (!('rejected' in decision)) state = after(state, decision);
        if (state.status === 'none' || state.picked === null) continue;
        for (const line of state.picked.lines) {
          const parts = thousandths(line.delivered) + thousandths(line.replaced) + thousandths(line.short);
          expect(parts).toBe(thousandths(line.ordered));
          expect(line.short).toBeGreaterThanOrEqual(0);
          const waits = thousandths((line.withheld ?? []).reduce((sum, { replaces }) => sum + replaces, 0));
          expect(waits).toBeLessThanOrEqual(thousandths(line.short));
        }
        const { lines, totals } = state.picked;
        expect(lines.reduce((sum, line) => sum + line.lineTotalCents, 0)).toBe(totals.subtotalCents);
        const openOffers = lines.flatMap(({ withheld = [] }) => withheld.filter(({ why }) => why === 'asked'));
        const waiting = state.questions.filter(({ status }) => status === 'waiting');
        expect(waiting.flatMap(({ replacements }) => replacements)).toHaveLength(openOffers.length);
        expect(waiting).toEqual(state.dispatchedAt === null ? waiting : []);
      }
    }),
  );
});
