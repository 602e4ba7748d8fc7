import { readFileSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { allEvents, type TalloorEvent } from '@talloor/events/allEvents.ts';
import type { EventDefinition } from '@talloor/events/defineEvent.ts';
import { createMailer } from '@talloor/command-api/mail/mailer.ts';
import { createSigner } from '@talloor/platform/createSigner.ts';
import { lastWriteAfterMs } from '@talloor/platform/subscription/erasePersonalValues.ts';
import { readModelSchema } from '@talloor/platform/subscription/defineReadModel.ts';
import { type ReadSideUnderTest, startReadSide } from '@talloor/query-api/audit/testing/startReadSide.ts';
import { allProjectors } from '@talloor/projections/allProjectors.ts';
import { registrationsTable } from '@talloor/projections/tables/registrations.ts';
import { erasePerson } from './erasePerson.ts';
import { migrateAll } from './schemas.ts';
import { invitationOfOwnLogin, otherContactEmail, plantInTables } from './testing/plantInTables.ts';
import { columnsOfIds, columnsOfPeople, tablesOfThings } from './testing/tablesOfPeople.ts';

const person = '7';
const definitions: readonly EventDefinition[] = Object.values(allEvents);
const planted: string[] = [];

function plant(word = `qz${planted.length.toString(36).padStart(3, '0')}x`): string {
  planted.push(word);
  return word;
}

const goldenOf = (file: string): string =>
  readFileSync(new URL(`../../events/src/golden/${file}`, import.meta.url), 'utf8');
const goldenReturn = JSON.parse(goldenOf('ReturnRequested.v1.json')) as { returnId: string; deliveryNumber: string };
const goldenOrder = JSON.parse(goldenOf('OrderPlaced.v1.json')) as { basketId: string; orderNumber: string };

const deliveryNumber = '5510042';
const openBasket = '0197f5d2-6a0e-7c3b-9a53-0b8f2f9f6c77';

const streams = [
  ['Account', `account-${person}`],
  ['CustomerLinked', `account-${person}`],
  ['Registration', `registration-${person}`],
  ['UserInvited', `invitation-${person}`],
  ['Invitation', `invitation-${invitationOfOwnLogin}`],
  ['BasketDeliveryAddressChosen', `basket-${openBasket}`],
  ['Basket', `basket-${goldenOrder.basketId}`],
  ['Order', `order-${goldenOrder.orderNumber}`],
  ['Customer', 'customer-204118'],
  ['DeliveryReturn', `delivery-${goldenReturn.deliveryNumber}`],
  ['Return', `return-${goldenReturn.returnId}`],
  ['Delivery', `delivery-${deliveryNumber}`],
  ['List', 'list-0197f5d2-6a0e-7c3b-9a53-0b8f2f9f6c22'],
] as const;
const streamOf = (type: string): string => streams.find(([begin]) => type.startsWith(begin))?.[1] ?? `other-${person}`;

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
let inEvents = 0;
let folder: string;
let clockAdvanceMs = 0;
const business = '312001';
const realNow = performance.now.bind(performance);
beforeAll(async () => {
  jest.spyOn(performance, 'now').mockImplementation(() => realNow() + clockAdvanceMs);
  side = await startReadSide('2026-03-11T13:12:00.000Z');
  await migrateAll(side.databaseUrl);
  const personal = definitions.filter(({ personalPaths }) => personalPaths.length > 0);
  const openedBasket = { basketId: openBasket, customerNumber: '204118', openedBy: person };
  await side.append(`basket-${openBasket}`, [{ type: 'BasketOpened', data: openedBasket }]);
  const scheduled = goldenOf('DeliveryScheduled.v1.json');
  await side.append(`delivery-${deliveryNumber}`, [
    { type: 'DeliveryScheduled', data: allEvents.DeliveryScheduled.schema.parse(JSON.parse(scheduled)) },
  ]);
  const { UserInvited } = allEvents;
  const invited = {
    ...UserInvited.schema.parse(JSON.parse(goldenOf('UserInvited.v1.json'))),
    invitationId: invitationOfOwnLogin,
  };
  const plantedPerson = { firstName: plant(), lastName: plant(), email: plant() };
  await side.append(`invitation-${invitationOfOwnLogin}`, [
    { type: UserInvited.type, data: { ...invited, ...plantedPerson } },
  ]);
  for (const definition of personal)
    await side.append(streamOf(definition.type), [withPlantedWords(definition)], { actorId: person });
  const { AccountEmailChangeAsked } = allEvents;
  await side.append(`account-${person}`, [withPlantedWords(AccountEmailChangeAsked)], { actorId: person });
  inEvents = planted.length;
  const acceptedGolden = goldenOf('RegistrationAccepted.v1.json').replaceAll('"1042"', `"${person}"`);
  const { type, schema } = allEvents.RegistrationAccepted;
  const data = schema.parse(JSON.parse(acceptedGolden));
  await side.append(`registration-${person}`, [{ type, data } as TalloorEvent]);
  folder = await mkdtemp(join(tmpdir(), 'erased-'));
  await plantInFiles();
  const email = await readContactEmail();
  const sign = createSigner(side.masterKey);
  const { customerNumber: ownCustomer } = data;
  await plantInTables({ pool: side.pool, sign, person, email, ownCustomer, business, deliveryNumber, plant });
});
afterAll(async () => {
  jest.restoreAllMocks();
  await side.close();
  await rm(folder, { recursive: true });
});

async function readContactEmail(): Promise<string> {
  const text = `select person -> 'contact' ->> 'email' as email from ${registrationsTable.qualifiedName} where registration_id = $1`;
  const { rows } = await side.pool.query<{ email: string }>(text, [person]);
  return rows[0]?.email ?? '';
}

async function plantInFiles(): Promise<void> {
  const mailer = createMailer({ smtpUrl: null, folder: join(folder, 'mail'), from: 'shop@talloor.example' });
  const about = [[person], ['8', person], ['8']];
  for (const [number, people] of about.entries()) {
    const word = people.includes(person) ? plant() : 'of somebody else';
    const mail = { messageId: `mail-${number}`, to: [`${word}@home.example`], subject: word, text: word, html: word };
    await mailer.send({ ...mail, about: people, language: 'nl', date: new Date('2026-03-11T13:12:00Z') });
  }
}

async function findInFiles(): Promise<string[]> {
  const files = (await readdir(folder, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile());
  const places = files.map(async ({ parentPath, name }) => {
    const content = await readFile(join(parentPath, name), 'latin1');
    return planted.filter((word) => content.includes(word)).map((word) => `${name}: ${word}`);
  });
  return (await Promise.all(places)).flat();
}

type ColumnOfDatabase = { readonly table: string; readonly name: string; readonly type: string };

async function columnsWithWords(): Promise<readonly ColumnOfDatabase[]> {
  const text = `select table_schema || '.' || table_name as table, column_name as name, data_type as type
    from information_schema.columns join information_schema.tables using (table_schema, table_name)
    where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')
      and data_type not in ('boolean', 'bigint', 'integer', 'smallint', 'numeric', 'double precision', 'real', 'uuid', 'date', 'xid8')
      and data_type not like 'timestamp%' order by 1, 2`;
  return (await side.pool.query<ColumnOfDatabase>(text)).rows;
}

async function findInTables(): Promise<string[]> {
  const places: string[] = [];
  for (const { table, name, type } of await columnsWithWords()) {
    const bytes = type === 'bytea' ? `"${name}"` : `convert_to("${name}"::text, 'UTF8')`;
    const { rows } = await side.pool.query<{ word: string }>(
      `select distinct word from ${table}, unnest($1::text[]) word where position(convert_to(word, 'UTF8') in ${bytes}) > 0`,
      [planted],
    );
    places.push(...rows.map(({ word }) => `${table}.${name}: ${word}`));
  }
  return places;
}

test('a column that can hold words is known: to be of people, or why it names nobody', async () => {
  const readModels = new Set(
    allProjectors.flatMap(({ tables }) => tables).map(({ name }) => `${readModelSchema}.${name}`),
  );
  const unknown = (await columnsWithWords()).filter(({ table, name }) => {
    // Read models are covered by the planted events.
    if (readModels.has(table) || tablesOfThings.includes(table)) return false;
    if (/^register\.|\.migrations$/.test(table)) return false;
    return !`${columnsOfPeople[table] ?? ''} ${columnsOfIds[table] ?? ''}`.split(' ').includes(name);
  });
  expect(unknown.map(({ table, name }) => `${table}.${name}`)).toEqual([]);
});

test('before the erasure, planted words stand in read models and in the exported personal data', async () => {
  const places = await findInTables();
  const columns = new Set(places.map((place) => place.split(':')[0]));
  const ofPeople = Object.entries(columnsOfPeople).flatMap(([table, names]) =>
    names.split(' ').map((name) => `${table}.${name}`),
  );
  const ofReadModels = allProjectors
    .flatMap(({ tables }) => tables)
    .flatMap(({ name, personal }) =>
      Object.keys(personal ?? {}).map((column) => `${readModelSchema}.${name}.${column}`),
    );
  expect([...ofPeople, ...ofReadModels].filter((column) => !columns.has(column))).toEqual([]);
  expect([...columns].filter((column) => ![...ofPeople, ...ofReadModels].includes(column ?? ''))).toEqual([]);
  expect(await findInFiles()).not.toEqual([]);
  const browser = await side.browser({ userId: person });
  const file = await (await browser.get('/api/user/data')).text();
  const personalData = JSON.parse(file) as { complete: boolean; events: { type: string }[] };
  expect(personalData.complete).toBe(true);
  expect(planted.slice(0, inEvents).filter((word) => !file.includes(word))).toEqual([]);
});

test('erased, no planted word is left in whatever table or file, and of others nothing is missing', async () => {
  const isErased = await erasePerson(
    {
      pool: side.pool,
      masterKey: side.masterKey,
      mailFolder: join(folder, 'mail'),
      print: () => undefined,
      lastWrite: () => {
        clockAdvanceMs += lastWriteAfterMs;
        return Promise.resolve();
      },
    },
    { personId: person, by: '91', reason: 'asked for it' },
  );
  expect(isErased).toBe(true);
  expect(planted.length).toBeGreaterThan(40);
  expect(await findInTables()).toEqual([]);
  expect(await findInFiles()).toEqual([]);
  expect(await readdir(join(folder, 'mail'))).toEqual(['mail-2.eml']);
  const { rows } = await side.pool.query(
    'select name, contact_emails from catalogue.customers where customer_number = $1',
    [business],
  );
  expect(rows).toEqual([{ name: 'Residentie Ter Linden', contact_emails: [otherContactEmail] }]);
});

test('after the erasure, neither the personal data, nor the office, nor a search shows the person', async () => {
  const browser = await side.browser({ userId: person });
  const file = await (await browser.get('/api/user/data')).text();
  const office = await side.browser({ userId: '91', roles: ['sales-support'], customers: [], customerNumber: null });
  const users = await (await office.get(`/api/office/users?q=${planted[0]}`)).text();
  const user = await (await office.get(`/api/office/users/${person}`)).text();
  for (const answer of [file, users, user]) expect(planted.filter((word) => answer.includes(word))).toEqual([]);
  expect(JSON.parse(file)).toMatchObject({ complete: true });
});
