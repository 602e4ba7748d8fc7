import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { platformMigrations } from '@talloor/platform/migrations.ts';
import { migrate } from '@talloor/platform/postgres/migrate.ts';
import { createTestDatabase } from '@talloor/platform/postgres/testing.ts';
import pg from 'pg';
import { listSubscriptionsRoute } from './listSubscriptions.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let pool: pg.Pool;
beforeAll(async () => {
  database = await createTestDatabase();
  await migrate(database.url, 'platform', platformMigrations);
  pool = new pg.Pool({ connectionString: database.url, max: 2 });
});
afterAll(async () => {
  await pool.end();
  await database.drop();
});

test('the operator sees among the subscriptions how many articles search is behind, and since when', async () => {
  const since = new Date('2026-03-11T13:12:00Z');
  const { handle } = listSubscriptionsRoute({
    pool,
    store: { head: () => Promise.resolve('0') },
    catalogue: { searchBacklog: () => ({ articles: 39_586, since }) } as never,
  });
  expect(await handle({} as never, {} as never)).toMatchObject({
    body: [{ id: 'search', kind: 'index', lag: 39_586, moved_at: since.toISOString() }],
  });
});
