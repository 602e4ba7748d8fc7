import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createCatalogue } from '@talloor/catalogue/createCatalogue.ts';
import { createCommandApi } from '@talloor/command-api/createCommandApi.ts';
import { allEvents } from '@talloor/events/allEvents.ts';
import { openFoundation } from '@talloor/platform/openFoundation.ts';
import { createTestDatabase } from '@talloor/platform/postgres/testing.ts';
import { migrateAll } from './schemas.ts';

const masterKey = randomBytes(32);
const eventStore = process.env['EVENTSTORE_URL'] ?? 'postgres';
const services = ['command-api', 'projections', 'query-api'] as const;
type Name = (typeof services)[number];

let database: Awaited<ReturnType<typeof createTestDatabase>>;
const running = new Map<Name, { child: ChildProcess; url: string }>();

beforeAll(async () => {
  database = await createTestDatabase();
  await migrateAll(database.url);
  await register();
  await Promise.all(services.map(start));
});
afterAll(async () => {
  for (const { child } of running.values()) child.kill('SIGKILL');
  await database.drop();
});

async function register() {
  const settings = { name: 'test', eventStore, masterKey, now: null, logLevel: 'silent' };
  const foundation = await openFoundation({ ...settings, databaseUrl: database.url, definitions: allEvents });
  const { pool, clock, logger } = foundation;
  const features = { wish_list: false, restricted_wish_list: false, basket_upload: false, pending_orders: true };
  const catalogue = createCatalogue({ pool, clock });
  const api = createCommandApi({ ...foundation, catalogue, features, log: logger, mailer: null });
  await api.registerAccount({
    username: 'support',
    password: 'Welkom-2026',
    firstName: 'Sara',
    lastName: 'Smets',
    email: 'sara@example.com',
    language: 'nl',
    roles: ['sales-support'],
    customers: [],
  });
  await foundation.close();
}

/** Starts one service on a port of its own, which it tells in its log. */
async function start(name: Name) {
  const child = spawn(process.execPath, ['--import', 'tsx', `${name}/src/main.ts`], {
    env: {
      ...process.env,
      PORT: '0',
      HOST: '127.0.0.1',
      DATABASE_URL: database.url,
      EVENT_STORE: eventStore,
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

type Init = { method?: string; headers?: Record<string, string>; body?: string };
const urlOf = (name: Name) => running.get(name)?.url ?? '';

async function readyBody(name: Name): Promise<Record<string, unknown>> {
  for (;;) {
    const answer = await fetch(`${urlOf(name)}/health/ready`);
    if (answer.ok) return ((await answer.json()) as { checks: Record<string, unknown> }).checks;
  }
}

test('each service lives, becomes ready by its own conditions, and shows its figures', async () => {
  const conditions = await Promise.all(services.map(async (name) => Object.keys(await readyBody(name))));
  expect(conditions).toEqual([
    ['postgres', 'event-store', 'policies'],
    ['postgres', 'event-store', 'read-models', 'subscriptions'],
    ['postgres', 'event-store', 'read-models'],
  ]);
  for (const name of services) {
    expect((await fetch(`${urlOf(name)}/health/live`)).status).toBe(200);
    const figures = await fetch(`${urlOf(name)}/metrics`).then((answer) => answer.text());
    expect(figures).toContain(`service="${name}"`);
  }
  const lag = await fetch(`${urlOf('projections')}/metrics`).then((answer) => answer.text());
  expect(lag).toContain('talloor_subscription_lag{name="openOrders@1"');
});

test('a session that the command side opens is known on the query side, with names from the read model', async () => {
  await Promise.all(services.map(readyBody));
  const jar = new Map<string, string>();
  const call = async (name: Name, path: string, init: Init = {}) => {
    const cookie = [...jar].map(([key, value]) => `${key}=${value}`).join('; ');
    const answer = await fetch(`${urlOf(name)}${path}`, { ...init, headers: { ...init.headers, cookie } });
    for (const set of answer.headers.getSetCookie()) {
      const [pair = ''] = set.split(';');
      jar.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1));
    }
    return answer;
  };
  const visitor = (await (await call('query-api', '/api/user')).json()) as { csrfToken: string };
  const login = await call('command-api', '/api/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-csrf-token': visitor.csrfToken },
    body: JSON.stringify({ username: 'support', password: 'Welkom-2026' }),
  });
  expect(login.status).toBe(200);
  expect(await (await call('query-api', '/fr/api/user')).json()).toMatchObject({
    username: 'support',
    first_name: 'Sara',
    roles: ['sales-support'],
  });
  expect((await call('query-api', '/api/office/orders')).status).toBe(200);
  expect((await call('query-api', '/api/login', { method: 'POST' })).status).toBe(404);
});

test('a service without its configuration names all that is missing, and ends', async () => {
  const child = spawn(process.execPath, ['--import', 'tsx', 'query-api/src/main.ts'], {
    env: { PATH: process.env['PATH'], LOG_LEVEL: 'loud' },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let told = '';
  child.stderr.on('data', (chunk: Buffer) => (told += chunk.toString()));
  const [code] = (await once(child, 'close')) as [number];
  expect(code).toBe(1);
  expect(told).toContain('LOG_LEVEL');
});

test('at SIGTERM each service ends in order with status 0', async () => {
  const ends = services.map(async (name) => {
    const { child } = running.get(name) ?? {};
    if (!child) throw new Error(`${name} does not run`);
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    return (await ended)[0] as number;
  });
  expect(await Promise.all(ends)).toEqual([0, 0, 0]);
});
