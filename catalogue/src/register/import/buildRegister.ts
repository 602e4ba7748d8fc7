import type { PoolClient } from 'pg';
import { unreadable } from '../../import/importRefused.ts';
import { extractTables } from './extractTables.ts';
import type { RegisterWork } from './registerWork.ts';
import { stageFile } from './stageFile.ts';
import { writeStaged } from './writeStaged.ts';

const tables = ['enterprises', 'names', 'addresses', 'activities', 'units', 'codes', 'extract'] as const;

/** Builds a full extract beside the current one, then swaps the schema names. */
export async function buildRegister(work: RegisterWork): Promise<void> {
  const { client, tally, pathOf, onBytes } = work;
  await client.query('drop schema if exists register_next cascade');
  await client.query('create schema register_next');
  for (const table of tables)
    await client.query(`create table register_next.${table} (like register.${table} including all)`);
  try {
    for (const table of extractTables) {
      const file = `${table.file}.csv`;
      const path = pathOf(file);
      if (path === null && table.isNeeded) throw unreadable(`the extract has no ${file}`);
      if (path === null) continue;
      await stageFile(client, path, table.columns, table.keeps, onBytes(file));
      const writtenCount = await writeStaged(client, table, { schema: 'register_next', isUpdate: false }, tally);
      tally.readMore(writtenCount);
      if (table.table === 'enterprises') tally.count('created', writtenCount);
    }
    if (tally.totals().created === 0) throw unreadable('enterprise.csv has no enterprise');
    for (const table of tables) await client.query(`analyze register_next.${table}`);
  } catch (error) {
    // Otherwise the next import drops it.
    await client.query('drop schema if exists register_next cascade').catch(() => undefined);
    throw error;
  }
  if (work.dryRun) await client.query('drop schema register_next cascade');
  else await takePlace(work);
  await client.query('drop schema if exists register_before cascade');
}

/** Only renames, so that lookups never wait. */
async function takePlace({ client, meta, now, writeNote }: RegisterWork): Promise<void> {
  await client.query('drop schema if exists register_before cascade');
  await client.query('begin');
  await noteExtract(client, 'register_next', meta.extractNumber, meta.snapshotOn, now);
  await client.query('alter schema register rename to register_before');
  await client.query('alter schema register_next rename to register');
  await writeNote();
  await client.query('commit');
}

export async function noteExtract(
  client: PoolClient,
  schema: string,
  extractNumber: number | null,
  snapshotOn: string | null,
  at: Date,
): Promise<void> {
  await client.query(
    `insert into ${schema}.extract (extract_number, snapshot_on, imported_at) values ($1, $2, $3)
     on conflict (single) do update set extract_number = excluded.extract_number, snapshot_on = excluded.snapshot_on,
       imported_at = excluded.imported_at`,
    [extractNumber, snapshotOn, at],
  );
}
