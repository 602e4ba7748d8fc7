import { randomBytes, randomUUID } from 'node:crypto';
import type pg from 'pg';
import type { Catalogue } from '@talloor/catalogue/catalogue.ts';
import { noAnalytics } from '@talloor/contracts/analytics/analyticsSettings.ts';
import { login } from '@talloor/contracts/endpoints/session.ts';
import type { Features } from '@talloor/contracts/features.ts';
import { allEvents, type TalloorEvent } from '@talloor/events/allEvents.ts';
import { problemTexts } from '@talloor/messages/problems/problemTexts.ts';
import type { Clock } from '@talloor/platform/clock.ts';
import type { Codec, CommandMetadata } from '@talloor/platform/codec/codec.ts';
import { parseConfiguration } from '@talloor/platform/configuration.ts';
import type { EventStore } from '@talloor/platform/eventStore/port.ts';
import { createApp } from '@talloor/platform/http/createApp.ts';
import { route, type SessionUser } from '@talloor/platform/http/handler.ts';
import { listen } from '@talloor/platform/http/listen.ts';
import { openFoundation } from '@talloor/platform/openFoundation.ts';
import { migrate } from '@talloor/platform/postgres/migrate.ts';
import { createTestDatabase } from '@talloor/platform/postgres/testing.ts';
import { createRunner } from '@talloor/platform/subscription/createRunner.ts';
import { rebuildReadModels } from '@talloor/platform/subscription/rebuildReadModels.ts';
import { createReadModelWaiter } from '@talloor/platform/subscription/readModelWaiter.ts';
import { allProjectors } from '@talloor/projections/allProjectors.ts';
import { readModels } from '@talloor/projections/tables/readModels.ts';
import { createQueryApi } from '../../createQueryApi.ts';
import { exportMigrations } from '../../download/exportMigrations.ts';
import { exampleCatalogue } from './exampleCatalogue.ts';

const nobody = { username: '', first_name: '', last_name: '', language: 'nl', roles: [], customers: [] } as const;
const allFeatures = { wish_list: true, restricted_wish_list: true, basket_upload: true, pending_orders: true };

export type Browser = {
  readonly get: (path: string, headers?: Record<string, string>) => Promise<Response>;
  readonly post: (path: string, body?: unknown) => Promise<Response>;
  readonly send: (path: string, body: Uint8Array | ReadableStream<Uint8Array>, type: string) => Promise<Response>;
};

export type ReadSideUnderTest = {
  readonly url: string;
  readonly databaseUrl: string;
  readonly masterKey: Uint8Array;
  readonly pool: pg.Pool;
  readonly store: EventStore;
  readonly codec: Codec;
  readonly append: (
    streamId: string,
    events: readonly TalloorEvent[],
    by?: Partial<CommandMetadata>,
  ) => Promise<string>;
  readonly browser: (user?: Partial<SessionUser>) => Promise<Browser>;
  readonly stopProjecting: () => Promise<void>;
  readonly rebuild: (readModel: string) => Promise<void>;
  readonly close: () => Promise<void>;
};

type OpenCatalogue = (pool: pg.Pool, clock: Clock, databaseUrl: string) => Promise<Catalogue>;

