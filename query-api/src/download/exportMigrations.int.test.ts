import pg from 'pg';
import { expect, test } from '@jest/globals';
import { platformMigrations } from '@talloor/platform/migrations.ts';
import { migrate } from '@talloor/platform/postgres/migrate.ts';
import { createEmptyTestDatabase } from '@talloor/platform/postgres/testing.ts';
import { exportMigrations } from './exportMigrations.ts';

test('an upgrade keeps the recorded reads', async () => {
  const { url, drop } = await createEmptyTestDatabase();
  const client = new pg.Client({ connectionString: url });
  try {
    await migrate(url, 'platform', platformMigrations);
    await migrate(url, 'exports', exportMigrations.slice(0, 5));
    await client.connect();
    await client.query(
      `insert into exports.audit_reads (read_at, read_by, what, about, filter, shown, five_minutes)
       values ('2026-03-11', '91', 'question', 'erasure', '{"from": "2026-03-01"}', 3, 5), ('2026-03-12', '91', 'order', '1', '{}', null, null)`,
    );
    await migrate(url, 'exports', exportMigrations);
    const { rows } = await client.query('select what, about, filter, shown from platform.audit_reads order by read_id');
    expect(rows).toEqual([
      { what: 'question', about: 'erasure', filter: { from: '2026-03-01' }, shown: 3 },
      { what: 'order', about: '1', filter: {}, shown: null },
    ]);
  } finally {
    await client.end();
    await drop();
  }
});
