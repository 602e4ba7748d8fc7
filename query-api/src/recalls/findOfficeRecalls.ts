import type pg from 'pg';
import { accountsTable } from '@talloor/projections/tables/accounts.ts';
import { recallCustomersTable, recallDeliveriesTable, recallsTable } from '@talloor/projections/tables/recalls.ts';
import { deliveriesOf, type FoundRecallDelivery } from './findRecalls.ts';
import { findRows } from '@talloor/platform/postgres/findRows.ts';
import { listOf, columnsOf, typed, type RowOf } from '@talloor/platform/postgres/columns.ts';

type Pool = Pick<pg.Pool, 'query'>;

const foundOfficeRecallColumns = {
  ...columnsOf(
    recallsTable,
    'status',
    'reason',
    'recall_id',
    'title',
    'instruction',
    'lots',
    'articles',
    'closed_at',
    'opened_at',
    'opened_by',
    'closed_by',
    'close_reason',
  ),
  ...columnsOf(recallDeliveriesTable, 'quantity'),
  opener: 'text',
  closer: 'text',
  customers: 'int not null',
  acknowledged: 'int not null',
  deliveries: 'int not null',
} as const;
export type FoundOfficeRecall = RowOf<typeof foundOfficeRecallColumns>;

const ownRecallCustomerColumns = columnsOf(
  recallCustomersTable,
  'last_notified_at',
  'awaits',
  'acknowledged_at',
  'office_reason',
  'answer',
  'customer_number',
  'customer_name',
  'notices',
  'mailed_at',
  'mailed_nl',
  'mailed_fr',
  'reminders',
  'reminded_at',
  'acknowledged_by',
);
const foundRecallCustomerColumns = {
  ...ownRecallCustomerColumns,
  notified_at: 'text not null',
  acknowledger: 'text',
  deliveries: typed<readonly FoundRecallDelivery[]>('json'),
  recipients: typed<readonly (string | null)[]>('json'),
} as const;
export type FoundRecallCustomer = RowOf<typeof foundRecallCustomerColumns>;

const name = (table: string) => `nullif(concat_ws(' ', ${table}.first_name, ${table}.last_name), '')`;
const rows = `select r.*, ${name('o')} as opener, ${name('e')} as closer,
    (select count(*)::int from ${recallCustomersTable.qualifiedName} c where c.recall_id = r.recall_id) as customers,
    (select count(*)::int from ${recallCustomersTable.qualifiedName} c
     where c.recall_id = r.recall_id and not c.awaits) as acknowledged,
    (select count(*)::int from ${recallDeliveriesTable.qualifiedName} d where d.recall_id = r.recall_id) as deliveries,
    (select coalesce(sum(d.quantity), 0) from ${recallDeliveriesTable.qualifiedName} d
     where d.recall_id = r.recall_id) as quantity
  from ${recallsTable.qualifiedName} r
    left join ${accountsTable.qualifiedName} o on o.user_id = r.opened_by
    left join ${accountsTable.qualifiedName} e on e.user_id = r.closed_by`;

const parts = { open: "r.status = 'open'", closed: "r.status = 'closed'", all: 'true' } as const;

/** Newest first. */
export async function findOfficeRecalls(
  pool: Pool,
  part: keyof typeof parts,
  { range: [first, last], descending }: { readonly range: readonly [number, number]; readonly descending: boolean },
): Promise<{ total: number; recalls: readonly FoundOfficeRecall[] }> {
  const way = descending ? 'desc' : 'asc';
  const [countRows, pageRows] = await Promise.all([
    findRows(
      pool,
      { total: 'int not null' },
      `select count(*)::int as total from ${recallsTable.qualifiedName} r where ${parts[part]}`,
    ),
    findRows(
      pool,
      foundOfficeRecallColumns,
      `${rows} where ${parts[part]} order by r.opened_at ${way}, r.recall_id ${way}
       limit ${last - first + 1} offset ${first}`,
    ),
  ]);
  return { total: countRows[0]?.total ?? 0, recalls: pageRows };
}

export async function findOfficeRecall(pool: Pool, recallId: string): Promise<FoundOfficeRecall | null> {
  const recallRows = await findRows(pool, foundOfficeRecallColumns, {
    name: 'office-recall',
    text: `${rows} where r.recall_id = $1`,
    values: [recallId],
  });
  return recallRows[0] ?? null;
}

/** Unanswered first, then by name. */
export async function findRecallCustomers(pool: Pool, recallId: string): Promise<readonly FoundRecallCustomer[]> {
  const customerRows = await findRows(pool, foundRecallCustomerColumns, {
    name: 'customers-of-recall',
    text: `select ${listOf(ownRecallCustomerColumns, 'c')}, c.notified_at, ${name('a')} as acknowledger, ${deliveriesOf('c')},
        (select json_agg(${name('p')} order by at) from json_array_elements_text(c.recipients) with ordinality as t(id, at)
           left join ${accountsTable.qualifiedName} p on p.user_id = t.id) as recipients
      from ${recallCustomersTable.qualifiedName} c
        left join ${accountsTable.qualifiedName} a on a.user_id = c.acknowledged_by
      where c.recall_id = $1 order by c.awaits desc, c.customer_name, c.customer_number`,
    values: [recallId],
  });
  return customerRows;
}
