import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { z } from 'zod';
import type { getOrderHistory, getOrderStateAt } from '@talloor/contracts/endpoints/audit.ts';
import { startReadSide, type Browser, type ReadSideUnderTest } from './testing/startReadSide.ts';
import { writeWholeStory } from './testing/wholeStory.ts';

type History = z.output<typeof getOrderHistory.response>;
type StateAt = z.output<typeof getOrderStateAt.response>;

let side: ReadSideUnderTest;
let auditor: Browser;
let story: Awaited<ReturnType<typeof writeWholeStory>>;
let events: History['events'];

beforeAll(async () => {
  side = await startReadSide('2026-03-26T13:12:00.000Z');
  story = await writeWholeStory(side);
  auditor = await side.browser({ userId: '91', roles: ['auditor'], customers: [], customerNumber: null });
  ({ events } = await get<History>('history'));
});
afterAll(() => side.close());

const get = async <T>(path: string, language = 'nl'): Promise<T> =>
  (await (await auditor.get(`/${language}/api/office/orders/${story.orderNumber}/${path}`)).json()) as T;
const stateAfter = (type: string, language = 'nl') =>
  get<StateAt>(`history/${events.findLast((event) => event.type === type)?.event}`, language);

test('the history has each stream of the order but its links, in the order of the store', () => {
  const { links: _links, ...streams } = story.streams;
  expect(new Set(events.map(({ stream }) => stream))).toEqual(new Set(Object.values(streams)));
  expect(events.map(({ index }) => index)).toEqual([...events.keys()]);
  expect(events.at(-1)?.stream).toBe(story.streams.case);
});

test('the state at the last event has delivered, invoiced, credited and paid amounts', async () => {
  const { facts, lines } = await stateAfter('ServiceRequestMailSent');
  const keys = facts.filter(({ group }) => group === 'amounts').map(({ key }) => key);
  expect(keys).toEqual(['promised', 'picked', 'delivered', 'invoiced', 'credited', 'paid']);
  expect(lines[0]?.numbers).toMatchObject({
    delivered: { quantity: 10, by: { event: 'delivery-66103012@5' } },
    invoiced: { quantity: 10, by: { event: `${story.streams.invoice}@0` } },
    credited: { quantity: 1, by: { event: 'delivery-66103012@13' } },
  });
});

test('each state names what its event changed', async () => {
  const { facts } = await stateAfter('InvoiceIssued');
  expect(facts.filter(({ is_changed: isChanged }) => isChanged).map(({ key }) => key)).toEqual([
    'status',
    'invoiced',
    'invoice 264402117',
  ]);
});

test('history and state are there in English', async () => {
  const english = await get<History>('history', 'en');
  expect(english.events.find(({ type }) => type === 'DeliveryPicked')).toMatchObject({
    title: 'Picked',
    actor: { name: 'ERP connection' },
  });
  const { facts } = await stateAfter('InvoiceIssued', 'en');
  expect(facts.find(({ key }) => key === 'status')?.value).toMatch(/^Delivered, .*invoiced/);
});

test('the verdict of a dossier and of a check is in English', async () => {
  const path = `/en/api/office/orders/${story.orderNumber}`;
  const lines = (await (await auditor.get(`${path}/dossier`)).text()).trim().split('\n');
  const holds = { kind: 'verdict', holds: true, message: expect.stringMatching(/^All is well: \d+ events/) };
  expect(JSON.parse(lines.at(-1) ?? '')).toMatchObject(holds);
  await side.pool.query(
    `update event_store.events set data = jsonb_set(data::jsonb, '{name}', '"x"') where stream_id = $1 and type = 'OrderPlaced'`,
    [story.streams.order],
  );
  expect(await (await auditor.post(`${path}/verify`)).json()).toMatchObject({
    message: `Not in order: event order-4402118@0. The data are no longer what was recorded.`,
    broken: { reason: 'The data are no longer what was recorded.' },
  });
});
