import pg from 'pg';

/**
 * @param options.max default 10
 * @param options.name shown in pg_stat_activity
 * @param options.queryTimeoutMs drops the connection too
 * @param options.relaxedCommit does not wait for the disk: read models only, because events restore them
 * @param options.byIndex for statements whose rows of JSON the planner misjudges
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
  // Without listeners a lost connection would end the process.
  pool.on('error', (error) => (pool.ending ? undefined : options.onError?.(error)));
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}
