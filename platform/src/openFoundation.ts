import type pg from 'pg';
import type { Repository } from './aggregate/aggregate.ts';
import { createCommandHash } from './aggregate/createCommandHash.ts';
import { createSigner, type Sign } from './createSigner.ts';
import { createPostgresSnapshots } from './aggregate/postgresSnapshots.ts';
import { createRepository } from './aggregate/createRepository.ts';
import { type Clock, startClock } from './clock.ts';
import type { Codec, CodecDefinition } from './codec/codec.ts';
import { createCodec } from './codec/createCodec.ts';
import { checkMasterKey, createPostgresPersonKeys } from './codec/postgresPersonKeys.ts';
import { openEventStore } from './eventStore/openEventStore.ts';
import type { EventStore } from './eventStore/port.ts';
import type { HealthCheck } from './http/health.ts';
import { createLogger, type Logger } from './logging.ts';
import { endsByItself } from './isOutage.ts';
import { matchTenant } from './matchTenant.ts';
import { createMetrics, type Metrics } from './metrics.ts';
import { platformMigrations } from './migrations.ts';
import { createPool } from './postgres/createPool.ts';
import { migrate } from './postgres/migrate.ts';
import { once } from './once.ts';
import { countAppends } from './countAppends.ts';

export type Foundation = {
  readonly pool: pg.Pool;
  readonly store: EventStore;
  readonly codec: Codec;
  readonly repository: Repository;
  readonly hashCommand: (body: unknown) => string;
  readonly sign: Sign;
  readonly clock: Clock;
  readonly logger: Logger;
  readonly metrics: Metrics;
  readonly checks: Readonly<Record<string, HealthCheck>>;
  readonly close: () => Promise<void>;
};

export type FoundationOptions = {
  /** Shown in logs, metrics and pg_stat_activity. */
  readonly name: string;
  readonly databaseUrl: string;
  readonly eventStore: string;
  readonly masterKey: Uint8Array;
  readonly now: Date | null;
  readonly logLevel: string;
  readonly definitions: Readonly<Record<string, CodecDefinition>>;
  /** Default 8,000; then requests get 503. */
  readonly queryTimeoutMs?: number;
};

export async function openFoundation(options: FoundationOptions): Promise<Foundation> {
  const { name, databaseUrl } = options;
  const logger = createLogger(name, options.logLevel);
  const metrics = createMetrics(name);
  const [eventStore] = await Promise.all([
    openEventStore({ eventStore: options.eventStore, databaseUrl, log: logger }),
    migrate(databaseUrl, 'platform', platformMigrations),
  ]);
  let isClosing = false;
  const pool = createPool(databaseUrl, {
    name: `talloor ${name}`,
    max: 20,
    queryTimeoutMs: options.queryTimeoutMs ?? 8_000,
    // During shutdown the server may cut connections.
    onError: (error) => isClosing || logger.warn({ err: error }, 'a database connection was lost'),
  });
  const store = countAppends(eventStore, metrics);
  let matching: Promise<void> | null = null;
  /** Repeated by health, because a service may start during an outage of the store. */
  const matchOnce = (): Promise<void> =>
    (matching ??= matchTenant({ pool, store, masterKey: options.masterKey }).catch((error: unknown) => {
      matching = null;
      throw error;
    }));
  try {
    await checkMasterKey(pool, options.masterKey);
    await matchOnce().catch((error: unknown) => {
      if (!endsByItself(error)) throw error;
    });
  } catch (error) {
    await Promise.all([store.close(), pool.end()]);
    throw error;
  }
  const warnOfLostKeys = once(() =>
    logger.warn('the key of a person is missing or another one: earlier personal fields read as erased'),
  );
  const keys = createPostgresPersonKeys({ pool, masterKey: options.masterKey, onLostKey: warnOfLostKeys });
  const codec = createCodec({ definitions: options.definitions, keys, onLostKey: warnOfLostKeys });
  const onError = (error: unknown) => logger.warn({ err: error }, 'a snapshot could not be read or written');
  const snapshots = createPostgresSnapshots({ pool, store, keys, onError });
  return {
    pool,
    store,
    codec,
    repository: createRepository({ store, codec, snapshots }),
    hashCommand: createCommandHash(options.masterKey),
    sign: createSigner(options.masterKey),
    clock: startClock(options.now ?? undefined),
    logger,
    metrics,
    checks: {
      postgres: async () => {
        await pool.query('select 1');
      },
      'event-store': async () => {
        await store.ping();
        await matchOnce();
      },
    },
    close: async () => {
      isClosing = true;
      await store.close();
      await pool.end();
    },
  };
}
