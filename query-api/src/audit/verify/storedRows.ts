import type pg from 'pg';
import { readModelSchema } from '@talloor/platform/subscription/defineReadModel.ts';
import { findRows } from '@talloor/platform/postgres/findRows.ts';
import { columnsOf, typed } from '@talloor/platform/postgres/columns.ts';
import { checkpointsTable, erasuresTable } from '@talloor/platform/tables.ts';

export type JsonRow = Readonly<Record<string, unknown>>;

export type StoredRows = {
  readonly rows: ReadonlyMap<string, readonly JsonRow[]>;
  readonly positions: ReadonlyMap<string, string>;
  readonly beingErased: ReadonlySet<string>;
};

export type RowsSelection = {
  readonly table: string;
  readonly column: string;
  readonly values: readonly string[];
  readonly customers?: readonly string[];
};

/** One snapshot, against running projectors. */
export async function readRowsOf(pool: pg.Pool, selections: readonly RowsSelection[]): Promise<StoredRows> {
  const client = await pool.connect();
  try {
    await client.query('begin isolation level repeatable read read only');
    const rows = new Map<string, JsonRow[]>();
    for (const { table, column, values, customers } of selections) {
      if (values.length === 0) continue;
      const text = `select to_jsonb(t) as row from ${readModelSchema}.${table} t where ${column} = any($1::text[])${
        customers ? ' and customer_number = any($2::text[])' : ''
      }`;
      const parameters = customers ? [values, customers] : [values];
      const tableRows = await findRows(client, { row: typed<JsonRow>('jsonb not null') }, text, parameters);
      rows.set(
        table,
        tableRows.map(({ row }) => row),
      );
    }
    const checkpoints = await findRows(
      client,
      columnsOf(checkpointsTable, 'name', 'position'),
      'select name, position from platform.checkpoints',
    );
    const beingErased = await readBeingErased(client);
    await client.query('commit');
    return { rows, positions: new Map(checkpoints.map(({ name, position }) => [name, position])), beingErased };
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
}

/** Rows of these persons may still hold values that replay as null (ADR 0050). */
export async function readBeingErased(client: Pick<pg.ClientBase, 'query'>): Promise<ReadonlySet<string>> {
  const erasing = await findRows(
    client,
    columnsOf(erasuresTable, 'person_id'),
    `select person_id from (select distinct on (person_id) person_id, finished_at from platform.erasures
       order by person_id, id desc) as last where finished_at is null`,
  );
  return new Set(erasing.map(({ person_id }) => person_id));
}
