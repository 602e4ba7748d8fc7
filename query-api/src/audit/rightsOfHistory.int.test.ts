import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { z } from 'zod';
import type { getOrderHistory, getOrderStateAt, verifyOrder } from '@talloor/contracts/endpoints/audit.ts';
import { invoicesTable } from '@talloor/projections/tables/invoices.ts';
import type { OfficeRight } from '@talloor/rules/account/officeRights.ts';
import { startReadSide, type Browser, type ReadSideUnderTest } from './testing/startReadSide.ts';
import { writeWholeStory } from './testing/wholeStory.ts';

type History = z.output<typeof getOrderHistory.response>;
type StateAt = z.output<typeof getOrderStateAt.response>;

let side: ReadSideUnderTest;
let story: Awaited<ReturnType<typeof writeWholeStory>>;
let seller: Browser;
let auditor: Browser;

const withRights = (officeRights: readonly OfficeRight[]) =>
  side.browser({
    userId: '91',
    roles: ['auditor'],
    officeRights: [...officeRights],
    customers: [],
    customerNumber: null,
  });
const path = (rest: string) => `/nl/api/office/orders/${story.orderNumber}/${rest}`;
const read = async <T>(browser: Browser, rest: string): Promise<T> =>
  (await (await browser.get(path(rest))).json()) as T;

beforeAll(async () => {
  side = await startReadSide('2026-03-26T13:12:00.000Z');
  story = await writeWholeStory(side);
  seller = await withRights(['read_orders']);
  auditor = await withRights(['read_orders', 'read_invoices', 'read_cases']);
});
afterAll(() => side.close());

test('the history leaves out events that the reader may not read, and counts them', async () => {
  const [all, some] = [await read<History>(auditor, 'history'), await read<History>(seller, 'history')];
  const { invoice, payment, case: filed } = story.streams;
  const hidden = all.events.filter(({ stream }) => [invoice, payment, filed].includes(stream));
  expect(hidden.length).toBeGreaterThan(2);
  expect([all.omitted, some.omitted]).toEqual([0, hidden.length]);
  expect(some.events.map(({ event }) => event)).toEqual(
    all.events.filter((event) => !hidden.includes(event)).map(({ event }) => event),
  );
  expect(some.events.map(({ index }) => index)).toEqual([...some.events.keys()]);
});

test('the state has no amounts of hidden invoices and payments, and hidden events have no state', async () => {
  const { events, omitted } = await read<History>(auditor, 'history');
  const last = events.findLast(({ stream }) => stream === story.streams.recall)?.event;
  const invoiced = events.find(({ type }) => type === 'InvoiceIssued')?.event ?? '';
  expect(omitted).toBe(0);
  const keysOf = async (browser: Browser) =>
    (await read<StateAt>(browser, `history/${last}`)).facts.map(({ key }) => key);
  const keys = await keysOf(seller);
  expect(keys.filter((key) => /^(?:invoice|paid|payment|case)/.test(key))).toEqual([]);
  expect((await seller.get(path(`history/${invoiced}`))).status).toBe(403);
  expect((await auditor.get(path(`history/${invoiced}`))).status).toBe(200);
});

test('the dossier demands the right to read all that it holds', async () => {
  for (const rights of [['read_orders'], ['read_orders', 'read_invoices'], ['read_orders', 'read_cases']] as const)
    expect((await (await withRights(rights)).get(path('dossier'))).status).toBe(403);
  expect((await auditor.get(path('dossier'))).status).toBe(200);
});

test('a check shows no values of rows that the reader may not read', async () => {
  const verdictOf = async (browser: Browser) =>
    (await (await browser.post(path('verify'))).json()) as z.output<typeof verifyOrder.response>;
  await side.stopProjecting();
  await side.pool.query(`update ${invoicesTable.qualifiedName} set open_cents = open_cents + 1`);
  expect((await verdictOf(auditor)).differences).toHaveLength(1);
  expect(await verdictOf(seller)).toMatchObject({ holds: false, read_model_equal: false, differences: [] });
});