/** An API key names its scopes. */
export async function startReadSide(
  now: string,
  changes: Partial<Features> = {},
  openCatalogue: OpenCatalogue = () => Promise.resolve(exampleCatalogue),
  canPayOnline = true,
  eventStore = 'postgres',
): Promise<ReadSideUnderTest> {
  const features: Features = { ...allFeatures, ...changes };
  const database = await createTestDatabase();
  const masterKey = randomBytes(32);
  const foundation = await openFoundation({
    name: 'read side',
    databaseUrl: database.url,
    eventStore,
    masterKey,
    now: null,
    logLevel: 'silent',
    definitions: allEvents,
  });
  const { pool, store, codec, sign, logger, metrics } = foundation;
  const clock: Clock = { now: () => new Date(now) };
  const runner = createRunner({ store, codec, databaseUrl: database.url, projectors: allProjectors, policies: [] });
  await runner.start();
  const waiter = createReadModelWaiter({ databaseUrl: database.url, advances: runner.advances });
  const catalogue = await openCatalogue(pool, clock, database.url);
  // Answers that lack own writes come sooner than in production.
  const { waitFor } = waiter;
  const impatient = {
    ...waiter,
    waitFor: (...[name, position, ms]: Parameters<typeof waitFor>) => waitFor(name, position, ms / 10),
  };
  const { supplier, bank } = parseConfiguration({});
  const analytics = { mode: 'own', script: null } as const;
  const papers = { supplier, bank, canPayOnline };
  const side = {
    pool,
    store,
    codec,
    sign,
    catalogue,
    waiter: impatient,
    clock,
    log: logger,
    features,
    analytics,
    ...papers,
  };
  await migrate(database.url, 'exports', exportMigrations);
  const api = createQueryApi({ ...side, heartbeatMs: 50 });

  const users = new Map<string, SessionUser>();
  const signIn = route(login, async ({ body }, context) => {
    const user = users.get(body.username);
    if (user) await context.signIn(user);
    return {
      body: {
        ...nobody,
        roles: [],
        customers: [],
        id: 1,
        customer_number: null,
        rights: [],
        csrfToken: '',
        features,
        analytics: noAnalytics,
        now: 0,
      },
    };
  });
  const app = createApp({
    routes: [...api.routes, signIn],
    limits: api.limits,
    findApiKey: (secret) => Promise.resolve({ id: secret, name: secret, scopes: secret.split(' ') }),
    pool,
    store,
    sessionSecret: 'a secret for tests, long enough',
    texts: problemTexts,
    logger,
    metrics,
    checks: {},
  });
  const server = await listen(app, 0, '127.0.0.1');
  const url = `http://127.0.0.1:${server.port}`;

  const append: ReadSideUnderTest['append'] = async (streamId, events, by = {}) => {
    const existing = await store.readStream(streamId);
    const last = existing.at(-1);
    const lastHash = (last?.metadata as { hash?: string } | undefined)?.hash ?? null;
    const metadata = { ...anyone, ...by, commandId: randomUUID() };
    const sealed = events.map((event) => ({ id: randomUUID(), event }));
    const encoded = await codec.encode(streamId, existing.length, lastHash, sealed, metadata);
    const { position } = await store.append(streamId, last?.revision ?? 'none', encoded.events);
    await Promise.all(
      Object.values(readModels)
        .map(({ checkpoint }) => checkpoint)
        .map((name) => waiter.waitFor(name, position, 10_000)),
    );
    return position;
  };

  const browser: ReadSideUnderTest['browser'] = async (user) => {
    const visitor = createBrowser(url);
    if (!user) return visitor;
    const username = randomUUID();
    users.set(username, { ...someone, ...user });
    const { csrfToken } = (await (await visitor.get('/api/user')).json()) as { csrfToken: string };
    await visitor.post('/api/login', { username, password: 'x' }, { 'x-csrf-token': csrfToken });
    return visitor;
  };

  let projecting = true;
  const stopProjecting = async (): Promise<void> => {
    if (projecting) await runner.stop();
    projecting = false;
  };
  const rebuild = (readModel: string): Promise<void> =>
    rebuildReadModels(
      { pool, databaseUrl: database.url, store, codec },
      allProjectors.filter(({ name }) => name === readModel),
    );
  const close = async (): Promise<void> => {
    api.close();
    await server.close();
    await stopProjecting();
    await waiter.close();
    await foundation.close();
    await database.drop();
  };
  return {
    url,
    databaseUrl: database.url,
    masterKey,
    pool,
    store,
    codec,
    append,
    browser,
    stopProjecting,
    rebuild,
    close,
  };
}

const someone: SessionUser = {
  userId: '7',
  roles: ['customer'],
  customers: ['204118'],
  customerNumber: '204118',
  language: 'nl',
};

const anyone: CommandMetadata = {
  occurredAt: '2026-03-09T14:02:00.000Z',
  actorId: '7',
  actorRole: 'customer',
  onBehalfOf: null,
  customerNumber: '204118',
  channel: 'web',
  correlationId: 'correlation',
  causationId: null,
  commandId: '',
  commandHash: 'hash',
};

type FullBrowser = Browser & {
  readonly post: (path: string, body?: unknown, headers?: Record<string, string>) => Promise<Response>;
};

type Sent = {
  readonly method: string;
  readonly headers: Record<string, string>;
  readonly body?: string | Blob | ReadableStream<Uint8Array>;
};

function createBrowser(url: string): FullBrowser {
  const cookies = new Map<string, string>();
  const call = async (path: string, init: Sent): Promise<Response> => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const own = init.headers['cookie'];
    const headers = { ...init.headers, cookie: [cookie, own].filter(Boolean).join('; ') };
    const response = await fetch(`${url}${path}`, { ...init, headers });
    for (const set of response.headers.getSetCookie()) {
      const [pair = ''] = set.split(';');
      cookies.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1));
    }
    return response;
  };
  return {
    get: (path, headers = {}) => call(path, { method: 'GET', headers }),
    send: (path, body, type) =>
      call(path, {
        method: 'POST',
        headers: { 'content-type': type },
        ...(body instanceof Uint8Array ? { body: new Blob([Uint8Array.from(body)]) } : { body, duplex: 'half' }),
      }),
    post: (path, body = {}, headers: Record<string, string> = {}) =>
      call(path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify(body),
      }),
  };
}
