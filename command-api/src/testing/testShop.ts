import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { pino } from 'pino';
import { createTestCatalogue, testArticle, writeTestArticles, writeTestCustomer } from '@talloor/catalogue/testing.ts';
import { noAnalytics } from '@talloor/contracts/analytics/analyticsSettings.ts';
import { getUser } from '@talloor/contracts/endpoints/session.ts';
import { allEvents } from '@talloor/events/allEvents.ts';
import { nl } from '@talloor/messages/problems/nl.ts';
import { createCommandHash } from '@talloor/platform/aggregate/createCommandHash.ts';
import { createRepository } from '@talloor/platform/aggregate/createRepository.ts';
import type { DecodedEvent } from '@talloor/platform/codec/codec.ts';
import { createCodec } from '@talloor/platform/codec/createCodec.ts';
import { createInMemoryPersonKeys } from '@talloor/platform/codec/personKeys.ts';
import { openEventStore } from '@talloor/platform/eventStore/openEventStore.ts';
import { beginning } from '@talloor/platform/eventStore/port.ts';
import { createApp } from '@talloor/platform/http/createApp.ts';
import { route } from '@talloor/platform/http/handler.ts';
import { createMetrics } from '@talloor/platform/metrics.ts';
import { platformMigrations } from '@talloor/platform/migrations.ts';
import { TryLater } from '@talloor/platform/subscription/tryLater.ts';
import { migrate } from '@talloor/platform/postgres/migrate.ts';
import { createSigner } from '@talloor/platform/createSigner.ts';
import { createCommandApi, type CommandApi, type CommandApiOptions } from '../createCommandApi.ts';
import type { Faults } from '../commands/faults.ts';
import type { Mail, Mailer } from '../mail/mailer.ts';
import { commandMigrations } from '../migrations.ts';
import { hashing, logIn, password, type Person } from './logIn.ts';

/** Wednesday 14:12 in Brussels; Friday's cut-off: 17:00. */
export const start = new Date('2026-03-11T13:12:00Z');
export const friday = 1_773_356_400;

const features = { wish_list: true, restricted_wish_list: true, basket_upload: true, pending_orders: true };

/** Replaces the query side's route, which issues login tokens. */
const visitorRoute = route(getUser, (_input, { csrfToken }) =>
  Promise.resolve({
    body: {
      id: 0,
      username: '',
      first_name: '',
      last_name: '',
      language: 'nl',
      roles: [],
      customers: [],
      customer_number: null,
      rights: [],
      csrfToken,
      features,
      analytics: noAnalytics,
      now: 0,
    },
  }),
);

const unlessLater = (error: unknown): void => {
  if (!(error instanceof TryLater)) throw error;
};

export async function createTestShop() {
  let now = start;
  const clock = { now: () => now };
  const shop = await createTestCatalogue(clock.now);
  // Dropping the database may precede the end of idle connections.
  shop.pool.on('error', () => undefined);
  await migrate(shop.url, 'platform', platformMigrations);
  await migrate(shop.url, 'command', commandMigrations);
  const store = await openEventStore({ eventStore: 'postgres', databaseUrl: shop.url });
  const keys = createInMemoryPersonKeys();
  const codec = createCodec({ definitions: allEvents, keys });
  const log = pino({ level: 'silent' });
  const stops: (() => void)[] = [];
  const mails: Mail[] = [];
  const keepingMailer: Mailer = { send: (mail: Mail) => Promise.resolve(void mails.push(mail)) };

  const startProcess = async (
    faults?: Faults,
    mailer = keepingMailer,
    append = store.append,
    settings: Pick<
      CommandApiOptions,
      | 'analytics'
      | 'companyName'
      | 'discreet'
      | 'erpHosts'
      | 'hashing'
      | 'isDemo'
      | 'officePasskeys'
      | 'payments'
      | 'publicUrl'
    > = {},
  ) => {
    const repository = createRepository({ store: { ...store, append }, codec });
    const { pool, catalogue } = shop;
    const api = createCommandApi({
      pool,
      repository,
      catalogue,
      clock,
      hashCommand: createCommandHash(new Uint8Array(32).fill(7)),
      sign: createSigner(new Uint8Array(32).fill(7)),
      hashing,
      features,
      log,
      mailer,
      publicUrl: 'https://winkel.example',
      ...settings,
      ...(faults ? { faults } : {}),
    });
    const app = createApp({
      routes: [...api.routes, visitorRoute],
      findApiKey: api.findApiKey,
      pool,
      store,
      sessionSecret: 'a secret that is long enough for tests',
      texts: (code) => nl[code],
      logger: log,
      metrics: createMetrics('test'),
      checks: {},
    });
    const server = app.listen(0, '127.0.0.1');
    await once(server, 'listening');
    stops.push(() => {
      server.closeAllConnections();
      server.close();
    });
    return { api, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
  };
  const main = await startProcess();

  const signIn = async (username: string, customers: readonly string[], url = main.url): Promise<Person> => {
    await main.api.registerAccount({
      username,
      password,
      firstName: 'Lotte',
      lastName: 'Peeters',
      email: `${username}@talloor.example`,
      language: 'nl',
      roles: ['customer'],
      customers,
    });
    return logIn(url, username);
  };

  const decoded = async (): Promise<DecodedEvent[]> => codec.decode(await store.readAll(beginning, 10_000));

  return {
    ...shop,
    store,
    clock,
    features,
    repository: createRepository({ store, codec }),
    codec,
    keys,
    mails,
    main,
    startProcess,
    signIn,
    decoded,
    setNow: (moment: Date) => {
      now = moment;
    },
    writeFacts: async (customers: readonly string[], articles: Readonly<Record<string, number | null>>) => {
      for (const customerNumber of customers) {
        await writeTestCustomer(shop.pool, customerNumber);
        await main.api.openCustomer(customerNumber);
      }
      for (const [articleNumber, stock] of Object.entries(articles))
        await writeTestArticles(shop.pool, [testArticle(articleNumber)], stock);
    },
    runPolicies: async (api: CommandApi) => {
      for (let position = beginning; ;) {
        const batch = await codec.decode(await store.readAll(position, 500));
        if (batch.length === 0) return;
        for (const event of batch)
          for (const policy of api.policies)
            if (policy.handles.includes(event.event.type)) await policy.react(event).catch(unlessLater);
        position = batch.at(-1)?.position ?? position;
      }
    },
    close: async () => {
      for (const stop of stops) stop();
      await store.close();
      await shop.drop();
    },
  };
}

export type TestShop = Awaited<ReturnType<typeof createTestShop>>;
