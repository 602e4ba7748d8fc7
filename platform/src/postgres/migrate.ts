import knex, { type Knex } from 'knex';

/** One step of a folder's schema, never edited once released. */
export type Migration = { readonly name: string; readonly up: (db: Knex) => Promise<void> };

/**
 * Brings one schema up to date. Each folder that has tables owns a schema and its migrations; a second process waits for
 * the first. A schema that is up to date is only read, so that a process may start with read rights.
 * @throws where a step fails (that step is rolled back).
 */
export async function migrate(databaseUrl: string, schema: string, migrations: readonly Migration[]): Promise<void> {
  const db = knex({ client: 'pg', connection: databaseUrl, pool: { min: 0, max: 3 } });
  try {
    if (await isUpToDate(db, schema, migrations)) return;
    // knex's own lock is a row in a table that it makes first, unguarded: two at once would trip over each other there.
    await db.transaction(async (held) => {
      await held.raw('select pg_advisory_xact_lock(hashtext(?))', [`talloor migrates ${schema}`]);
      if (!(await isUpToDate(db, schema, migrations))) await bringUpToDate(db, schema, migrations);
    });
  } finally {
    await db.destroy();
  }
}

async function bringUpToDate(db: Knex, schema: string, migrations: readonly Migration[]): Promise<void> {
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
}

async function isUpToDate(db: Knex, schema: string, migrations: readonly Migration[]): Promise<boolean> {
  if (!(await db.schema.withSchema(schema).hasTable('migrations'))) return false;
  const done = new Set(await db.withSchema(schema).table<{ name: string }>('migrations').pluck('name'));
  return migrations.every(({ name }) => done.has(name));
}
