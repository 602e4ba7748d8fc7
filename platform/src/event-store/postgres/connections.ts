import pg from 'pg';
import { isOutage } from '../../isOutage.ts';
import { EventStoreUnavailable } from '../port.ts';
import { withinTimeLimit } from '../withinTimeLimit.ts';

/** Queries with a time limit and typed errors, on a few connections of their own. */
export type Connections = {
  /**
   * Runs one prepared statement; rows come as arrays of column values.
   * @throws EventStoreUnavailable where there is no connection or no answer in time; else what PostgreSQL answered
   */
  readonly query: (name: string, text: string, values: readonly unknown[]) => Promise<unknown[][]>;
  readonly close: () => Promise<void>;
};

/**
 * What every connection of the event store asks of the server, whatever its defaults are. A plan made while a table was small
 * would read all of it for ever: every statement has an index to go by. None is worth compiling.
 */
const session = (timeLimitMs: number): string =>
  [
    'synchronous_commit=on',
    'default_transaction_isolation=read\\ committed',
    'default_transaction_read_only=off',
    'plan_cache_mode=force_generic_plan',
    'enable_seqscan=off',
    'jit=off',
    `statement_timeout=${timeLimitMs}`,
    'timezone=UTC',
  ]
    .map((setting) => `-c ${setting}`)
    .join(' ');

/** Settings of a connection that neither waits for ever nor dies unseen. */
export const connectionConfig = (url: string, timeLimitMs: number): pg.ClientConfig => ({
  connectionString: url,
  application_name: 'talloor-event-store',
  options: session(timeLimitMs),
  connectionTimeoutMillis: timeLimitMs,
  query_timeout: timeLimitMs,
  keepAlive: true,
});

/** Opens lazily; a connection that failed is thrown away and the next query gets a new one. */
export function openConnections(url: string, size: number, timeLimitMs: number): Connections {
  const pool = new pg.Pool({ ...connectionConfig(url, timeLimitMs), max: size, idleTimeoutMillis: 0 });
  pool.on('error', () => undefined);
  // A connection that dies under a query says so twice: the query's rejection is the one that is heard.
  pool.on('connect', (client) => client.on('error', () => undefined));
  const run = async (name: string, text: string, values: readonly unknown[]): Promise<unknown[][]> => {
    const client = await pool.connect().catch((error: unknown) => {
      throw asUnavailable(error) ?? error;
    });
    try {
      const { rows } = await client.query<unknown[]>({ name, text, values: [...values], rowMode: 'array' });
      client.release();
      return rows;
    } catch (error) {
      const unavailable = asUnavailable(error);
      client.release(unavailable ?? undefined);
      throw unavailable ?? error;
    }
  };
  return {
    query: (name, text, values) => withinTimeLimit(timeLimitMs, run(name, text, values)),
    close: () => pool.end(),
  };
}

/** The port's error where the server cannot serve now; null where it answered, for instance that a key is taken. */
export function asUnavailable(error: unknown): EventStoreUnavailable | null {
  if (error instanceof EventStoreUnavailable) return error;
  if (error instanceof pg.DatabaseError && !isOutage(error)) return null;
  const message = error instanceof Error ? error.message : String(error);
  return new EventStoreUnavailable(`PostgreSQL does not serve: ${message}`, { cause: error });
}
