import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { TalloorEvent } from '@talloor/events/allEvents.ts';
import { orderStream } from '@talloor/events/order/events.ts';
import { sampleOrder } from '@talloor/events/testing/sampleOrder.ts';
import { startReadSide, type ReadSideUnderTest } from '../testing/startReadSide.ts';

let side: ReadSideUnderTest;
beforeAll(async () => {
  side = await startReadSide('2026-03-16T13:12:00.000Z');
});
afterAll(() => side.close());

async function lateEvents(stream: string): Promise<string[]> {
  const auditor = await side.browser({ userId: '91', roles: ['auditor'], customers: [], customerNumber: null });
  const answer = await auditor.get('/nl/api/office/audit/after_deadline');
  const { rows } = (await answer.json()) as { rows: { event: string }[] };
  return rows.map(({ event }) => event).filter((event) => event.startsWith(`${stream}@`));
}

async function write(orderNumber: string, story: readonly (readonly [string, TalloorEvent])[]): Promise<string> {
  const stream = orderStream(orderNumber);
  const changeDeadline = '2026-03-10T16:00:00.000Z';
  const data = { ...sampleOrder, orderNumber, changeDeadline };
  await side.append(stream, [{ type: 'OrderPlaced', data }], { occurredAt: '2026-03-09T14:02:00.000Z' });
  const office = { actorId: '3', actorRole: 'sales-support', onBehalfOf: '7', channel: 'office' } as const;
  for (const [occurredAt, event] of story) await side.append(stream, [event], { ...office, occurredAt });
  return stream;
}

const extended = (previousDeadline: string, changeDeadline: string): TalloorEvent => ({
  type: 'OrderDeadlineExtended',
  data: { extendedBy: '3', previousDeadline, changeDeadline, reason: 'Storing bij de klant' },
});
const cancelled = (cancelledAt: string): TalloorEvent => ({
  type: 'OrderCancelled',
  data: { cancelledBy: '3', cancelledAt, lines: [], reason: 'ordered_twice' },
});

test('a second late extension does not hide the changes under it', async () => {
  const stream = await write('4402120', [
    ['2026-03-10T17:00:00.000Z', extended('2026-03-10T16:00:00.000Z', '2026-03-10T18:00:00.000Z')],
    ['2026-03-10T17:30:00.000Z', extended('2026-03-10T18:00:00.000Z', '2026-03-12T18:00:00.000Z')],
    ['2026-03-11T09:00:00.000Z', cancelled('2026-03-11T09:00:00.000Z')],
  ]);
  expect(await lateEvents(stream)).toEqual([`${stream}@3`, `${stream}@2`, `${stream}@1`]);
});

test('changes before a deadline that was extended in time are not late', async () => {
  const stream = await write('4402121', [
    ['2026-03-10T15:00:00.000Z', extended('2026-03-10T16:00:00.000Z', '2026-03-10T18:00:00.000Z')],
    ['2026-03-10T17:30:00.000Z', extended('2026-03-10T18:00:00.000Z', '2026-03-12T18:00:00.000Z')],
    ['2026-03-11T09:00:00.000Z', cancelled('2026-03-11T09:00:00.000Z')],
  ]);
  expect(await lateEvents(stream)).toEqual([]);
});
