import { problemTexts } from '@talloor/messages/problems/problemTexts.ts';
import { parseConfiguration } from '@talloor/platform/configuration.ts';
import { beginning } from '@talloor/platform/eventStore/port.ts';
import { createApp } from '@talloor/platform/http/createApp.ts';
import { listen } from '@talloor/platform/http/listen.ts';
import { createLogger } from '@talloor/platform/logging.ts';
import { createMetrics } from '@talloor/platform/metrics.ts';
import { createPool } from '@talloor/platform/postgres/createPool.ts';
import { endGracefully } from '@talloor/platform/shutdown.ts';
import { floorRoutes, floorTable } from './floorRoutes.ts';

/** Only the product's Express app, session check and database. */
const { port, host, logLevel, databaseUrl, sessionSecret } = parseConfiguration(process.env);
if (databaseUrl === null || sessionSecret === null) throw new Error('the floor needs DATABASE_URL and SESSION_SECRET');
const logger = createLogger('floor', logLevel);
const pool = createPool(databaseUrl, {
  name: 'talloor floor',
  max: 20,
  onError: (error) => logger.warn({ err: error }, 'a database connection was lost'),
});
await pool.query(floorTable);
const app = createApp({
  routes: floorRoutes(pool),
  pool,
  store: { storeId: () => Promise.resolve('floor'), head: () => Promise.resolve(beginning) },
  sessionSecret,
  texts: problemTexts,
  logger,
  metrics: createMetrics('floor'),
  checks: {},
});
const listening = await listen(app, port, host);
endGracefully(logger, [
  { name: 'HTTP', end: listening.close },
  { name: 'pool', end: () => pool.end() },
]);
