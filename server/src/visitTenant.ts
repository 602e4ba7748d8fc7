import type pg from 'pg';
import { checkMasterKey } from '@talloor/platform/codec/postgresPersonKeys.ts';
import { type Configuration, parseConfiguration } from '@talloor/platform/configuration.ts';
import { platformMigrations } from '@talloor/platform/migrations.ts';
import { createPool } from '@talloor/platform/postgres/createPool.ts';
import { migrate } from '@talloor/platform/postgres/migrate.ts';
import { tellFailure } from '@talloor/platform/tellFailure.ts';
import { NoTenant, visitDatabase } from './openDatabase.ts';
import { print } from './printing.ts';

/** Shown without a stack. */
export class Refused extends Error {
  override readonly name = 'Refused';
}

export type Tenant = {
  readonly pool: pg.Pool;
  readonly url: string;
  readonly masterKey: Uint8Array;
  readonly configuration: Configuration;
};

/** Errors are one line. */
export async function visitTenant(work: (tenant: Tenant) => Promise<void>): Promise<void> {
  try {
    const configuration = parseConfiguration(process.env);
    const database = await visitDatabase(configuration);
    const onError = (error: Error) => print(error.message);
    const pool = createPool(database.url, { max: 2, name: 'talloor tool', onError });
    try {
      await migrate(database.url, 'platform', platformMigrations);
      await checkMasterKey(pool, database.masterKey);
      await work({ pool, url: database.url, masterKey: database.masterKey, configuration });
    } finally {
      await pool.end();
      await database.close();
    }
  } catch (error) {
    console.error(tellFailure(error, [NoTenant, Refused]));
    process.exitCode = 1;
  }
}

/** Status 2. */
export function printUsage(usage: string): void {
  print(`usage: ${usage}`);
  process.exitCode = 2;
}
