import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { DeliveryMessage } from '@talloor/contracts/endpoints/erpDeliveries.ts';
import { deliveryMessage } from '@talloor/contracts/endpoints/erpDeliveries.ts';
import type { OrderedLine } from '@talloor/events/basket/events.ts';
import { deliveryEvents, type DeliveryEvent } from '@talloor/events/delivery/events.ts';
import { deliveredLineState, evolveDelivery, noDelivery, type DeliveryState } from '@talloor/events/delivery/state.ts';
import { evolveOrder, noOrder } from '@talloor/events/order/state.ts';
import { sampleLine, sampleOrder } from '@talloor/events/testing/sampleOrder.ts';
import type { Decision } from '@talloor/platform/aggregate/aggregate.ts';
import { exampleProduct } from '@talloor/rules/testing/exampleFacts.ts';
import { thousandths } from '@talloor/rules/money/rounding.ts';
import { decideBeginPicking } from './beginPicking/decideBeginPicking.ts';
import { decideReportDelivery } from './reportDelivery/decideReportDelivery.ts';
import type { ReportFacts } from './reportDelivery/reportFacts.ts';
import { versionOfDelivery } from './reportDelivery/versionOfDelivery.ts';
import { reportLines } from './reportDeliveryByHand/reportLines.ts';
import { decideToggleLine } from './toggleLine/decideToggleLine.ts';

function order(lines: readonly OrderedLine[] = sampleOrder.lines) {
  const state = evolveOrder(noOrder, { type: 'OrderPlaced', data: { ...sampleOrder, lines: [...lines] } });
  if (state.status === 'none') throw new Error('the order was not placed');
  return { ...state, status: 'open' as const, allocated: true, confirmationSent: true };
}
const placed = order();
const afterDelivery = new Date('2026-03-20T19:00:00Z');
const facts = (overrides: Partial<ReportFacts> = {}): ReportFacts => ({
  order: order(),
  products: new Map(),
  customerChoice: 'replace',
  answerHour: '22:00',
  now: afterDelivery,
  ...overrides,
});
const header = { message_id: 'm', delivery_number: '66103012' };
const at = '2026-03-12T20:40:00Z';
const scheduled = deliveryMessage.parse({
  ...header,
  kind: 'scheduled',
  order_number: '4402118',
  day: '2026-03-13',
  expected_from: '2026-03-13T08:00:00Z',
  expected_until: '2026-03-13T10:00:00Z',
  route: '14',
  stop: 6,
  stops: 11,
});
const line = (id: string, article: string, delivered: number, more: object = {}) => ({
  line_id: id,
  article_number: article,
  delivered,
  ...more,
});
const picked = (...lines: readonly object[]): DeliveryMessage =>
  deliveryMessage.parse({ ...header, kind: 'picked', at, lines });
const whole = picked(line('1', '131209', 12), line('2', '131244', 2));
const reportAt = (kind: 'dispatched' | 'delivered', time: string): DeliveryMessage =>
  deliveryMessage.parse({ ...header, kind, at: time });
const dispatched = reportAt('dispatched', '2026-03-13T06:52:00Z');
const delivered = reportAt('delivered', '2026-03-13T09:04:00Z');
const invoiced = deliveryMessage.parse({
  ...header,
  kind: 'invoiced',
  invoice_number: '2026018204',
  invoiced_on: '2026-03-16',
  due_on: '2026-04-15',
});

function eventsOf(decision: Decision<DeliveryEvent>): readonly DeliveryEvent[] {
  if (!Array.isArray(decision)) throw new Error(`refused: ${JSON.stringify(decision)}`);
  return decision as readonly DeliveryEvent[];
}
const after = (state: DeliveryState, events: readonly DeliveryEvent[]) =>
  events.reduce<DeliveryState>(evolveDelivery, state);
const stateAfter = (...messages: readonly DeliveryMessage[]): DeliveryState =>
  messages.reduce<DeliveryState>(
    (state, message) => after(state, eventsOf(decideReportDelivery(message, facts(), state))),
    noDelivery,
  );
const codeOf = (decision: Decision<DeliveryEvent>) => ('rejected' in decision ? decision.rejected : null);

const way = [scheduled, whole, dispatched, delivered, invoiced];

