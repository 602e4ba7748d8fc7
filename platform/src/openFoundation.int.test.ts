import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import request from 'supertest';
import { z } from 'zod';
import { defineEndpoint } from '@talloor/contracts/endpoint.ts';
import { createPostgresPersonKeys } from './codec/postgresPersonKeys.ts';
import { type TcpProxy, startTcpProxy } from './eventStore/testing/tcpProxy.ts';
import { createApp } from './http/createApp.ts';
import { route } from './http/handler.ts';
import { type Foundation, openFoundation } from './openFoundation.ts';
import { createPool } from './postgres/createPool.ts';
import { createEmptyTestDatabase } from './postgres/testing.ts';

let database: Awaited<ReturnType<typeof createEmptyTestDatabase>>;
let proxy: TcpProxy;
let foundation: Foundation;
const masterKey = randomBytes(32);
beforeAll(async () => {
  database = await createEmptyTestDatabase();
  const url = new URL(database.url);
  proxy = await startTcpProxy({ host: url.hostname, port: Number(url.port) });
  url.port = String(proxy.port);
  foundation = await openFoundation({
    name: 'test',
    databaseUrl: url.href,
    eventStore: 'postgres',
    masterKey,
    now: null,
    logLevel: 'silent',
    definitions: {},
    queryTimeoutMs: 300,
  });
});
afterAll(async () => {
  await foundation.close();
  await proxy.close();
  await database.drop();
});

const count = defineEndpoint({
  name: 'count',
  summary: '',
  method: 'GET',
  path: '/api/count',
  side: 'query',
  permission: { kind: 'anyone' },
  params: z.object({}),
  query: z.object({}),
  body: z.undefined(),
  response: z.unknown(),
  status: 200,
  problems: [],
});

test('a tenant does not open with another master key than its personal data’s', async () => {
  const pool = createPool(database.url, { name: 'test' });
  await createPostgresPersonKeys({ pool, masterKey }).obtain('7');
  const settings = { name: 'test', databaseUrl: database.url, eventStore: 'postgres', now: null, logLevel: 'silent' };
  await (await openFoundation({ ...settings, masterKey, definitions: {} })).close();
  const other = openFoundation({ ...settings, masterKey: randomBytes(32), definitions: {} });
  await expect(other).rejects.toThrow('sealed under another master key');
  await pool.query('delete from platform.person_keys');
  await pool.end();
});

test('a request to a hung PostgreSQL gets 503 in time, and the next request succeeds', async () => {
  const { pool, store, logger, metrics } = foundation;
  const app = createApp({
    routes: [route(count, async () => ({ body: (await pool.query('select 42 as answer')).rows }))],
    pool,
    store,
    sessionSecret: 'a secret that is long enough for a test',
    texts: (code) => ({ title: code }),
    logger,
    metrics,
    checks: {},
  });
  const ask = () => request(app).get('/api/count');
  expect((await ask()).body).toEqual([{ answer: 42 }]);
  proxy.swallow('answers');
  const hung = await ask();
  expect([hung.status, hung.body]).toMatchObject([503, { code: 'service.unavailable' }]);
  proxy.heal();
  expect((await ask()).body).toEqual([{ answer: 42 }]);
}, 15_000);
