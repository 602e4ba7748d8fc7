import knex, { type Knex } from 'knex';

/** Never edited after release. */
export type Migration = { readonly name: string; readonly up: (db: Knex) => Promise<void> };

/**
 * A second process waits. An up-to-date schema needs read rights only.
 * @throws when a step fails (it is rolled back)
 */
export async function migrate(databaseUrl: string, schema: string, migrations: readonly Migration[]): Promise<void> {
  const db = knex({ client: 'pg', connection: databaseUrl, pool: { min: 0, max: 3 } });
  try {
    if (await isUpToDate(db, schema, migrations)) return;
    // knex's lock table is created without a lock, so two processes would collide.
    await db.transaction(async (transaction) => {
      await transaction.raw('select pg_advisory_xact_lock(hashtext(?))', [`talloor migrates ${schema}`]);
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
  const appliedNames = new Set(await db.withSchema(schema).table<{ name: string }>('migrations').pluck('name'));
  return migrations.every(({ name }) => appliedNames.has(name));
}