test('a picking that is read back as a report and repeated appends nothing, with replacements, lots and comments', () => {
  const products = new Map(['777', '778'].map((number) => [number, exampleProduct({ articleNumber: number })]));
  const instead = (article: string, quantity: number, replaces: number) => ({
    article_number: article,
    quantity,
    replaces,
    price: 4.5,
  });
  const more = {
    reason: 'supplier',
    comment: 'morgen weer',
    lots: [{ lot: 'L1', best_before: '2026-04-01', quantity: 5 }],
    replacements: [instead('777', 2, 0.5), instead('778', 3, 4.5)],
  };
  const message = picked(line('1', '131209', 5, more), line('2', '131244', 2));
  const planned = stateAfter(scheduled);
  const state = after(planned, eventsOf(decideReportDelivery(message, facts({ products }), planned)));
  if (state.status === 'none' || state.picked === null) throw new Error('nothing was picked');
  const repeatedMessage = picked(...reportLines(state.picked.lines));
  expect(repeatedMessage).toEqual(message);
  expect(decideReportDelivery(repeatedMessage, facts({ products }), state)).toEqual([]);
  // Events from before parts were stored.
  const linesWithoutShare = state.picked.lines.map((each) => {
    const { standsFor: _, ...line } = each;
    return line;
  });
  const before = { ...state, picked: { ...state.picked, lines: linesWithoutShare } };
  expect(decideReportDelivery(message, facts({ products }), before)).toEqual([]);
  const older = reportLines(state.picked.lines.map((each) => ({ ...each, standsFor: undefined })));
  expect(older[0]?.replacements.map(({ replaces }) => replaces)).toEqual([2, 3]);
});

test('a manual picking on an old version of the delivery does not begin the picking of its order', () => {
  const planned = stateAfter(scheduled);
  const begin = (version: string) =>
    decideBeginPicking(whole, { reason: 'erp_silent', version }, facts(), planned, order());
  expect(begin('as it was before')).toEqual({ rejected: 'delivery.changed_meanwhile' });
  expect(begin(versionOfDelivery(planned))).toMatchObject([{ type: 'OrderPickingBegun' }]);
});

