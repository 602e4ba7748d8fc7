import { analyticsMigrations } from '@talloor/analytics/migrations.ts';
import { catalogueMigrations } from '@talloor/catalogue/migrations.ts';
import { commandMigrations } from '@talloor/command-api/migrations.ts';
import { eventStoreMigrations } from '@talloor/platform/eventStore/postgres/migrations.ts';
import { platformMigrations } from '@talloor/platform/migrations.ts';
import { migrate, type Migration } from '@talloor/platform/postgres/migrate.ts';
import { exportMigrations } from '@talloor/query-api/download/exportMigrations.ts';
import { demoMigrations } from './demo/demoProgress.ts';

/** The runner creates `projections`. */
export const schemas: Readonly<Record<string, readonly Migration[]>> = {
  event_store: eventStoreMigrations,
  platform: platformMigrations,
  catalogue: catalogueMigrations,
  analytics: analyticsMigrations,
  command: commandMigrations,
  demo: demoMigrations,
  exports: exportMigrations,
};

export async function migrateAll(databaseUrl: string): Promise<void> {
  const { platform = [], ...others } = schemas;
  // It creates extensions that others need.
  await migrate(databaseUrl, 'platform', platform);
  await Promise.all(Object.entries(others).map(([schema, steps]) => migrate(databaseUrl, schema, steps)));
}
