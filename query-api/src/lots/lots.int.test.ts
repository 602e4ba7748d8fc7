import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { startReadSide, type Browser, type ReadSideUnderTest } from '../audit/testing/startReadSide.ts';
import { writeTraceStory } from '../audit/testing/traceStory.ts';

let side: ReadSideUnderTest;
let support: Browser;
let lotte: Browser;
const read = async (answer: Promise<Response>): Promise<unknown> => (await answer).json();

beforeAll(async () => {
  side = await startReadSide('2026-03-14T10:00:00.000Z');
  await writeTraceStory(side);
  support = await side.browser({ userId: '3001', roles: ['sales-support'], customers: [], customerNumber: null });
  lotte = await side.browser({ userId: '7', customers: ['204118'], customerNumber: '204118' });
}, 60_000);
afterAll(() => side.close());

test('a lot finds customers, deliveries and quantities in any case, and an unknown lot finds nothing', async () => {
  const reach = await read(support.get('/api/office/lots?lot=l26041'));
  expect(reach).toMatchObject({
    deliveries: 1,
    is_complete: true,
    customers: [
      {
        customer_number: '204118',
        deliveries: [{ delivery_number: '66103012', order_number: '4402118', stage: 'delivered' }],
      },
    ],
  });
  expect(await read(support.get('/api/office/lots?lot=L0000'))).toMatchObject({ deliveries: 0, customers: [] });
});

test('a search without lot and article is rejected, and a customer may not search', async () => {
  expect((await support.get('/api/office/lots')).status).toBe(400);
  expect((await lotte.get('/api/office/lots?article=131209')).status).toBe(403);
});

test('the container ledger shows deliveries minus returns plus corrections, to the office and to the customer', async () => {
  const ledger = { balances: [{ kind: 'crate', count: -3 }], moves: [{}, {}, {}] };
  expect(await read(support.get('/api/office/customers/204118/empties'))).toMatchObject(ledger);
  expect(await read(lotte.get('/api/empties'))).toMatchObject(ledger);
  expect((await support.get('/api/office/customers/999999/empties')).status).toBe(404);
});
