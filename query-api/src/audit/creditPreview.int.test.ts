import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { allEvents, type TalloorEvent } from '@talloor/events/allEvents.ts';
import { deliveryEvents, deliveryStream } from '@talloor/events/delivery/events.ts';
import { returnEvents, returnStream } from '@talloor/events/return/events.ts';
import { startReadSide, type Browser, type ReadSideUnderTest } from './testing/startReadSide.ts';

const deliveryNumber = '66103012';
let side: ReadSideUnderTest;
let support: Browser;

type Golden = keyof typeof deliveryEvents | keyof typeof returnEvents;
function golden(type: Golden, change: (data: Record<string, unknown>) => object = (data) => data): TalloorEvent {
  const file = new URL(`../../../events/src/golden/${type}.v1.json`, import.meta.url);
  const data = change(JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>);
  return { type, data: allEvents[type].schema.parse(data) } as TalloorEvent;
}
const withDeposit = (data: Record<string, unknown>) => ({
  ...data,
  lines: (data['lines'] as object[]).map((line) => ({ ...line, depositMills: 4500 })),
});

beforeAll(async () => {
  side = await startReadSide('2026-03-18T09:00:00.000Z');
  support = await side.browser({ userId: '91', roles: ['sales-support'], customers: [], customerNumber: null });
  await side.append(deliveryStream(deliveryNumber), [
    golden('DeliveryScheduled'),
    golden('DeliveryPicked', withDeposit),
  ]);
  for (const returnId of ['70000012', '70000013']) {
    const request = golden('ReturnRequested', (data) => ({ ...data, returnId }));
    await side.append(returnStream(returnId), [request, golden('ReturnAccepted'), golden('ReturnCollected')]);
  }
});
afterAll(() => side.close());

const expectedCreditOf = async (returnId: string): Promise<unknown> => {
  const answer = await support.get(`/nl/api/office/returns/${returnId}`);
  return ((await answer.json()) as { expected_credit: unknown }).expected_credit;
};

test('the credit of a return is previewed with its deposit and after earlier credits, to the cent', async () => {
  // Line 1: 10 for € 39.85, VAT 6 %, deposit € 4.50 each; each return brings one back.
  expect([await expectedCreditOf('70000012'), await expectedCreditOf('70000013')]).toEqual([8.73, 8.73]);
  await side.append(returnStream('70000012'), [golden('ReturnCredited')]);
  expect([await expectedCreditOf('70000012'), await expectedCreditOf('70000013')]).toEqual([null, 8.72]);
});
