import type { Knex } from 'knex';
import pg from 'pg';
import { findRows } from './findRows.ts';

/** Never edited after release. */
export type Migration = { readonly name: string; readonly up: (db: Knex) => Promise<void> };

/**
 * A second process waits. An up-to-date schema needs read rights only.
 * @throws when a step fails (it is rolled back)
 */
export async function migrate(databaseUrl: string, schema: string, migrations: readonly Migration[]): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    if (await isUpToDate(client, schema, migrations)) return;
    // knex's lock table is created without a lock, so two processes would collide.
    await client.query('select pg_advisory_lock(hashtext($1))', [`talloor migrates ${schema}`]);
    if (!(await isUpToDate(client, schema, migrations))) await bringUpToDate(databaseUrl, schema, migrations);
  } finally {
    await client.end();
  }
}

async function bringUpToDate(databaseUrl: string, schema: string, migrations: readonly Migration[]): Promise<void> {
  // Most starts find an up-to-date schema.
  const { default: knex } = await import('knex');
  const db = knex({ client: 'pg', connection: databaseUrl, pool: { min: 0, max: 3 } });
  try {
    await db.raw('create schema if not exists ??', [schema]);
    await db.migrate.latest({
      schemaName: schema,
      tableName: 'migrations',
      migrationSource: {
        getMigrations: () => Promise.resolve(migrations as Migration[]),
        getMigrationName: (migration: Migration) => migration.name,
        getMigration: (migration: Migration) => Promise.resolve({ up: migration.up, down: () => Promise.resolve() }),
      },
    });
  } finally {
    await db.destroy();
  }
}

async function isUpToDate(client: pg.Client, schema: string, migrations: readonly Migration[]): Promise<boolean> {
  const table = `${pg.escapeIdentifier(schema)}.migrations`;
  const tables = await findRows(
    client,
    { exists: 'boolean not null' },
    'select to_regclass($1) is not null as exists',
    [table],
  );
  if (!tables[0]?.exists) return false;
  const applied = await findRows(client, { name: 'text not null' }, `select name::text from ${table}`);
  const appliedNames = new Set(applied.map(({ name }) => name));
  return migrations.every(({ name }) => appliedNames.has(name));
}
