import pg from 'pg';
import { isOutage } from '../../isOutage.ts';
import { EventStoreUnavailable } from '../port.ts';
import { withinTimeLimit } from '../withinTimeLimit.ts';

/** Own connections with a time limit. */
export type Connections = {
  /**
   * Runs a prepared statement; rows are arrays.
   * @throws EventStoreUnavailable without connection or answer in time; else PostgreSQL's error
   */
  readonly query: (name: string, text: string, values: readonly unknown[]) => Promise<unknown[][]>;
  readonly close: () => Promise<void>;
};

/** Generic plans of a small table would scan it later; every statement has an index. JIT never pays. */
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

export const connectionConfig = (url: string, timeLimitMs: number): pg.ClientConfig => ({
  connectionString: url,
  application_name: 'talloor-event-store',
  options: session(timeLimitMs),
  connectionTimeoutMillis: timeLimitMs,
  query_timeout: timeLimitMs,
  keepAlive: true,
});

/** Opens lazily; failed connections are replaced. */
export function openConnections(url: string, size: number, timeLimitMs: number): Connections {
  const pool = new pg.Pool({ ...connectionConfig(url, timeLimitMs), max: size, idleTimeoutMillis: 0 });
  pool.on('error', () => undefined);
  // The query's rejection already reports the lost connection.
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

/** Null when the server answered. */
export function asUnavailable(error: unknown): EventStoreUnavailable | null {
  if (error instanceof EventStoreUnavailable) return error;
  if (error instanceof pg.DatabaseError && !isOutage(error)) return null;
  const message = error instanceof Error ? error.message : String(error);
  return new EventStoreUnavailable(`PostgreSQL does not serve: ${message}`, { cause: error });
}
