import type pg from 'pg';
import { accountsTable } from '@talloor/projections/tables/accounts.ts';
import { recallCustomersTable, recallDeliveriesTable, recallsTable } from '@talloor/projections/tables/recalls.ts';
import { deliveriesOf, type FoundRecall } from './findRecalls.ts';

type Pool = Pick<pg.Pool, 'query'>;

/** A recall with how far it has come. */
export type FoundOfficeRecall = Pick<
  FoundRecall,
  'recall_id' | 'title' | 'reason' | 'instruction' | 'lots' | 'articles' | 'status' | 'closed_at'
> & {
  readonly opened_at: string;
  readonly opened_by: string;
  readonly opener: string | null;
  readonly closed_by: string | null;
  readonly closer: string | null;
  readonly close_reason: string | null;
  readonly customers: number;
  readonly acknowledged: number;
  readonly deliveries: number;
  readonly quantity: number;
};

/** A customer that was told, with its deliveries. */
export type FoundRecallCustomer = Pick<
  FoundRecall,
  | 'notified_at'
  | 'last_notified_at'
  | 'awaits'
  | 'acknowledged_at'
  | 'acknowledger'
  | 'office_reason'
  | 'answer'
  | 'deliveries'
> & {
  readonly customer_number: string;
  readonly customer_name: string;
  readonly notices: number;
  readonly recipients: readonly (string | null)[] | null;
  readonly mailed_at: string | null;
  readonly mailed_nl: number | null;
  readonly mailed_fr: number | null;
  readonly reminders: number | null;
  readonly reminded_at: string | null;
  readonly acknowledged_by: string | null;
};

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

/** Recalls of a part, the newest first. */
export async function findOfficeRecalls(
  pool: Pool,
  part: keyof typeof parts,
  { range: [first, last], descending }: { readonly range: readonly [number, number]; readonly descending: boolean },
): Promise<{ total: number; recalls: readonly FoundOfficeRecall[] }> {
  const way = descending ? 'desc' : 'asc';
  const [counted, found] = await Promise.all([
    pool.query<{ total: number }>(
      `select count(*)::int as total from ${recallsTable.qualifiedName} r where ${parts[part]}`,
    ),
    pool.query<FoundOfficeRecall>(
      `${rows} where ${parts[part]} order by r.opened_at ${way}, r.recall_id ${way}
       limit ${last - first + 1} offset ${first}`,
    ),
  ]);
  return { total: counted.rows[0]?.total ?? 0, recalls: found.rows };
}

/** One recall; null where there is none. */
export async function findOfficeRecall(pool: Pool, recallId: string): Promise<FoundOfficeRecall | null> {
  const { rows: found } = await pool.query<FoundOfficeRecall>({
    name: 'office-recall',
    text: `${rows} where r.recall_id = $1`,
    values: [recallId],
  });
  return found[0] ?? null;
}

/** Customers of a recall: who has not answered first, then by name. */
export async function findRecallCustomers(pool: Pool, recallId: string): Promise<readonly FoundRecallCustomer[]> {
  const { rows: found } = await pool.query<FoundRecallCustomer>({
    name: 'customers-of-recall',
    text: `select c.*, ${name('a')} as acknowledger, ${deliveriesOf('c')},
        (select json_agg(${name('p')} order by at) from json_array_elements_text(c.recipients) with ordinality as t(id, at)
           left join ${accountsTable.qualifiedName} p on p.user_id = t.id) as recipients
      from ${recallCustomersTable.qualifiedName} c
        left join ${accountsTable.qualifiedName} a on a.user_id = c.acknowledged_by
      where c.recall_id = $1 order by c.awaits desc, c.customer_name, c.customer_number`,
    values: [recallId],
  });
  return found;
}