describe('a report on a delivery', () => {
  test.each(way.map((message, index) => [message.kind, index] as const))(
    'of %s is applied once, after the earlier reports',
    (_, index) => {
      const message = way[index];
      if (!message) throw new Error('no such message');
      const before = stateAfter(...way.slice(0, index));
      const events = eventsOf(decideReportDelivery(message, facts(), before));
      expect(events).toHaveLength(1);
      expect(decideReportDelivery(message, facts(), after(before, events))).toEqual([]);
    },
  );

  test.each(way.slice(1).map((message, index) => [message.kind, message, index] as const))(
    'of %s is rejected before the preceding report',
    (_, message, index) => {
      const decision = decideReportDelivery(message, facts(), stateAfter(...way.slice(0, index)));
      expect(codeOf(decision)).toMatch(/^delivery\.not_/);
    },
  );

  test('is rejected for an unknown order, or one that can still be changed', () => {
    expect(codeOf(decideReportDelivery(scheduled, facts({ order: { status: 'none' } }), noDelivery))).toBe(
      'delivery.order_unknown',
    );
    const now = new Date('2026-03-11T15:59:59Z');
    expect(codeOf(decideReportDelivery(whole, facts({ now }), stateAfter(scheduled)))).toBe('delivery.order_open');
  });

  test('of a picking waits until an automatic submission at the deadline is done', () => {
    const draft = { modificationId: 'x', baseVersion: 1, draftQuantities: {}, seen: {} } as const;
    const pick = (unsent: 'send' | 'drop', status: 'open' | 'closed') =>
      decideReportDelivery(
        whole,
        facts({ order: { ...placed, status, drafts: { 8: { ...draft, unsent } } } }),
        stateAfter(scheduled),
      );
    expect(codeOf(pick('send', 'open'))).toBe('delivery.order_open');
    for (const decision of [pick('drop', 'open'), pick('send', 'closed')]) expect(eventsOf(decision)).toHaveLength(1);
  });

  const stages = ['none', 'scheduled', 'picked', 'dispatched', 'delivered', 'invoiced'] as const;
  const early = 'not_scheduled';
  const afterDeparture = 'already_dispatched';
  const afterArrival = 'already_delivered';
  const unscheduled = { ...scheduled, route: '77' } as DeliveryMessage;
  const short = picked(line('1', '131209', 10), line('2', '131244', 2));
  const loaded = deliveryMessage.parse({ ...header, kind: 'loaded', at, containers: [] });
  const progress = deliveryMessage.parse({
    ...header,
    kind: 'progress',
    at: '2026-03-13T08:00:00Z',
    stops_before: 2,
    expected_from: '2026-03-13T09:00:00Z',
    expected_until: '2026-03-13T10:00:00Z',
  });
  const invoicedAnew = { ...invoiced, invoice_number: '1' } as DeliveryMessage;
  test.each([
    ['another round', unscheduled, ['new', 'new', 'new', afterDeparture, afterDeparture, afterDeparture]],
    ['another picking', short, [early, 'new', 'new', afterDeparture, afterDeparture, afterDeparture]],
    ['containers', loaded, [early, 'not_picked', 'new', 'new', 'new', 'new']],
    [
      'a departure',
      reportAt('dispatched', '2026-03-13T07:10:00Z'),
      [early, 'not_picked', 'new', afterDeparture, afterDeparture, afterDeparture],
    ],
    ['how near it is', progress, [early, 'not_dispatched', 'not_dispatched', 'new', 'quiet', 'quiet']],
    [
      'an arrival',
      reportAt('delivered', '2026-03-13T09:30:00Z'),
      [early, 'not_dispatched', 'not_dispatched', 'new', afterArrival, afterArrival],
    ],
    [
      'an arrival before it left',
      reportAt('delivered', '2026-03-13T06:00:00Z'),
      [early, 'not_dispatched', 'not_dispatched', 'contradicts_itself', afterArrival, afterArrival],
    ],
    [
      'how near it is, in another year',
      { ...progress, expected_until: '2062-03-13T10:00:00Z' } as DeliveryMessage,
      [early, 'not_dispatched', 'not_dispatched', 'contradicts_itself', 'contradicts_itself', 'contradicts_itself'],
    ],
    [
      'a round in another year',
      { ...unscheduled, expected_until: '2062-03-13T10:00:00Z' } as DeliveryMessage,
      Array.from({ length: 6 }, () => 'contradicts_itself'),
    ],
    ['an invoice', invoicedAnew, [early, 'not_delivered', 'not_delivered', 'not_delivered', 'new', 'already_invoiced']],
  ] as const)('of %s is accepted or rejected by the stage of the delivery', (_, message, expected) => {
    const answers = stages.map((_stage, index) => {
      const decision = decideReportDelivery(message, facts(), stateAfter(...way.slice(0, index)));
      return codeOf(decision)?.replace('delivery.', '') ?? (eventsOf(decision).length === 0 ? 'quiet' : 'new');
    });
    expect(answers).toEqual(expected);
  });

  test('is rejected as a whole when one line is wrong', () => {
    const wrong = [
      [picked(line('1', '131209', 12)), 'delivery.line_missing'],
      [picked(line('1', '131209', 12), line('2', '131244', 2), line('9', '1', 1)), 'delivery.line_unknown'],
      [picked(line('1', '131209', 13), line('2', '131244', 2)), 'delivery.more_than_ordered'],
      [picked(line('1', '999', 12), line('2', '131244', 2)), 'delivery.article_differs'],
      [picked(line('1', '131209', 12, { weight: 3 }), line('2', '131244', 2)), 'delivery.contradicts_itself'],
      [
        picked(
          line('1', '131209', 11, { replacements: [{ article_number: '5', quantity: 1, replaces: 1, price: 2 }] }),
          line('2', '131244', 2),
        ),
        'delivery.article_unknown',
      ],
    ] as const;
    for (const [message, code] of wrong)
      expect(codeOf(decideReportDelivery(message, facts(), stateAfter(scheduled)))).toBe(code);
  });

  test('that corrects a picking is accepted until departure', () => {
    const corrected = picked(line('1', '131209', 10), line('2', '131244', 2));
    expect(eventsOf(decideReportDelivery(corrected, facts(), stateAfter(scheduled, whole)))).toHaveLength(1);
    expect(codeOf(decideReportDelivery(corrected, facts(), stateAfter(scheduled, whole, dispatched)))).toBe(
      'delivery.already_dispatched',
    );
  });

  test('is rejected when it is dated more than five minutes ahead, also on its day, and waits', () => {
    const state = stateAfter(scheduled, whole);
    const late = (time: string) => decideReportDelivery(reportAt('dispatched', time), facts(), state);
    for (const time of ['2036-03-13T06:52:00Z', '2026-04-13T06:52:00Z', '2026-04-08T06:52:00Z', '2026-03-20T19:05:01Z'])
      expect([time, late(time)]).toEqual([time, { rejected: 'delivery.dated_ahead' }]);
    expect(late('2026-03-20T19:05:00Z')).toMatchObject([{ type: 'DeliveryDispatched' }]);
  });

  test('of an invoice may be dated tomorrow in Brussels, and no later', () => {
    const state = stateAfter(scheduled, whole, dispatched, delivered);
    const now = new Date('2026-03-20T23:30:00Z');
    const invoicedOn = (day: string) =>
      decideReportDelivery(
        { ...invoiced, invoiced_on: day, due_on: '2099-02-01' } as DeliveryMessage,
        facts({ now }),
        state,
      );
    for (const day of ['2099-01-01', '2026-03-23'])
      expect([day, invoicedOn(day)]).toEqual([day, { rejected: 'delivery.dated_ahead' }]);
    expect(invoicedOn('2026-03-22')).toMatchObject([{ type: 'DeliveryInvoiced' }]);
  });

  test('of the same invoice with other days is refused', () => {
    const state = stateAfter(...way);
    for (const days of [{ invoiced_on: '2026-03-17' }, { due_on: '2026-04-16' }])
      expect(decideReportDelivery({ ...invoiced, ...days } as DeliveryMessage, facts(), state)).toEqual({
        rejected: 'delivery.already_invoiced',
      });
  });

  test('belongs with name and signature to the person whom the name names, else to the buyer', () => {
    const state = stateAfter(scheduled, whole, dispatched);
    const signed = deliveryMessage.parse({
      ...header,
      kind: 'delivered',
      at: '2026-03-13T09:04:00Z',
      received_by: 'Y. Claes',
    });
    const ownerOf = (receiver: string | null) =>
      eventsOf(decideReportDelivery(signed, facts({ receiver }), state)).map((event) =>
        event.type === 'DeliveryDelivered'
          ? deliveryEvents.DeliveryDelivered.personOf(event.data, '/receivedBy')
          : null,
      );
    expect([ownerOf('9'), ownerOf(null)]).toEqual([['9'], [sampleOrder.placedBy]]);
  });

  test('of progress is ignored after a later one', () => {
    const progress = (time: string) =>
      deliveryMessage.parse({
        ...header,
        kind: 'progress',
        at: time,
        stops_before: 2,
        expected_from: '2026-03-13T08:50:00Z',
        expected_until: '2026-03-13T09:20:00Z',
      });
    const late = stateAfter(scheduled, whole, dispatched, progress('2026-03-13T08:30:00Z'));
    expect(decideReportDelivery(progress('2026-03-13T08:00:00Z'), facts(), late)).toEqual([]);
    expect(eventsOf(decideReportDelivery(progress('2026-03-13T08:40:00Z'), facts(), late))).toHaveLength(1);
  });
});

