import type pg from 'pg';
import { accountsTable } from '@talloor/projections/tables/accounts.ts';
import {
  recallCustomersTable,
  recallDeliveriesTable,
  recallsTable,
  type RecallLineRow,
} from '@talloor/projections/tables/recalls.ts';
import { findRows } from '@talloor/platform/postgres/findRows.ts';
import { columnsOf, typed, type RowOf } from '@talloor/platform/postgres/columns.ts';

type Pool = Pick<pg.Pool, 'query'>;

export type FoundRecallDelivery = {
  readonly delivery_number: string;
  readonly order_number: string;
  readonly day: string;
  readonly quantity: number;
  readonly lines: readonly RecallLineRow[];
};

const foundRecallColumns = {
  ...columnsOf(recallsTable, 'recall_id', 'title', 'reason', 'instruction', 'lots', 'articles', 'status', 'closed_at'),
  ...columnsOf(
    recallCustomersTable,
    'last_notified_at',
    'notices',
    'awaits',
    'acknowledged_at',
    'office_reason',
    'answer',
  ),
  notified_at: 'text not null',
  acknowledger: 'text',
  deliveries: typed<readonly FoundRecallDelivery[]>('json'),
} as const;
export type FoundRecall = RowOf<typeof foundRecallColumns>;

const most = 100;

export const deliveriesOf = (
  customer: string,
) => `(select json_agg(json_build_object('delivery_number', d.delivery_number,
    'order_number', d.order_number, 'day', d.day, 'quantity', d.quantity, 'lines', d.lines) order by d.day desc, d.delivery_number)
  from ${recallDeliveriesTable.qualifiedName} d where d.recall_id = ${customer}.recall_id
    and d.customer_number = ${customer}.customer_number) as deliveries`;

const recalls = `select r.recall_id, r.title, r.reason, r.instruction, r.lots, r.articles, r.status, r.closed_at,
    c.notified_at, c.last_notified_at, c.notices, c.awaits, c.acknowledged_at, c.office_reason, c.answer,
    nullif(concat_ws(' ', a.first_name, a.last_name), '') as acknowledger, ${deliveriesOf('c')}
  from ${recallCustomersTable.qualifiedName} c join ${recallsTable.qualifiedName} r on r.recall_id = c.recall_id
    left join ${accountsTable.qualifiedName} a on a.user_id = c.acknowledged_by
  where c.customer_number = $1`;

/** Unanswered first, then newest. */
export async function findRecalls(pool: Pool, customerNumber: string): Promise<readonly FoundRecall[]> {
  const rows = await findRows(pool, foundRecallColumns, {
    name: 'recalls-of-customer',
    text: `${recalls} order by (c.awaits and r.status = 'open') desc, c.last_notified_at desc, r.recall_id desc limit ${most}`,
    values: [customerNumber],
  });
  return rows;
}

/** Null when this customer was not informed. */
export async function findRecall(pool: Pool, recallId: string, customerNumber: string): Promise<FoundRecall | null> {
  const rows = await findRows(pool, foundRecallColumns, {
    name: 'recall-of-customer',
    text: `${recalls} and c.recall_id = $2`,
    values: [customerNumber, recallId],
  });
  return rows[0] ?? null;
}

/** By line id. */
export type RecallsOfNote = ReadonlyMap<string, { readonly recall_id: string; readonly quantity: number }>;

/** The caller checked the customer. */
export async function findRecallsOfNote(pool: Pool, deliveryNumber: string): Promise<RecallsOfNote> {
  const rows = await findRows(pool, columnsOf(recallDeliveriesTable, 'recall_id', 'lines'), {
    name: 'recalls-of-note',
    text: `select d.recall_id, d.lines from ${recallDeliveriesTable.qualifiedName} d
             join ${recallsTable.qualifiedName} r on r.recall_id = d.recall_id
           where d.delivery_number = $1 and r.status = 'open' order by d.recall_id`,
    values: [deliveryNumber],
  });
  return new Map(
    rows.flatMap(({ recall_id, lines }) =>
      lines.map(({ line_id, quantity }) => [line_id, { recall_id, quantity }] as const),
    ),
  );
}
