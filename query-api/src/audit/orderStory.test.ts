import { beforeAll, describe, expect, test } from '@jest/globals';
import type { DeliveryEvent } from '@talloor/events/delivery/events.ts';
import type { PickedLine } from '@talloor/events/delivery/values.ts';
import { samplePickedLine } from '@talloor/events/testing/sampleDelivery.ts';
import { sampleInvoice, samplePaymentId } from '@talloor/events/testing/sampleInvoice.ts';
import { sampleFacts, sampleLine, sampleOrder } from '@talloor/events/testing/sampleOrder.ts';
import { recallStory } from '@talloor/events/testing/sampleRecall.ts';
import { sampleCredit, sampleReturn } from '@talloor/events/testing/sampleReturn.ts';
import { sampleServiceRequest } from '@talloor/events/testing/sampleServiceRequest.ts';
import { eventTitlesEn } from '@talloor/messages/history/eventsEn.ts';
import { collectHistoryNames } from './historyNames.ts';
import { historyDefinitions, type HistoryDomainEvent } from './orderHistory.ts';
import { describeInEnglish } from './orderState/describeInEnglish.ts';
import { entriesOf, replayStory, storyBy, type StoryPart } from './testing/replayStory.ts';

const modificationId = '0197f5d2-6a0e-7c3b-9a53-0b8f2f9f6c40';
const names = new Map([
  ['7', 'Lotte Vermeersch'],
  ['8', 'Bram Claes'],
  ['90', 'Inge Maes'],
]);
const rice = { ...sampleLine, quantity: 14, lineTotalCents: 5579 };
const cheese = {
  ...sampleLine,
  lineId: '4',
  articleNumber: '220014',
  quantity: 1,
  lineTotalCents: 1500,
  weightArticle: true,
};
const lines = [rice, cheese];
const picked = (line: Partial<PickedLine>): PickedLine => ({
  ...samplePickedLine,
  replaced: 0,
  short: 0,
  reason: null,
  ...line,
});
const pickedLines = [
  picked({ ordered: 14, delivered: 10, replaced: 2, short: 2, reason: 'out_of_stock', lineTotalCents: 3985 }),
  picked({
    lineId: '4',
    articleNumber: '220014',
    weightArticle: true,
    ordered: 1,
    delivered: 1,
    weight: 1.25,
    lineTotalCents: 1875,
    lots: [],
  }),
  picked({
    lineId: '9',
    articleNumber: '131210',
    ordered: 2,
    delivered: 2,
    replaces: '1',
    lineTotalCents: 900,
    lots: [],
  }),
];
const totals = { ...sampleOrder.totals, payableCents: 8000 };
const balance = { paidCents: 0, creditedCents: 0, openCents: 4274, creditCents: 0, usedCents: 0, heldCents: 0 };
const scheduled: DeliveryEvent = {
  type: 'DeliveryScheduled',
  data: {
    deliveryNumber: '66103012',
    orderNumber: sampleOrder.orderNumber,
    customerNumber: sampleOrder.customerNumber,
    customerName: sampleOrder.customerName,
    orderedBy: '7',
    placedAt: sampleOrder.placedAt,
    changeDeadline: sampleOrder.changeDeadline,
    reference: '',
    day: '2026-03-13',
    expected: { from: '2026-03-13T08:00:00.000Z', until: '2026-03-13T10:00:00.000Z' },
    route: '14',
    stop: 6,
    stops: 11,
  },
};

const [delivery, back, recall, invoice, payment, request] = [
  'delivery-66103012',
  'return-70000012',
  'recall-80001',
  `invoice-${sampleInvoice.number}`,
  `payment-${samplePaymentId}`,
  'service-request-1',
];
const at = (day: number, hour: number) =>
  `2026-03-${String(day).padStart(2, '0')}T${String(hour).padStart(2, '0')}:00:00.000Z`;
const order = (by: string, time: string, ...events: HistoryDomainEvent[]) =>
  storyBy(by, events, by === 'system' ? 'system' : by === '90' ? 'sales-support' : 'customer', 'order-4402118', time);
