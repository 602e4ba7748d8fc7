import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import pg from 'pg';
import { createCatalogue } from '@talloor/catalogue/createCatalogue.ts';
import { writeNavigation } from '@talloor/catalogue/navigation/writeNavigation.ts';
import {
  testArticle,
  testChange,
  testNavigation,
  writeTestArticles,
  writeTestCustomer,
} from '@talloor/catalogue/testing.ts';
import { createCommandApi } from '@talloor/command-api/createCommandApi.ts';
import { logIn, password, type Person } from '@talloor/command-api/testing/logIn.ts';
import { allEvents } from '@talloor/events/allEvents.ts';
import { createDoubleLog, type LogRecord } from '@talloor/platform/eventStore/eventstoredb/testing/doubleLog.ts';
import {
  startEventStoreDbDouble,
  type EventStoreDbDouble,
} from '@talloor/platform/eventStore/eventstoredb/testing/startEventStoreDbDouble.ts';
import { openFoundation } from '@talloor/platform/openFoundation.ts';
import { createEmptyTestDatabase } from '@talloor/platform/postgres/testing.ts';
import { bundledProgram } from '@talloor/platform/testing/bundledProgram.ts';
import { orderDetailsTable } from '@talloor/projections/tables/orderDetail.ts';
import { migrateAll } from './schemas.ts';
import { startGateway } from './testing/startGateway.ts';

/** Follows docs/store-was-set-back.md to its end, on the double of EventStoreDB. */

const masterKey = randomBytes(32);
const services = ['command-api', 'projections', 'query-api'] as const;
type Name = (typeof services)[number];

let store: EventStoreDbDouble;
let database: Awaited<ReturnType<typeof createEmptyTestDatabase>>;
let pool: pg.Pool;
let folder: string;
let gateway: Awaited<ReturnType<typeof startGateway>> | null = null;
const running = new Map<Name, { child: ChildProcess; url: string }>();

beforeAll(async () => {
  store = await startEventStoreDbDouble();
  database = await createEmptyTestDatabase();
  pool = new pg.Pool({ connectionString: database.url, max: 2 });
  folder = await mkdtemp(join(tmpdir(), 'talloor-set-back-'));
  await migrateAll(database.url);
  await fill();
}, 60_000);
afterAll(async () => {
  for (const { child } of running.values()) child.kill('SIGKILL');
  await gateway?.stop();
  await pool.end();
  await database.drop();
  await store.stop();
  await rm(folder, { recursive: true, force: true });
});

async function fill() {
  const settings = { name: 'test', eventStore: store.address, masterKey, now: null, logLevel: 'silent' };
  const foundation = await openFoundation({ ...settings, databaseUrl: database.url, definitions: allEvents });
  const { clock, logger } = foundation;
  const features = { wish_list: false, restricted_wish_list: false, basket_upload: false, pending_orders: true };
  const catalogue = createCatalogue({ pool: foundation.pool, clock });
  await writeNavigation(foundation.pool, testNavigation, testChange);
  await writeTestArticles(foundation.pool, [testArticle('100001')], 1000);
  const api = createCommandApi({ ...foundation, catalogue, features, log: logger, mailer: null });
  for (const [customerNumber, username] of [
    ['204118', 'sara'],
    ['204119', 'tom'],
  ] as const) {
    await writeTestCustomer(foundation.pool, customerNumber);
    await api.openCustomer(customerNumber);
    const person = { password, firstName: username, lastName: 'Smets', language: 'nl' } as const;
    const email = `${username}@example.com`;
    await api.registerAccount({ ...person, username, email, customers: [customerNumber], roles: ['customer'] });
  }
  await foundation.close();
}

const environment = () => ({
  ...process.env,
  PORT: '0',
  HOST: '127.0.0.1',
  DATABASE_URL: database.url,
  DATA_DIR: folder,
  EVENT_STORE: store.address,
  MASTER_KEY: masterKey.toString('hex'),
  SESSION_SECRET: 'a secret that the three services share',
  LOG_LEVEL: 'info',
});

