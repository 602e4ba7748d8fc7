import { once } from 'node:events';
import { createServer } from 'node:http';
import { problemTexts } from '@talloor/messages/problems/problemTexts.ts';
import { parseConfiguration } from '@talloor/platform/configuration.ts';
import { beginning } from '@talloor/platform/event-store/port.ts';
import { createApp } from '@talloor/platform/http/createApp.ts';
import { listen } from '@talloor/platform/http/listen.ts';
import { createLogger } from '@talloor/platform/logging.ts';
import { createMetrics } from '@talloor/platform/metrics.ts';
import { createPool } from '@talloor/platform/postgres/createPool.ts';
import { endGracefully } from '@talloor/platform/shutdown.ts';
import { z } from 'zod';
import { floorRoutes, floorTable, servings } from './floorRoutes.ts';

/** The floor's process: the same Express app with the same session check on the same database, and next to nothing behind it. */
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
const serve = z.enum(servings).parse(process.env['FLOOR_SERVING']);
const listening = serve === 'alike' ? await listen(app, port, host) : await listenPlainly();
endGracefully(logger, [
  { name: 'HTTP', end: listening.close },
  { name: 'pool', end: () => pool.end() },
]);

/** As Express' own documentation has it. */
async function listenPlainly(): Promise<{ readonly close: () => Promise<void> }> {
  const server = createServer(app).listen(port, host);
  await once(server, 'listening');
  return {
    close: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