const erp = (stream: string, time: string, ...events: HistoryDomainEvent[]) =>
  storyBy('erp', events, 'erp', stream, time);
const customer = (stream: string, time: string, ...events: HistoryDomainEvent[]) =>
  storyBy('7', events, 'customer', stream, time);

const story: readonly StoryPart[] = [
  ...storyBy(
    '7',
    [
      { type: 'BasketOpened', data: { basketId: sampleOrder.basketId, customerNumber: '204118', openedBy: '7' } },
      { type: 'BasketLineQuantityChanged', data: { ...sampleFacts, quantity: 12, previousQuantity: 0 } },
      { type: 'BasketCheckedOut', data: sampleOrder },
    ],
    'customer',
    `basket-${sampleOrder.basketId}`,
    at(9, 14),
  ),
  ...order('7', at(9, 14), { type: 'OrderPlaced', data: sampleOrder }),
  ...order('8', at(9, 15), {
    type: 'OrderModificationStarted',
    data: {
      modificationId,
      startedBy: '8',
      heldSince: at(9, 15),
      heldUntil: at(9, 16),
      baseVersion: 1,
      takenFrom: null,
    },
  }),
  ...order('8', at(9, 15), {
    type: 'OrderModificationSubmitted',
    data: {
      modificationId,
      version: 2,
      submittedBy: '8',
      submittedAt: at(9, 15),
      cause: 'user',
      lines,
      totals,
      changed: [],
      previousPayableCents: 6659,
    },
  }),
  ...order('90', at(10, 9), { type: 'OrderLocked', data: { lockedBy: '90', reason: 'no_longer_needed', until: null } }),
  ...order('90', at(10, 10), { type: 'OrderUnlocked', data: { unlockedBy: '90', reason: 'x' } }),
  ...order('90', at(10, 11), {
    type: 'OrderLineRestricted',
    data: {
      lineId: '4',
      articleNumber: '220014',
      mayChange: false,
      mayDecrease: false,
      mayIncrease: false,
      reason: 'ordered_at_supplier',
    },
  }),
  ...order('system', at(11, 16), { type: 'OrderClosedForChanges', data: { effectiveAt: at(11, 16) } }),
  ...order('system', at(11, 17), {
    type: 'OrderLinesAllocated',
    data: { lines: [{ lineId: '4', articleNumber: '220014', quantity: 1 }], version: 2 },
  }),
  ...order('system', at(11, 17), {
    type: 'OrderLineShort',
    data: { lineId: '1', articleNumber: '131209', ordered: 14, allocated: 12, version: 2 },
  }),
  ...order('system', at(12, 18), {
    type: 'OrderPickingBegun',
    data: { deliveryNumber: '66103012', version: 2, begunAt: at(12, 18) },
  }),
  ...erp(delivery, at(12, 19), scheduled, {
    type: 'DeliveryPicked',
    data: { pickedAt: at(12, 20), lines: pickedLines, totals: { ...totals, payableCents: 7500 } },
  }),
  ...erp(delivery, at(13, 6), { type: 'DeliveryLoaded', data: { loadedAt: at(13, 6), containers: [] } }),
  ...erp(delivery, at(13, 7), { type: 'DeliveryDispatched', data: { dispatchedAt: at(13, 7) } }),
  ...erp(delivery, at(13, 9), {
    type: 'DeliveryDelivered',
    data: {
      deliveredAt: at(13, 9),
      orderedBy: '7',
      receivedBy: 'Y. Claes',
      signature: null,
      empties: [{ kind: 'crate', count: 2 }],
    },
  }),
  ...customer(delivery, at(13, 10), { type: 'DeliveryNoteLineChecked', data: { lineId: '1', checkedBy: '7' } }),
  ...customer(delivery, at(13, 11), { type: 'DeliveryReturnRequested', data: sampleReturn }),
  ...customer(back, at(13, 11), { type: 'ReturnRequested', data: sampleReturn }),
  ...storyBy(
    '90',
    [{ type: 'ReturnCollected', data: { day: '2026-03-17', lines: [{ lineId: '1', quantity: 1 }] } }],
    'sales-support',
    back,
    at(17, 9),
  ),
  ...storyBy(
    '90',
    [{ type: 'DeliveryReturnCredited', data: { returnId: '70000012', ...sampleCredit } }],
    'sales-support',
    delivery,
    at(17, 10),
  ),
  ...storyBy('90', [{ type: 'ReturnCredited', data: sampleCredit }], 'sales-support', back, at(17, 10)),
  ...erp(recall, at(18, 9), ...recallStory.slice(0, 5)),
  ...erp(invoice, at(23, 9), {
    type: 'InvoiceIssued',
    data: { ...sampleInvoice, differences: [], expectedCents: null, balance },
  }),
  ...customer(payment, at(24, 9), {
    type: 'PaymentStarted',
    data: {
      paymentId: samplePaymentId,
      customerNumber: '204118',
      startedBy: '7',
      language: 'nl',
      shares: [{ invoiceNumber: sampleInvoice.number, moneyCents: 4274, credits: [] }],
      amountCents: 4274,
    },
  }),
  ...customer(invoice, at(24, 10), {
    type: 'InvoicePaymentReceived',
    data: {
      paymentId: samplePaymentId,
      moneyCents: 4274,
      creditsCents: 0,
      balance: { ...balance, paidCents: 4274, openCents: 0 },
    },
  }),
  ...customer(request, at(25, 9), { type: 'ServiceRequestFiled', data: sampleServiceRequest }),
];