test('a weighed line costs its weight, a short line less, and a complete line the promised amount', () => {
  const weighed = {
    ...sampleLine,
    lineId: '1',
    weightArticle: true,
    conversionFactor: 2,
    priceMills: 12_950,
    quantity: 4,
    lineTotalCents: 10_360,
  };
  const facted = facts({ order: order([weighed, { ...sampleLine, lineId: '2' }]) });
  const state = stateAfter(scheduled);
  const of = (message: DeliveryMessage) => {
    const [event] = eventsOf(decideReportDelivery(message, facted, state));
    if (event?.type !== 'DeliveryPicked') throw new Error('nothing was picked');
    return event.data;
  };
  const exact = of(picked(line('1', sampleLine.articleNumber, 4, { weight: 8.14 }), line('2', '131209', 12)));
  expect(exact.lines.map((each) => each.lineTotalCents)).toEqual([10_541, sampleLine.lineTotalCents]);
  const short = of(picked(line('1', sampleLine.articleNumber, 4, { weight: 8.14 }), line('2', '131209', 6)));
  expect(short.lines[1]).toMatchObject({ short: 6, lineTotalCents: 2391, reason: 'other' });
  expect(short.totals.subtotalCents).toBe(10_541 + 2391);
});

test('a comment of the warehouse is stored with its line only', () => {
  const message = picked(line('1', '131209', 10, { comment: ' De rest komt morgen. ' }), line('2', '131244', 2));
  const [event] = eventsOf(decideReportDelivery(message, facts(), stateAfter(scheduled)));
  if (event?.type !== 'DeliveryPicked') throw new Error('nothing was picked');
  expect(event.data.lines.map((each) => each.comment)).toEqual(['De rest komt morgen.', undefined]);
});

const other = exampleProduct({ articleNumber: '777' });

