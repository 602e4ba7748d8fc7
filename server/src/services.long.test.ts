import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
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
import { logIn, password } from '@talloor/command-api/testing/logIn.ts';
import { allEvents } from '@talloor/events/allEvents.ts';
import { bundledProgram } from '@talloor/platform/testing/bundledProgram.ts';
import { doubleCertificate } from '@talloor/platform/eventStore/eventstoredb/testing/doubleCertificate.ts';
import { startEventStoreDbDouble } from '@talloor/platform/eventStore/eventstoredb/testing/startEventStoreDbDouble.ts';
import { openFoundation } from '@talloor/platform/openFoundation.ts';
import { createEmptyTestDatabase, createTestDatabase } from '@talloor/platform/postgres/testing.ts';
import { auditOrder } from '@talloor/query-api/audit/auditOrder.ts';
import { openOrdersModel } from '@talloor/projections/tables/openOrders.ts';
import { migrateAll } from './schemas.ts';
import { startGateway } from './testing/startGateway.ts';

const masterKey = randomBytes(32);
const services = ['command-api', 'projections', 'query-api'] as const;
type Name = (typeof services)[number];

type Store = { readonly address: string; readonly stop: () => Promise<void> };
const doNothing = () => Promise.resolve();
const realServer = process.env['EVENTSTORE_URL'];
const stores: readonly (readonly [string, () => Promise<Store>])[] = [
  ['PostgreSQL', () => Promise.resolve({ address: 'postgres', stop: doNothing })],
  [
    'a double of EventStoreDB',
    async () => {
      const { address, stop } = await startEventStoreDbDouble();
      return { address, stop };
    },
  ],
  ...(realServer
    ? [['a real EventStoreDB', () => Promise.resolve({ address: realServer, stop: doNothing })] as const]
    : []),
];