type Shown = ReturnType<typeof replayStory>[number];
let states: Shown[];
beforeAll(() => {
  states = replayStory(story, names);
});

/** The state after the nth event of a type. */
function after(type: HistoryDomainEvent['type'], nth = 0): Shown {
  const indexes = story.flatMap(({ event }, index) => (event.type === type ? [index] : []));
  return states[indexes[nth] ?? -1]!;
}
const fact = ({ facts }: Shown, key: string) => facts.find((each) => each.key === key);
const textOf = (state: Shown, key: string) => fact(state, key)?.value.replaceAll('\u00a0', ' ');
const line = ({ lines: all }: Shown, article: string) => all.find((each) => each.article_number === article)!;
const notesOf = (state: Shown, article: string) => line(state, article).notes.map(({ text }) => text);

describe('the status after each step', () => {
  test.each([
    ['BasketOpened', 'In de winkelwagen'],
    ['BasketCheckedOut', 'Besteld, bestelling volgt'],
    ['OrderPlaced', 'Open'],
    ['OrderModificationStarted', 'Open, in wijziging'],
    ['OrderModificationSubmitted', 'Open'],
    ['OrderLocked', 'Open, vergrendeld'],
    ['OrderUnlocked', 'Open'],
    ['OrderClosedForChanges', 'Afgesloten'],
    ['OrderPickingBegun', 'Wordt klaargezet'],
    ['DeliveryPicked', 'Klaargezet'],
    ['DeliveryLoaded', 'Geladen'],
    ['DeliveryDispatched', 'Onderweg'],
    ['DeliveryDelivered', 'Geleverd'],
    ['ReturnRequested', 'Geleverd, retour gevraagd'],
    ['ReturnCollected', 'Geleverd, deels terug'],
    ['ReturnCredited', 'Geleverd, deels terug, gecrediteerd'],
    ['RecallOpened', 'Geleverd, deels terug, gecrediteerd, teruggeroepen'],
    ['InvoiceIssued', 'Geleverd, deels terug, gecrediteerd, gefactureerd, teruggeroepen'],
    ['InvoicePaymentReceived', 'Geleverd, deels terug, gecrediteerd, gefactureerd, betaald, teruggeroepen'],
  ] as const)('%s: %s', (type, status) => {
    expect(textOf(after(type), 'status')).toBe(status);
  });
});