async function start(name: Name): Promise<string | null> {
  const child = spawn(process.execPath, [bundledProgram(name)], {
    env: environment(),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let errorOutput = '';
  child.stderr.on('data', (chunk: Buffer) => (errorOutput += chunk.toString()));
  for await (const line of createInterface(child.stdout)) {
    const { port } = JSON.parse(line) as { port?: number };
    if (port === undefined) continue;
    running.set(name, { child, url: `http://127.0.0.1:${port}` });
    child.stdout.resume();
    return null;
  }
  return errorOutput;
}

async function stop(name: Name) {
  const { child } = running.get(name) ?? {};
  if (!child) throw new Error(`${name} does not run`);
  const exit = once(child, 'exit');
  child.kill('SIGTERM');
  await exit;
  running.delete(name);
}

type Health = { status: number; text: string };
async function health(name: Name): Promise<Health> {
  const answer = await fetch(`${running.get(name)?.url}/health/ready`);
  return { status: answer.status, text: await answer.text() };
}

async function eventually<T>(read: () => Promise<T> | T, isRight: (value: T) => boolean): Promise<T> {
  for (let tries = 0; ; tries++) {
    const value = await read();
    if (isRight(value)) return value;
    if (tries > 300) throw new Error(`not in time: ${JSON.stringify(value)}`);
    await pause(100);
  }
}

const isReady = ({ status }: Health) => status === 200;
/** Services that start again have other ports. */
async function openGateway(): Promise<string> {
  await gateway?.stop();
  const sides = { command: running.get('command-api')?.url ?? '', query: running.get('query-api')?.url ?? '' };
  gateway = await startGateway(sides);
  return gateway.url;
}

async function runTool(name: string, ...args: string[]) {
  const child = spawn(process.execPath, [bundledProgram(name), ...args], {
    env: { ...environment(), LOG_LEVEL: 'silent' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const [status] = (await once(child, 'close')) as [number];
  return { status, output };
}

async function chooseDay(person: Person) {
  const { moments } = (await person('GET', '/api/delivery-moments')).body as {
    moments: { timestamp: number; available: boolean }[];
  };
  const day = moments.find(({ available }) => available)?.timestamp;
  expect((await person('POST', `/api/basket/confirm/${day}`)).status).toBe(200);
}
async function fillBasket(person: Person, quantity: number) {
  expect((await person('PUT', '/api/basket/items', { '100001': quantity })).status).toBe(200);
}
async function checkOut(person: Person, key: string): Promise<string> {
  await chooseDay(person);
  const placed = await person('POST', '/api/basket/checkout', { po_number: key }, key);
  expect([placed.status, placed.body]).toEqual([201, expect.anything()]);
  return String(placed.body['order_number']);
}

const find = (matches: (record: LogRecord) => boolean) => store.log.records.find(matches);
const isOf = (type: string, order: string) => (record: LogRecord) =>
  record.type === type && record.streamId === `order-${order}`;
const checkoutOf = (order: string) => (record: LogRecord) =>
  record.type === 'BasketCheckedOut' && Buffer.from(record.data).toString().includes(`"${order}"`);

async function countMails(order: string): Promise<number> {
  const files = await readdir(join(folder, 'mail')).catch(() => []);
  const texts = await Promise.all(files.map((file) => readFile(join(folder, 'mail', file), 'utf8')));
  return texts.filter((text) => text.includes(order)).length;
}
const reserved = async () =>
  Number((await pool.query<{ reserved: string }>('select reserved from catalogue.stock')).rows[0]?.reserved);
const ordersShown = async () =>
  (
    await pool.query<{ order_number: string }>(`select order_number from ${orderDetailsTable.qualifiedName} order by 1`)
  ).rows.map(({ order_number: order }) => order);

test('a store that was set back is taken into use again, step by step', async () => {
  expect(await Promise.all(services.map(start))).toEqual([null, null, null]);
  await Promise.all(services.map((name) => eventually(() => health(name), isReady)));
  const firstUrl = await openGateway();
  const [sara, tom] = [await logIn(firstUrl, 'sara'), await logIn(firstUrl, 'tom')];

  await fillBasket(sara, 40);
  const whole = await checkOut(sara, 'WHOLE');
  const mailed = await eventually(
    () => find(isOf('OrderConfirmationSent', whole)),
    (record) => record !== undefined,
  );
  await fillBasket(tom, 60);
  await fillBasket(sara, 50);
  const cut = await checkOut(sara, 'CUT');
  // The copy ends between a checkout and its order.
  const end = find(checkoutOf(cut))?.position ?? 0n;
  const lost = await checkOut(tom, 'LOST');
  for (const order of [cut, lost])
    await eventually(
      () => find(isOf('OrderConfirmationSent', order)),
      (record) => record !== undefined,
    );
  expect(await reserved()).toBe(150);
  // Policies write their checkpoints seconds after their work.
  await eventually(
    async () =>
      (await pool.query('select from platform.checkpoints where position <= $1', [String(end).padStart(20, '0')]))
        .rowCount,
    (count) => count === 0,
  );
  expect(await countMails(lost)).toBe(1);

  store.restore(createDoubleLog(store.log.records.filter(({ position }) => position <= end)));
  // During the restore a service may first say that the store does not answer.
  for (const name of services)
    await eventually(
      () => health(name),
      ({ status, text }) => status === 503 && text.includes('lost'),
    );
  expect((await sara('PUT', '/api/basket/items', { '100001': 1 })).status).toBe(503);

  // Step 1: stop the services. They do not start again.
  expect(
    await runTool('subscriptions', 'reset', '--all-policies', '--to', 'head', '--by', 'An', '--reason', 'R', '--yes'),
  ).toMatchObject({ status: 1, output: expect.stringContaining('stop it first') });
  await Promise.all(services.map(stop));
  for (const name of services) expect(await start(name)).toContain('the store lost its last event');

  // Step 2: policies.
  const time = new Date(Number((mailed?.created ?? 0n) / 10_000n)).toISOString();
  const resetArguments = ['reset', '--all-policies', '--to', time, '--by', 'An', '--reason', 'disk 3 was lost'];
  expect(await runTool('subscriptions', ...resetArguments)).toMatchObject({
    status: 1,
    output: expect.stringContaining('--yes is needed'),
  });
  const { status, output } = await runTool('subscriptions', ...resetArguments, '--yes');
  expect([status, output]).toEqual([0, expect.stringContaining('active baskets changed: 1')]);
  expect(output).toContain(`lost: order ${lost} of customer 204119`);
  expect((await runTool('subscriptions', 'list')).output).toContain('by An: disk 3 was lost');
  expect(await reserved()).toBe(90);

  // Step 3: read models.
  expect((await runTool('readModels', 'rebuild', '--all')).status).toBe(0);
  expect((await runTool('readModels', 'drop-old')).status).toBe(0);

  // Step 4: start, and look.
  expect(await Promise.all(services.map(start))).toEqual([null, null, null]);
  await Promise.all(services.map((name) => eventually(() => health(name), isReady)));
  await eventually(
    () => find(isOf('OrderConfirmationSent', cut)),
    (record) => record !== undefined,
  );
  const secondUrl = await openGateway();
  const [saraAgain, tomAgain] = [await logIn(secondUrl, 'sara'), await logIn(secondUrl, 'tom')];
  expect((await tomAgain('GET', `/api/dashboard/orders/${lost}`)).status).toBe(404);
  expect(await countMails(whole)).toBe(1);

  const placedAgain = await checkOut(tomAgain, 'LOST');
  await fillBasket(saraAgain, 45);
  const afterwards = await checkOut(saraAgain, 'NEW');
  expect([placedAgain, afterwards].every((order) => Number(order) > Number(lost))).toBe(true);
  const orders = [whole, cut, placedAgain, afterwards].toSorted();
  await eventually(ordersShown, (shown) => shown.length === orders.length);
  expect(await ordersShown()).toEqual(orders);
  await eventually(reserved, (quantity) => quantity === 195);
  for (const order of [placedAgain, afterwards])
    await eventually(
      () => find(isOf('OrderConfirmationSent', order)),
      (record) => record !== undefined,
    );

  // Step 5: the audit.
  const audit = await runTool('audit', 'all');
  expect([audit.status, audit.output]).toEqual([0, expect.stringContaining('4')]);
}, 180_000);
