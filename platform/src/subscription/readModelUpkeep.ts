import type pg from 'pg';
import type { Position } from '../eventStore/port.ts';
import { checkpointName } from './checkpoints.ts';
import { inTransaction } from '../postgres/inTransaction.ts';
import { lockName, namespaceOf } from './leadership.ts';
import { readModelSchema } from './defineReadModel.ts';
import type { Projector } from './projector.ts';
import { dropRemainsOfRebuild } from './rebuiltTables.ts';
import { identifier } from './rowStatements.ts';
import { findRows } from '../postgres/findRows.ts';
import { columnsOf, typed } from '../postgres/columns.ts';
import { checkpointsTable } from '../tables.ts';

export type ReadModels = {
  readonly current: readonly {
    /** `<model>@<version>` */
    readonly name: string;
    readonly tables: readonly string[];
    /** Null when never built. */
    readonly position: Position | null;
  }[];
  readonly old: OldReadModels;
};
export type OldReadModels = { readonly names: readonly string[]; readonly tables: readonly string[] };

/** A process of an earlier version still runs. */
export class StillKept extends Error {
  override readonly name = 'StillKept';
}

export async function listReadModels(
  pool: pg.Pool,
  projectors: readonly Projector[],
  schema = readModelSchema,
): Promise<ReadModels> {
  // Policy checkpoints have no version.
  const checkpoints = await findRows(
    pool,
    { ...columnsOf(checkpointsTable, 'name'), position: typed<Position>('text not null') },
    // A rebuild keeps its own checkpoint until it switches.
    "select name, position from platform.checkpoints where name like '%@%' and name not like 'rebuilt %' order by name",
  );
  const tables = await findRows(
    pool,
    { name: 'name not null' },
    'select table_name as name from information_schema.tables where table_schema = $1 order by 1',
    [schema],
  );
  const positions = new Map(checkpoints.map(({ name, position }) => [name, position]));
  const current = projectors.map((projector) => ({
    name: checkpointName(projector),
    tables: projector.tables.map((table) => table.name),
    position: positions.get(checkpointName(projector)) ?? null,
  }));
  const names = new Set(current.map(({ name }) => name));
  const currentTables = new Set(current.flatMap((model) => model.tables));
  return {
    current,
    old: {
      names: [...positions.keys()].filter((name) => !names.has(name)),
      tables: tables.map(({ name }) => name).filter((name) => !currentTables.has(name)),
    },
  };
}

/** Also drops the remains of a killed rebuild. @throws StillKept */
export async function dropOldReadModels(
  pool: pg.Pool,
  projectors: readonly Projector[],
  schema = readModelSchema,
): Promise<OldReadModels> {
  const { old } = await listReadModels(pool, projectors, schema);
  for (const name of old.names)
    if ((await holdersOf(pool, lockName(namespaceOf(schema), name))).length > 0)
      throw new StillKept(`${name} is still kept by a running process`);
  await dropRemainsOfRebuild(pool, schema);
  await inTransaction(pool, async (client) => {
    for (const table of old.tables) await client.query(`drop table ${identifier(schema)}.${identifier(table)}`);
    await client.query('delete from platform.checkpoints where name = any($1)', [old.names]);
    await client.query('delete from platform.subscriptions where name = any($1)', [old.names]);
  });
  return old;
}

async function holdersOf(pool: pg.Pool, lock: string): Promise<number[]> {
  const text = `select pid from pg_locks where locktype = 'advisory' and granted and objsubid = 1
    and database = (select oid from pg_database where datname = current_database())
    and (classid::bigint << 32) | objid::bigint = hashtextextended($1, 0)`;
  return (await findRows(pool, { pid: 'int not null' }, text, [lock])).map(({ pid }) => pid);
}
