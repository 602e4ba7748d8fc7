import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { allEvents, type TalloorEvent } from '@talloor/events/allEvents.ts';
import { deliveryEvents, deliveryStream } from '@talloor/events/delivery/events.ts';
import { returnEvents, returnStream } from '@talloor/events/return/events.ts';
import { noHistoryState } from './historyState.ts';
import { describeEvent } from './describeEvent.ts';
import type { HistoryDomainEvent } from './orderHistory.ts';
import { writeOrderStory } from './testing/orderStory.ts';
import { startReadSide, type Browser, type ReadSideUnderTest } from './testing/startReadSide.ts';

type Verdict = { holds: boolean; streams: { stream: string }[]; broken: { stream: string; type: string } | null };
type HistoryBody = {
  events: { event: string; title: string; stream: string; changes: unknown[]; actor: { kind: string } }[];
};

const order = '4402118';
const [deliveryNumber, returnNumber] = ['66103012', '70000012'];
let side: ReadSideUnderTest;
let auditor: Browser;

function golden(type: keyof typeof deliveryEvents | keyof typeof returnEvents): TalloorEvent {
  const file = new URL(`../../../events/src/golden/${type}.v1.json`, import.meta.url);
  const data: unknown = allEvents[type].schema.parse(JSON.parse(readFileSync(file, 'utf8')));
  return { type, data } as TalloorEvent;
}
const readHistory = async (language = 'nl'): Promise<HistoryBody['events']> =>
  ((await (await auditor.get(`/${language}/api/office/orders/${order}/history`)).json()) as HistoryBody).events;
const verify = async (): Promise<Verdict> =>
  (await (await auditor.post(`/nl/api/office/orders/${order}/verify`)).json()) as Verdict;

beforeAll(async () => {
  side = await startReadSide('2026-03-16T13:12:00.000Z');
  auditor = await side.browser({ userId: '91', roles: ['auditor'], customers: [], customerNumber: null });
  await writeOrderStory(side, { orderNumber: order, basketId: randomUUID() });
  const erp = { actorId: 'erp', actorRole: 'erp', channel: 'erp' } as const;
  const reported = ['DeliveryScheduled', 'DeliveryPicked', 'DeliveryLoaded', 'DeliveryDispatched'] as const;
  await side.append(deliveryStream(deliveryNumber), reported.map(golden), erp);
  await side.append(deliveryStream(deliveryNumber), [golden('DeliveryExpected'), golden('DeliveryDelivered')], erp);
  await side.append(deliveryStream(deliveryNumber), [golden('DeliveryReturnRequested')]);
  await side.append(returnStream(returnNumber), [golden('ReturnRequested'), golden('ReturnWithdrawn')]);
});
afterAll(() => side.close());

test('the history of an order includes its delivery and returns, in one timeline', async () => {
  const events = await readHistory();
  expect(events.slice(9).map(({ title }) => title)).toEqual([
    'Levering 66103012 ingepland: ronde 14, stop 6 van 11',
    expect.stringMatching(/^Klaargezet: (1 regel|\d+ regels)$/),
    expect.stringMatching(/^Geladen: /),
    'Vertrokken naar de klant',
    expect.stringMatching(/^Nog /),
    'Geleverd, ontvangen door Y. Claes',
    'Voor retour 70000012 opzijgehouden op de levering',
    'Retour 70000012 gevraagd',
    'Retour ingetrokken',
  ]);
  expect(events[9]?.actor.kind).toBe('erp');
  expect(events[16]?.changes).toContainEqual({
    what: '131209 Volle room 35 % UHT 1 l',
    before: null,
    after: '2 st, Beschadigd',
  });
  expect((await readHistory('fr')).at(-1)?.title).toBe('Retour retiré');
});

test('promised quantities stay after delivery, and delivered quantities stand beside them', async () => {
  type Line = { quantity: number; numbers: Record<string, { quantity: number; by: { name: string } } | null> };
  const events = await readHistory();
  const at = async (index: number) =>
    (await (await auditor.get(`/nl/api/office/orders/${order}/history/${events[index]?.event}`)).json()) as {
      lines: Line[];
    };
  const [confirmed, returned] = [(await at(8)).lines, (await at(17)).lines];
  expect(returned.slice(0, 2).map(({ numbers }) => numbers['promised']?.quantity)).toEqual(
    confirmed.map(({ quantity }) => quantity),
  );
  expect(returned[0]?.numbers).toMatchObject({
    delivered: { quantity: 10, by: { name: 'ERP-koppeling', type: 'DeliveryDelivered' } },
    invoiced: null,
  });
  expect(returned[2]).toMatchObject({
    article_number: '131210',
    numbers: { promised: null, delivered: { quantity: 1 } },
  });
});

test('verification includes the streams of delivery and return, and names a modified event there', async () => {
  expect(await verify()).toMatchObject({ holds: true, broken: null });
  expect((await verify()).streams.map(({ stream }) => stream).slice(2)).toEqual([
    deliveryStream(deliveryNumber),
    returnStream(returnNumber),
  ]);
  await side.pool.query(
    `update event_store.events set data = jsonb_set(data::jsonb, '{deliveredAt}', '"2026-03-13T07:00:00.000Z"')
     where stream_id = $1 and type = 'DeliveryDelivered'`,
    [deliveryStream(deliveryNumber)],
  );
  expect(await verify()).toMatchObject({
    holds: false,
    broken: { stream: deliveryStream(deliveryNumber), type: 'DeliveryDelivered' },
  });
});

test.each(['nl', 'fr'] as const)('each event of a delivery and a return has a description in %s', (language) => {
  const types = [...Object.keys(deliveryEvents), ...Object.keys(returnEvents)] as Parameters<typeof golden>[0][];
  for (const type of types) {
    const { title, changes } = describeEvent(golden(type) as HistoryDomainEvent, noHistoryState, language);
    expect(`${title} ${JSON.stringify(changes)}`).not.toMatch(/\{\{|undefined|NaN|Invalid/);
  }
});
