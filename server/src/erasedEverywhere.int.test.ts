import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { allEvents, type TalloorEvent } from '@talloor/events/allEvents.ts';
import type { EventDefinition } from '@talloor/events/defineEvent.ts';
import { lastWriteAfterMs } from '@talloor/platform/subscription/erasePersonalValues.ts';
import { type ReadSideUnderTest, startReadSide } from '@talloor/query-api/audit/testing/startReadSide.ts';
import { erasePerson } from './erasePerson.ts';
import { migrateAll } from './schemas.ts';

const person = '7';
const definitions: readonly EventDefinition[] = Object.values(allEvents);
const planted: string[] = [];

/** A word that stands nowhere else, short enough for the shortest field. */
function plant(): string {
  const word = `qz${planted.length.toString(36).padStart(3, '0')}x`;
  planted.push(word);
  return word;
}

const goldenOf = (file: string): string =>
  readFileSync(new URL(`../../events/src/golden/${file}`, import.meta.url), 'utf8');
const ordered = JSON.parse(goldenOf('OrderPlaced.v1.json')) as { basketId: string; orderNumber: string };

/** Where the events of a kind of stream go, so that each read model has one of everything. */
const streams = [
  ['Account', `account-${person}`],
  ['CustomerLinked', `account-${person}`],
  ['Registration', `registration-${person}`],
  ['Basket', `basket-${ordered.basketId}`],
  ['Order', `order-${ordered.orderNumber}`],
  ['Customer', 'customer-204118'],
  ['List', 'list-0197f5d2-6a0e-7c3b-9a53-0b8f2f9f6c22'],
] as const;
const streamOf = (type: string): string => streams.find(([begin]) => type.startsWith(begin))?.[1] ?? `other-${person}`;

/** The golden event as that person's, a planted word in each of its personal fields that takes one. */
function withPlantedWords({ type, version, schema, personOf, personalPaths }: EventDefinition): TalloorEvent {
  const golden = goldenOf(`${type}.v${version}.json`);
  const owners = new Set(personalPaths.map((path) => personOf(schema.parse(JSON.parse(golden)), `/${path.join('/')}`)));
  let data: unknown = JSON.parse(
    [...owners].reduce<string>((text, owner) => text.replaceAll(`"${owner}"`, `"${person}"`), golden),
  );
  for (const path of personalPaths) {
    const filled = filledAt(data, path, plant());
    if (schema.safeParse(filled).success) data = filled;
    else planted.pop();
  }
  return { type, data: schema.parse(data) } as TalloorEvent;
}

function filledAt(data: unknown, [first, ...rest]: readonly string[], word: string): unknown {
  if (first === undefined)
    return Array.isArray(data) ? [word] : typeof data === 'string' || data === null ? word : data;
  if (Array.isArray(data)) return data.map((item: unknown) => filledAt(item, rest, word));
  const holder = data as Record<string, unknown>;
  return first in holder ? { ...holder, [first]: filledAt(holder[first], rest, word) } : holder;
}

let side: ReadSideUnderTest;
let passedMs = 0;
const realNow = performance.now.bind(performance);
beforeAll(async () => {
  jest.spyOn(performance, 'now').mockImplementation(() => realNow() + passedMs);
  side = await startReadSide('2026-03-11T13:12:00.000Z');
  await migrateAll(side.databaseUrl);
  const personal = definitions.filter(({ personalPaths }) => personalPaths.length > 0);
  for (const definition of personal)
    await side.append(streamOf(definition.type), [withPlantedWords(definition)], { actorId: person });
  await side.pool.query('insert into command.credentials values ($1, $2, $3)', [plant(), person, 'hash']);
});
afterAll(async () => {
  jest.restoreAllMocks();
  await side.close();
});

/** Where a planted word stands, in whatever table of whatever schema: `schema.table: word`. */
async function found(): Promise<string[]> {
  const { rows: tables } = await side.pool.query<{ name: string }>(
    `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
     where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`,
  );
  const places: string[] = [];
  for (const { name } of tables) {
    const { rows } = await side.pool.query<{ word: string }>(
      `select distinct word from ${name} t, unnest($1::text[]) word where strpos(t::text, word) > 0`,
      [planted],
    );
    places.push(...rows.map(({ word }) => `${name}: ${word}`));
  }
  return places;
}

test('before, what was told stands in read models and in the file of personal data, and sealed in the events', async () => {
  const places = await found();
  const tables = new Set(places.map((place) => place.split(':')[0]));
  for (const table of ['accounts_2', 'account_passkeys_2', 'customer_changes_2', 'order_details_2'])
    expect(tables).toContain(`projections.${table}`);
  expect(places.filter((place) => place.startsWith('event_store.'))).toEqual([]);
  const browser = await side.browser({ userId: person });
  const file = await (await browser.get('/api/user/data')).text();
  const told = JSON.parse(file) as { complete: boolean; events: { type: string }[] };
  expect(told.complete).toBe(true);
  const inEvents = planted.slice(0, -1);
  expect(inEvents.filter((word) => !file.includes(word))).toEqual([]);
});

test('erased, no planted word is left in whatever table', async () => {
  const done = await erasePerson(
    {
      pool: side.pool,
      masterKey: side.masterKey,
      print: () => undefined,
      lastWrite: () => {
        passedMs += lastWriteAfterMs;
        return Promise.resolve();
      },
    },
    { personId: person, by: '91', reason: 'asked for it' },
  );
  expect(done).toBe(true);
  expect(planted.length).toBeGreaterThan(40);
  expect(await found()).toEqual([]);
});

test('erased, nobody is told of the person again: neither the file, nor the office, nor a search', async () => {
  const browser = await side.browser({ userId: person });
  const file = await (await browser.get('/api/user/data')).text();
  const office = await side.browser({ userId: '91', roles: ['sales-support'], customers: [], customerNumber: null });
  const users = await (await office.get(`/api/office/users?q=${planted[0]}`)).text();
  const user = await (await office.get(`/api/office/users/${person}`)).text();
  for (const answer of [file, users, user]) expect(planted.filter((word) => answer.includes(word))).toEqual([]);
  expect(JSON.parse(file)).toMatchObject({ complete: true });
});
