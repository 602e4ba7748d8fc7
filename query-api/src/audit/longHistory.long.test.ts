import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { TalloorEvent } from '@talloor/events/allEvents.ts';
import { sampleFacts } from '@talloor/events/testing/sampleOrder.ts';
import { linesOf, writeOrderStory } from './testing/orderStory.ts';
import { startReadSide, type Browser, type ReadSideUnderTest } from './testing/startReadSide.ts';

const orderNumber = '4402118';
const modificationId = '0197f5d2-6a0e-7c3b-9a53-0b8f2f9f6c40';
const held = { heldSince: '2026-03-09T15:00:00.000Z', heldUntil: '2026-03-09T15:15:00.000Z' };
let side: ReadSideUnderTest;
let auditor: Browser;

beforeAll(async () => {
  side = await startReadSide('2026-03-26T13:12:00.000Z');
  auditor = await side.browser({ userId: '91', roles: ['auditor'], customers: [], customerNumber: null });
  const lines = linesOf(...Array.from({ length: 60 }, (_, at) => String(200_000 + at)));
  await writeOrderStory(side, { orderNumber, basketId: randomUUID(), lines });
  const changed = (at: number): TalloorEvent => ({
    type: 'OrderDraftLineChanged',
    data: {
      ...sampleFacts,
      ...held,
      articleNumber: String(200_000 + (at % 60)),
      modificationId,
      changedBy: '7',
      quantity: at % 90,
      previousQuantity: 12,
    },
  });
  for (let part = 0; part < 10; part++)
    await side.append(
      `order-${orderNumber}`,
      Array.from({ length: 500 }, (_, at) => changed(part * 500 + at)),
    );
}, 300_000);
afterAll(() => side.close());

test('a history of five thousand events stays small, and each event brings its own stored data', async () => {
  const read = async (path: string) => (await auditor.get(`/nl/api/office/orders/${orderNumber}/${path}`)).text();
  const history = await read('history');
  expect((JSON.parse(history) as { events: unknown[] }).events).toHaveLength(5009);
  expect(history.length).toBeLessThan(3_000_000);
  const state = await read(`history/order-${orderNumber}@5002`);
  expect(state.length).toBeLessThan(100_000);
  expect(JSON.parse(state)).toMatchObject({ raw: { type: 'OrderDraftLineChanged' } });
});
