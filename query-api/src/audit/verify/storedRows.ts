import type pg from 'pg';
import { readModelSchema } from '@talloor/platform/subscription/defineReadModel.ts';
import { basketLinesTable, basketsTable } from '@talloor/projections/tables/baskets.ts';
import {
  officeOrderChangesTable,
  officeOrdersTable,
  officeOrderTextsTable,
} from '@talloor/projections/tables/officeOrders.ts';
import { openOrdersTable } from '@talloor/projections/tables/openOrders.ts';
import { orderDetailsTable, orderShortLinesTable } from '@talloor/projections/tables/orderDetail.ts';
import { findRows } from '@talloor/platform/postgres/findRows.ts';
import { columnsOf, typed } from '@talloor/platform/postgres/columns.ts';
import { checkpointsTable, erasuresTable } from '@talloor/platform/tables.ts';

export type JsonRow = Readonly<Record<string, unknown>>;

export type StoredRows = {
  readonly rows: ReadonlyMap<string, readonly JsonRow[]>;
  /** By checkpoint, `<model>@<version>`. */
  readonly positions: ReadonlyMap<string, string>;
  readonly beingErased: ReadonlySet<string>;
};

const ofBasket: readonly string[] = [basketsTable.name, basketLinesTable.name];
const ofOrder: readonly string[] = [
  openOrdersTable.name,
  officeOrdersTable.name,
  officeOrderTextsTable.name,
  officeOrderChangesTable.name,
  orderDetailsTable.name,
  orderShortLinesTable.name,
];
/** Tables with rows of exactly one order or basket. */
export const comparedTables: readonly string[] = [...ofBasket, ...ofOrder];

export type RowsSelection = { readonly table: string; readonly column: string; readonly values: readonly string[] };

export const readStoredRows = (pool: pg.Pool, orderNumber: string, basketId: string): Promise<StoredRows> =>
  readRowsOf(
    pool,
    comparedTables.map((table) =>
      ofBasket.includes(table)
        ? { table, column: 'basket_id', values: [basketId] }
        : { table, column: 'order_number', values: [orderNumber] },
    ),
  );

/** One snapshot, against running projectors. */
export async function readRowsOf(pool: pg.Pool, selections: readonly RowsSelection[]): Promise<StoredRows> {
  const client = await pool.connect();
  try {
    await client.query('begin isolation level repeatable read read only');
    const rows = new Map<string, JsonRow[]>();
    for (const { table, column, values } of selections) {
      const text = `select to_jsonb(t) as row from ${readModelSchema}.${table} t where ${column} = any($1::text[])`;
      const tableRows = await findRows(client, { row: typed<JsonRow>('jsonb not null') }, text, [values]);
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
    const erasing = await findRows(
      client,
      columnsOf(erasuresTable, 'person_id'),
      `select person_id from (select distinct on (person_id) person_id, finished_at from platform.erasures
         order by person_id, id desc) as last where finished_at is null`,
    );
    await client.query('commit');
    return {
      rows,
      positions: new Map(checkpoints.map(({ name, position }) => [name, position])),
      beingErased: new Set(erasing.map(({ person_id }) => person_id)),
    };
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
}