const picking = fc.array(
  fc
    .tuple(
      fc.integer({ min: 1, max: 99_999 }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      fc.double({ min: 0, max: 1, noNaN: true }),
    )
    .map(([ordered, share, replacedShare]) => {
      const deliveredCount = Math.floor(ordered * share);
      return { ordered, came: deliveredCount, replaced: Math.floor((ordered - deliveredCount) * replacedShare) };
    }),
  { minLength: 1, maxLength: 12 },
);

test('delivered, replaced and short add up to the ordered quantity for every picking', () => {
  fc.assert(
    fc.property(picking, (lines) => {
      const orderedLines = lines.map((each, index) => ({
        ...sampleLine,
        lineId: String(index + 1),
        quantity: each.ordered / 1000,
      }));
      const message = picked(
        ...lines.map((each, index) => {
          const instead = { article_number: '777', quantity: 1, replaces: each.replaced / 1000, price: 2.5 };
          const replacements = each.replaced > 0 ? [instead] : [];
          return line(String(index + 1), sampleLine.articleNumber, each.came / 1000, { replacements });
        }),
      );
      const factsOfOrder = facts({ order: order(orderedLines), products: new Map([['777', other]]) });
      const [event] = eventsOf(decideReportDelivery(message, factsOfOrder, stateAfter(scheduled)));
      if (event?.type !== 'DeliveryPicked') throw new Error('nothing was picked');
      for (const each of event.data.lines) {
        const parts = thousandths(each.delivered) + thousandths(each.replaced) + thousandths(each.short);
        expect(parts).toBe(thousandths(each.ordered));
        expect(each.short).toBeGreaterThanOrEqual(0);
        const unreplacedState = each.short === 0 ? 'delivered' : each.delivered === 0 ? 'missing' : 'partly';
        const state = each.replaces === undefined ? (each.replaced > 0 ? 'replaced' : unreplacedState) : 'replacement';
        expect(deliveredLineState(each)).toBe(state);
      }
      const { subtotalCents, deliveryCents, expressCents, discountCents, vat, depositCents, payableCents } =
        event.data.totals;
      expect(event.data.lines.reduce((sum, each) => sum + each.lineTotalCents, 0)).toBe(subtotalCents);
      const bases = vat.reduce((sum, each) => sum + each.baseCents, 0);
      const isNothing = event.data.lines.every((each) => each.delivered === 0);
      const costs = isNothing ? 0 : deliveryCents + expressCents;
      expect(bases).toBe(subtotalCents + costs - discountCents);
      const taxes = vat.reduce((sum, each) => sum + each.vatCents, 0);
      expect(payableCents).toBe(subtotalCents + deliveryCents + expressCents - discountCents + taxes + depositCents);
    }),
  );
});

test('reports in any order, repeated and retried, lead to the same state', () => {
  const wholeWay = stateAfter(...way);
  const shuffled = fc.shuffledSubarray([...way, ...way], { minLength: way.length * 2 });
  fc.assert(
    fc.property(shuffled, (messages) => {
      let state: DeliveryState = noDelivery;
      let waiting = messages;
      for (let round = 0; round < way.length && waiting.length > 0; round += 1) {
        const remaining: DeliveryMessage[] = [];
        for (const message of waiting) {
          const decision = decideReportDelivery(message, facts(), state);
          if ('rejected' in decision) remaining.push(message);
          else state = after(state, eventsOf(decision));
        }
        waiting = remaining;
      }
      expect(waiting).toEqual([]);
      expect(state).toEqual(wholeWay);
    }),
  );
});

describe('a line of a delivery note', () => {
  const command = { customerNumber: '204118', userId: '7', lineId: '1', checked: null };
  test('is checked and unchecked by toggling, and checked once when stated', () => {
    const departed = stateAfter(scheduled, whole, dispatched);
    const [ticked] = eventsOf(decideToggleLine(command, departed));
    expect(ticked).toEqual({ type: 'DeliveryNoteLineChecked', data: { lineId: '1', checkedBy: '7' } });
    const checked = after(departed, [ticked as DeliveryEvent]);
    expect(decideToggleLine({ ...command, checked: true }, checked)).toEqual([]);
    expect(eventsOf(decideToggleLine(command, checked))[0]?.type).toBe('DeliveryNoteLineUnchecked');
  });
  test('is not found for another customer, before departure, or with an unknown id', () => {
    const departed = stateAfter(scheduled, whole, dispatched);
    expect(codeOf(decideToggleLine({ ...command, customerNumber: '1' }, departed))).toBe('delivery_note.not_found');
    expect(codeOf(decideToggleLine(command, stateAfter(scheduled, whole)))).toBe('delivery_note.not_found');
    expect(codeOf(decideToggleLine({ ...command, lineId: '9' }, departed))).toBe('delivery_note.line_not_found');
  });
});