test('a lock and a holder are facts until they end', () => {
  expect(textOf(after('OrderModificationStarted'), 'hold')).toMatch(/^Bram Claes, tot .*17:00$/);
  expect(fact(after('OrderModificationSubmitted'), 'hold')).toMatchObject({ value: '–', is_changed: true });
  expect(textOf(after('OrderLocked'), 'lock')).toBe('niet meer nodig, door Inge Maes');
  expect(fact(after('OrderUnlocked'), 'lock')).toMatchObject({ value: '–', before: 'niet meer nodig, door Inge Maes' });
  expect(fact(after('OrderLineRestricted'), 'lock')).toBeUndefined();
});

test('a fixed line, a shortage, a replacement, a weighing, a lot, a check and a return are notes of their line', () => {
  expect(notesOf(after('OrderLineRestricted'), '220014')).toEqual(['Vast: al besteld bij de leverancier']);
  expect(notesOf(after('OrderLineShort'), '131209')).toEqual(['Manco 2 st: niet genoeg voorraad']);
  expect(notesOf(after('DeliveryPicked'), '131209')).toEqual([
    'Manco 2 st: niet op voorraad',
    'Vervangen 2 st: niet op voorraad',
    'Lot L26041',
    'De rest komt morgen.',
  ]);
  expect(notesOf(after('DeliveryPicked'), '220014')).toContain('Gewogen: 1,25 kg');
  expect(notesOf(after('DeliveryPicked'), '131210')).toContain('Vervangt 131209 Volle room 35 % UHT 1 l');
  expect(notesOf(after('DeliveryNoteLineChecked'), '131209')).toContain('Nagekeken');
  expect(notesOf(after('ReturnRequested'), '131209')).toContain('Terug of gevraagd: 2 st');
  expect(notesOf(after('RecallNoticeSent'), '131209')).toContain('Teruggeroepen: 10 st');
});

test('each number of a line names its act, person and time', () => {
  const { numbers } = line(after('ServiceRequestFiled'), '131209');
  const made = Object.entries(numbers).map(([name, number]) => [
    name,
    number?.quantity,
    number?.amount,
    number?.by.type,
    number?.by.name,
  ]);
  expect(made).toEqual([
    ['promised', 12, 47.82, 'OrderLineShort', 'Systeem'],
    ['picked', 10, 39.85, 'DeliveryPicked', 'ERP-koppeling'],
    ['delivered', 10, 39.85, 'DeliveryDelivered', 'ERP-koppeling'],
    ['invoiced', 10, 39.85, 'InvoiceIssued', 'ERP-koppeling'],
    ['credited', 1, 3.99, 'DeliveryReturnCredited', 'Inge Maes'],
  ]);
  expect(line(after('OrderModificationSubmitted'), '131209').numbers.promised?.by).toMatchObject({
    name: 'Bram Claes',
    at: at(9, 15),
  });
  expect(line(after('OrderPlaced'), '131209').numbers.promised?.by).toMatchObject({
    type: 'BasketLineQuantityChanged',
    name: 'Lotte Vermeersch',
  });
});

test('the amounts of the order follow the story', () => {
  const amounts = (state: Shown) =>
    Object.fromEntries(
      state.facts
        .filter(({ group }) => group === 'amounts')
        .map(({ key, value }) => [key, value.replaceAll('\u00a0', ' ')]),
    );
  expect(amounts(after('OrderPlaced'))).toEqual({ promised: '€ 66,59' });
  expect(amounts(after('DeliveryPicked'))).toEqual({ promised: '€ 80,00', picked: '€ 75,00' });
  expect(amounts(after('ServiceRequestFiled'))).toEqual({
    promised: '€ 80,00',
    picked: '€ 75,00',
    delivered: '€ 75,00',
    invoiced: '€ 42,74',
    credited: '€ 4,23',
    paid: '€ 42,74',
  });
});

