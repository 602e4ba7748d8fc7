import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { createPool } from '@talloor/platform/postgres/createPool.ts';
import { checkpointName } from '@talloor/platform/subscription/checkpoints.ts';
import { readModelSchema } from '@talloor/platform/subscription/defineReadModel.ts';
import { createReadModelTables } from '@talloor/platform/subscription/readModelTables.ts';
import { allProjectors } from '@talloor/projections/allProjectors.ts';
import { migrateAll } from '../schemas.ts';
import { readFrames } from './container.ts';
import { currentSteps, manifest, type Manifest, tableHead } from './manifest.ts';
import { RestoreRefused } from './restoreRefused.ts';
import { findTables, type StoredTable } from './tables.ts';

/** @throws RestoreRefused for another version */
export async function readManifest(file: string): Promise<Manifest> {
  for await (const frame of readFrames(file)) {
    const head = manifest.safeParse(JSON.parse(frame.toString()));
    if (!head.success) throw new RestoreRefused(`${file} is no backup that this version knows`);
    if (JSON.stringify(head.data.steps) !== JSON.stringify(currentSteps()))
      throw new RestoreRefused('the backup was made by another version: restore it with that one, then update');
    return head.data;
  }
  throw new RestoreRefused(`${file} is empty`);
}

/** Wholly or not at all. Obsolete read models are omitted. */
export async function restoreTenant(databaseUrl: string, file: string): Promise<number> {
  const { sequences } = await readManifest(file);
  await migrateAll(databaseUrl);
  await makeReadModelTables(databaseUrl);
  const client = new pg.Client({ connectionString: databaseUrl, application_name: 'talloor restore' });
  await client.connect();
  try {
    await client.query('begin');
    const tables = await findTables(client);
    await refuseUnlessEmpty(client);
    for (const { table } of tables) await client.query(`alter table ${table} disable trigger user`);
    await client.query(`truncate ${tables.map(({ table }) => table).join(', ')}`);
    const filled = await copyRows(client, file, tables);
    for (const { table } of tables) await client.query(`alter table ${table} enable trigger user`);
    for (const { name, lastValue } of sequences)
      if (lastValue !== null) await client.query('select setval($1::regclass, $2::bigint)', [name, lastValue]);
    await client.query('delete from platform.checkpoints where name like $1 and name <> all($2)', [
      '%@%',
      allProjectors.map(checkpointName),
    ]);
    await client.query('commit');
    await client.query('analyze');
    return filled;
  } finally {
    await client.end();
  }
}

async function makeReadModelTables(databaseUrl: string): Promise<void> {
  const pool = createPool(databaseUrl, { name: 'talloor restore', max: 1 });
  try {
    const tables = allProjectors.flatMap((projector) => projector.tables);
    await createReadModelTables(pool, readModelSchema, tables);
  } finally {
    await pool.end();
  }
}

/** Tables that show a tenant; migrations fill others. */
const inhabited = ['event_store.events', 'catalogue.products', 'command.credentials'];

async function refuseUnlessEmpty(client: pg.ClientBase): Promise<void> {
  for (const table of inhabited) {
    const { rowCount } = await client.query(`select 1 from ${table} limit 1`);
    if (rowCount) throw new RestoreRefused(`the tenant is not empty: ${table} has rows`);
  }
}

/** Only existing names are accepted. */
async function copyRows(client: pg.Client, file: string, tables: readonly StoredTable[]): Promise<number> {
  const frames = readFrames(file);
  await frames.next();
  let filled = 0;
  for (;;) {
    const head = await frames.next();
    if (head.done) return filled;
    const { table, columns } = tableHead.parse(JSON.parse(head.value.toString()));
    const target = tables.find((candidate) => candidate.table === table);
    if (target) {
      const unknown = columns.filter((column) => !target.columns.includes(column));
      if (unknown.length > 0) throw new RestoreRefused(`${table} has no column ${JSON.stringify(unknown[0])}`);
      await pipeline(rowsOf(frames, file), client.query(copyFrom(`copy ${table} (${columns.join(', ')}) from stdin`)));
      filled++;
    } else for await (const _ of rowsOf(frames, file));
  }
}

async function* rowsOf(frames: AsyncGenerator<Buffer>, file: string): AsyncGenerator<Buffer> {
  for (;;) {
    const frame = await frames.next();
    if (frame.done) throw new RestoreRefused(`${file} was cut off`);
    if (frame.value.length === 0) return;
    yield frame.value;
  }
}