describe.each(stores)('three separate services on %s', (_, openStore) => {
  let store: Store;
  let database: Awaited<ReturnType<typeof createEmptyTestDatabase>>;
  let folder: string;
  const running = new Map<Name, { child: ChildProcess; url: string }>();

  beforeAll(async () => {
    store = await openStore();
    database = await createEmptyTestDatabase();
    folder = await mkdtemp(join(tmpdir(), 'talloor-services-'));
    await migrateAll(database.url);
    await fill();
    await Promise.all(services.map(start));
  }, 60_000);
  afterAll(async () => {
    for (const { child } of running.values()) child.kill('SIGKILL');
    await database.drop();
    await store.stop();
    await rm(folder, { recursive: true, force: true });
  });

  async function fill() {
    const settings = { name: 'test', eventStore: store.address, masterKey, now: null, logLevel: 'silent' };
    const foundation = await openFoundation({ ...settings, databaseUrl: database.url, definitions: allEvents });
    const { pool, clock, logger } = foundation;
    const features = { wish_list: false, restricted_wish_list: false, basket_upload: false, pending_orders: true };
    const catalogue = createCatalogue({ pool, clock });
    await writeNavigation(pool, testNavigation, testChange);
    await writeTestArticles(
      pool,
      ['100001', '100002'].map((articleNumber) => testArticle(articleNumber)),
    );
    await writeTestCustomer(pool, '204118');
    const api = createCommandApi({ ...foundation, catalogue, features, log: logger, mailer: null });
    await api.openCustomer('204118');
    const person = { password, lastName: 'Smets', language: 'nl' } as const;
    const buyer = { username: 'sara', firstName: 'Sara', email: 'sara@example.com', customers: ['204118'] };
    await api.registerAccount({ ...person, ...buyer, roles: ['customer'] });
    const office = { username: 'support', firstName: 'Nele', email: 'nele@example.com', customers: [] };
    await api.registerAccount({ ...person, ...office, roles: ['sales-support'] });
    await foundation.close();
  }

  async function start(name: Name) {
    const child = spawn(process.execPath, [bundledProgram(name)], {
      env: {
        ...process.env,
        PORT: '0',
        HOST: '127.0.0.1',
        DATABASE_URL: database.url,
        DATA_DIR: folder,
        EVENT_STORE: store.address,
        MASTER_KEY: masterKey.toString('hex'),
        SESSION_SECRET: 'a secret that the three services share',
        LOG_LEVEL: 'info',
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    for await (const line of createInterface(child.stdout)) {
      const { port } = JSON.parse(line) as { port?: number };
      if (port === undefined) continue;
      running.set(name, { child, url: `http://127.0.0.1:${port}` });
      child.stdout.resume();
      return;
    }
    throw new Error(`${name} does not start`);
  }

  const urlOf = (name: Name) => running.get(name)?.url ?? '';

  async function readyBody(name: Name): Promise<Record<string, unknown>> {
    for (;;) {
      const answer = await fetch(`${urlOf(name)}/health/ready`);
      if (answer.ok) return ((await answer.json()) as { checks: Record<string, unknown> }).checks;
    }
  }

  test('each service is live, becomes ready by its own checks, and publishes its metrics', async () => {
    const conditions = await Promise.all(services.map(async (name) => Object.keys(await readyBody(name))));
    expect(conditions).toEqual([
      ['postgres', 'event-store', 'policies', 'checkpoints', 'seals'],
      ['postgres', 'event-store', 'read-models', 'subscriptions'],
      ['postgres', 'event-store', 'read-models'],
    ]);
    for (const name of services) {
      expect((await fetch(`${urlOf(name)}/health/live`)).status).toBe(200);
      const figures = await fetch(`${urlOf(name)}/metrics`).then((answer) => answer.text());
      expect(figures).toContain(`service="${name}"`);
    }
    const lag = await fetch(`${urlOf('projections')}/metrics`).then((answer) => answer.text());
    expect(lag).toContain(`talloor_subscription_lag{name="${openOrdersModel.checkpoint}"`);
  });

  test('an order placed through the gateway appears at once for its customer and the office, and its history is intact', async () => {
    await Promise.all(services.map(readyBody));
    const gateway = await startGateway({ command: urlOf('command-api'), query: urlOf('query-api') });
    const sara = await logIn(gateway.url, 'sara');
    expect((await sara('GET', '/fr/api/user')).body).toMatchObject({ username: 'sara', first_name: 'Sara' });
    expect((await sara('PUT', '/api/basket/items', { '100001': 20, '100002': 15 })).status).toBe(200);
    const { moments } = (await sara('GET', '/api/delivery-moments')).body as {
      moments: { timestamp: number; available: boolean }[];
    };
    const day = moments.find(({ available }) => available)?.timestamp;
    expect((await sara('POST', `/api/basket/confirm/${day}`)).status).toBe(200);
    const placed = await sara('POST', '/api/basket/checkout', { po_number: 'WK47' }, 'one-key');
    expect(placed.status).toBe(201);
    expect((await sara('POST', '/api/basket/checkout', { po_number: 'WK47' }, 'one-key')).body).toEqual(placed.body);
    const orderNumber = String(placed.body['order_number']);
    expect((await sara('GET', '/api/dashboard/orders/pending')).body).toMatchObject({
      orders: [{ order_number: orderNumber, reference: 'WK47' }],
    });
    expect((await sara('GET', '/api/office/orders')).status).toBe(403);

    const support = await logIn(gateway.url, 'support');
    expect((await support('GET', `/api/office/orders/${orderNumber}`)).body).toMatchObject({
      customer_number: '204118',
    });
    expect((await support('POST', `/api/office/orders/${orderNumber}/verify`, {})).body).toMatchObject({ holds: true });
    const printedLines: string[] = [];
    const audit = { databaseUrl: database.url, eventStore: store.address, masterKey, orderNumber };
    expect(await auditOrder({ ...audit, print: (line) => printedLines.push(line) })).toBe(0);
    expect(printedLines.join('\n')).toContain(orderNumber);
    expect((await fetch(`${urlOf('query-api')}/api/login`, { method: 'POST' })).status).toBe(404);
    await gateway.stop();
  });

  test('each service ends at SIGTERM with status 0', async () => {
    const ends = services.map(async (name) => {
      const { child } = running.get(name) ?? {};
      if (!child) throw new Error(`${name} does not run`);
      const exit = once(child, 'exit');
      child.kill('SIGTERM');
      return (await exit)[0] as number;
    });
    expect(await Promise.all(ends)).toEqual([0, 0, 0]);
  });
});

test('a service with an invalid configuration names the faulty variable and ends', async () => {
  const child = spawn(process.execPath, [bundledProgram('query-api')], {
    env: { PATH: process.env['PATH'], LOG_LEVEL: 'loud' },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let errorOutput = '';
  child.stderr.on('data', (chunk: Buffer) => (errorOutput += chunk.toString()));
  const [code] = (await once(child, 'close')) as [number];
  expect(code).toBe(1);
  expect(errorOutput).toContain('LOG_LEVEL');
});

test('each service with a wrong password of EventStoreDB says so in one sentence and ends', async () => {
  const logins = { talloor: { password: 'hunter2', isAdmin: true } };
  const double = await startEventStoreDbDouble(undefined, { logins });
  const folder = await mkdtemp(join(tmpdir(), 'talloor-login-'));
  await writeFile(join(folder, 'ca.pem'), doubleCertificate);
  const database = await createTestDatabase();
  try {
    for (const name of services) {
      const child = spawn(process.execPath, [bundledProgram(name)], {
        env: {
          PATH: process.env['PATH'],
          PORT: '0',
          DATA_DIR: folder,
          DATABASE_URL: database.url,
          EVENT_STORE: `esdb://talloor:hunter3@localhost:${double.port}?tlsCAFile=${join(folder, 'ca.pem')}`,
          MASTER_KEY: masterKey.toString('hex'),
          SESSION_SECRET: 'a secret that the three services share',
        },
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      let output = '';
      for (const stream of [child.stdout, child.stderr])
        stream.setEncoding('utf8').on('data', (text: string) => (output += text));
      const [code] = (await once(child, 'close')) as [number];
      const sentence = 'EventStoreDB does not know the user name and password in EVENT_STORE.\n';
      expect([name, code, output]).toEqual([name, 1, sentence]);
    }
  } finally {
    await double.stop();
    await database.drop();
    await rm(folder, { recursive: true });
  }
});