test('delivery, empties, return, recall, invoice, payment and case each have their state', () => {
  const last = after('ServiceRequestFiled');
  expect(
    last.facts
      .filter(({ group }) => group === 'progress')
      .map(({ label, value }) => `${label}: ${value}`.replaceAll('\u00a0', ' ')),
  ).toEqual([
    'Levering 66103012: geleverd',
    'Ronde van 66103012: ronde 14, stop 6 van 11',
    'Nagekeken, 66103012: 1 van 3 regels',
    'Leeggoed mee terug, 66103012: 2 kratten',
    'Retour 70000012: gecrediteerd',
    'Terugroeping 80001: klant antwoordde, apart gezet 6, gebruikt 4, vernietigd 0',
    'Factuur 264402117: € 42,74, betaald',
    'Betaling 0197f5d2: gestart',
    `Dossier ${sampleServiceRequest.number}: te behandelen`,
  ]);
});

test('the customer sees neither a lock, nor a round, nor picked quantities before departure', () => {
  expect(fact(after('OrderLocked'), 'lock')?.seen_by_customer).toBe(false);
  expect(line(after('DeliveryPicked'), '131209').numbers.picked?.seen_by_customer).toBe(false);
  expect(line(after('DeliveryDispatched'), '131209').numbers.picked?.seen_by_customer).toBe(true);
  expect(fact(after('DeliveryPicked'), 'round 66103012')?.seen_by_customer).toBe(false);
  expect(
    [after('OrderPlaced'), after('OrderClosedForChanges'), after('DeliveryDelivered')].map(
      (each) => each.customer_status,
    ),
  ).toEqual(['Open', 'Verwerkt', 'Geleverd']);
});

test('a document with other orders counts only for the part of this order', () => {
  const other = { ...sampleInvoice.lines[0]!, lineNumber: 9, deliveryNumber: '66103099', totalCents: 10_000 } as const;
  const data = {
    ...sampleInvoice,
    lines: [...sampleInvoice.lines, other],
    baseCents: 13_985,
    vatCents: 839,
    amountCents: 14_874,
    differences: [],
    expectedCents: null,
    balance: { ...balance, paidCents: 7437, openCents: 7437 },
  };
  const shared = replayStory([
    ...story.filter(({ stream }) => stream !== invoice),
    ...erp(invoice, at(26, 9), { type: 'InvoiceIssued', data }),
  ]).at(-1)!;
  expect(textOf(shared, 'invoiced')).toBe('± € 42,74');
  expect(textOf(shared, 'paid')).toBe('± € 21,37');
  expect(textOf(shared, `invoice ${sampleInvoice.number}`)).toBe('€ 42,74 van € 148,74, te betalen');
});

test('each event of the story has a title in English, with its quantities and reasons', () => {
  const historyNames = collectHistoryNames(
    entriesOf(story).flatMap(({ decoded }) => decoded ?? []),
    new Map(),
  );
  const described = story.map(({ event, stream }) => describeInEnglish(event, { stream, names: historyNames }));
  expect(described.map(({ title }) => title).join('\n')).not.toMatch(/\{\{|undefined/);
  const of = (type: HistoryDomainEvent['type']) => described[story.findIndex(({ event }) => event.type === type)];
  expect(of('BasketLineQuantityChanged')).toEqual({
    title: 'Quantity in the basket: 131209 Volle room 35 % UHT 1 l',
    changes: [{ what: 'Quantity', before: null, after: '12 st' }],
  });
  expect(of('OrderLineShort')?.changes).toEqual([{ what: 'Quantity', before: '14 st', after: '12 st' }]);
  expect(of('DeliveryNoteLineChecked')?.title).toBe('Checked on the note: 131209 Volle room 35 % UHT 1 l');
  expect(of('DeliveryReturnCredited')?.title).toBe('Settled on the delivery: return 70000012, €4.23');
});

test('every event of an order has an English title', () => {
  expect(Object.keys(eventTitlesEn).toSorted()).toEqual(Object.keys(historyDefinitions).toSorted());
});

test.each(['nl', 'fr', 'en'] as const)('every state is complete in %s', (language) => {
  for (const state of replayStory(story, names, language))
    expect(JSON.stringify(state)).not.toMatch(/\{\{|undefined|NaN|Invalid/);
});
