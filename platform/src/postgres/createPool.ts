import pg from 'pg';

/**
 * A pool on one database.
 * @param options.max connections at most (default 10)
 * @param options.name shown in pg_stat_activity
 * @param options.queryTimeoutMs a query without an answer for so long fails, and its connection is given up
 * @param options.relaxedCommit commits without waiting for the disk: for read models only, which an event replay restores
 * @param options.byIndex joins by index lookups alone: for statements that name a few rows of a table whose size the planner
 * misjudges, as it does of rows that come as JSON
 */
export function createPool(
  url: string,
  options: {
    max?: number;
    name: string;
    queryTimeoutMs?: number;
    relaxedCommit?: boolean;
    byIndex?: boolean;
    onError?: (error: Error) => void;
  },
): pg.Pool {
  const settings = [
    ...(options.relaxedCommit ? ['synchronous_commit=off'] : []),
    ...(options.byIndex ? ['enable_hashjoin=off', 'enable_mergejoin=off'] : []),
  ];
  const pool = new pg.Pool({
    connectionString: url,
    max: options.max ?? 10,
    application_name: options.name,
    connectionTimeoutMillis: 10_000,
    idleTimeoutMillis: 60_000,
    keepAlive: true,
    ...(options.queryTimeoutMs ? { query_timeout: options.queryTimeoutMs } : {}),
    ...(settings.length > 0 ? { options: settings.map((setting) => `-c ${setting}`).join(' ') } : {}),
  });
  // Without a listener the loss of a connection would end the process: an idle one tells the pool, one that is lent out
  // between two queries only itself. Whoever holds it gets the failure at the next query.
  pool.on('error', (error) => options.onError?.(error));
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}
