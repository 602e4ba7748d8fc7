import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { allEvents } from '@talloor/events/allEvents.ts';
import { createCodec } from '@talloor/platform/codec/createCodec.ts';
import { createPostgresPersonKeys } from '@talloor/platform/codec/postgresPersonKeys.ts';
import { until } from '@talloor/platform/testing/until.ts';
import { erasePersonalValues, lastWriteAfterMs } from '@talloor/platform/subscription/erasePersonalValues.ts';
import { allProjectors } from '@talloor/projections/allProjectors.ts';
import { basketsTable } from '@talloor/projections/tables/baskets.ts';
import { listItemsTable, listsTable } from '@talloor/projections/tables/lists.ts';
import { type ReadSideUnderTest, startReadSide } from './testing/startReadSide.ts';

let side: ReadSideUnderTest;
const [listId, basketId] = [randomUUID(), randomUUID()];
let clockAdvanceMs = 0;
const realNow = performance.now.bind(performance);

beforeAll(async () => {
  jest.spyOn(performance, 'now').mockImplementation(() => realNow() + clockAdvanceMs);
  side = await startReadSide('2026-03-11T13:12:00.000Z');
  const schema = { parse: (data: unknown) => data };
  const first = { version: 1, schema, upcasters: [], personalPaths: [] };
  const { ListCreated, ListRenamed, ListItemCommented, BasketOpened, BasketReferenceSet } = allEvents;
  const codec = createCodec({
    definitions: {
      ListCreated: { ...ListCreated, ...first },
      ListRenamed: { ...ListRenamed, ...first },
      ListItemCommented: { ...ListItemCommented, ...first },
      BasketOpened: { ...BasketOpened, ...first },
      BasketReferenceSet: { ...BasketReferenceSet, ...first },
    },
    keys: createPostgresPersonKeys(side),
  });
  const write = async (streamId: string, events: readonly { type: string; data: object }[]) => {
    const placed = events.map((event) => ({ id: randomUUID(), event }));
    const by = { actorId: '7', onBehalfOf: null, customerNumber: '204118', occurredAt: '2026-03-11T13:12:00.000Z' };
    const metadata = { ...by, commandId: randomUUID() } as never;
    await side.store.append(streamId, 'none', (await codec.encode(streamId, 0, null, placed, metadata)).events);
  };
  const origin = { kind: 'standing_order', id: listId, name: 'Weeklijst' };
  await write(`list-${listId}`, [
    { type: 'ListCreated', data: { listId, customerNumber: '204118', ownerId: '7', name: 'Eerst', items: ['100001'] } },
    { type: 'ListRenamed', data: { name: 'Later' } },
    { type: 'ListItemCommented', data: { articleNumber: '100001', comment: 'rijp' } },
  ]);
  await write(`basket-${basketId}`, [
    { type: 'BasketOpened', data: { basketId, customerNumber: '204118', openedBy: '7', origin } },
    { type: 'BasketReferenceSet', data: { reference: 'Voor Anna' } },
  ]);
});
afterAll(async () => {
  jest.restoreAllMocks();
  await side.close();
});

async function readWords(): Promise<unknown> {
  const text = `select (select name from ${listsTable.qualifiedName}) as name,
    (select comment from ${listItemsTable.qualifiedName}) as comment,
    (select reference from ${basketsTable.qualifiedName}) as reference,
    (select origin_name from ${basketsTable.qualifiedName}) as origin`;
  return (await side.pool.query<Record<string, string | null>>(text)).rows[0];
}

test('words of events without a seal are blank once their writer is erased, also after a rebuild', async () => {
  const words = { name: 'Later', comment: 'rijp', reference: 'Voor Anna', origin: 'Weeklijst' };
  await until('the words are shown', async () => JSON.stringify(await readWords()) === JSON.stringify(words));
  await createPostgresPersonKeys(side).erasePerson('7');
  clockAdvanceMs += lastWriteAfterMs;
  await erasePersonalValues(side.pool, allProjectors, '7');
  const blank = { name: null, comment: null, reference: null, origin: null };
  expect(await readWords()).toEqual(blank);
  for (const model of ['lists', 'baskets']) await side.rebuild(model);
  expect(await readWords()).toEqual(blank);
});
