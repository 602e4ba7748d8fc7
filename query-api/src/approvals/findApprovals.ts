import type pg from 'pg';
import { accountsTable } from '@talloor/projections/tables/accounts.ts';
import { approvalsTable } from '@talloor/projections/tables/approvals.ts';
import { basketsTable } from '@talloor/projections/tables/baskets.ts';
import { findRows } from '@talloor/platform/postgres/findRows.ts';
import { columnsOf, type RowOf } from '@talloor/platform/postgres/columns.ts';

const foundApprovalColumns = {
  ...columnsOf(
    approvalsTable,
    'basket_id',
    'status',
    'asked_by',
    'asked_at',
    'deadline',
    'asked',
    'reference',
    'message',
    'extra_emails',
    'decided_at',
    'reason',
    'order_number',
  ),
  ...columnsOf(basketsTable, 'delivery'),
  asker: 'text not null',
  decider: 'text',
} as const;
export type FoundApproval = RowOf<typeof foundApprovalColumns>;

const mostWaiting = 100;
const mostDecided = 20;

const columns = `
  select p.basket_id, p.status, p.asked_by, p.asked_at, p.deadline, p.asked, p.reference, p.message, p.extra_emails, p.decided_at, p.reason, p.order_number,
    b.delivery, trim(concat(a.first_name, ' ', a.last_name)) as asker,
    nullif(trim(concat(d.first_name, ' ', d.last_name)), '') as decider
  from ${approvalsTable.qualifiedName} p
    left join ${basketsTable.qualifiedName} b using (basket_id)
    left join ${accountsTable.qualifiedName} a on a.user_id = p.asked_by
    left join ${accountsTable.qualifiedName} d on d.user_id = p.decided_by
  where p.customer_number = $1 and ($2::text is null or p.asked_by = $2)`;
const listText = `
  (${columns} and p.status = 'awaiting' order by p.deadline, p.basket_id limit ${mostWaiting})
  union all
  (${columns} and p.status <> 'awaiting' order by p.decided_at desc, p.basket_id limit ${mostDecided})`;
const approvalText = `${columns} and p.basket_id = $3`;

/** @param askedBy null: all users */
export const findApprovals = async (
  pool: pg.Pool,
  customerNumber: string,
  askedBy: string | null,
): Promise<readonly FoundApproval[]> =>
  // JSON columns cannot be sorted, so the parts are concatenated.
  await findRows(pool, foundApprovalColumns, { name: 'approvals', text: listText, values: [customerNumber, askedBy] });

export async function findApproval(
  pool: pg.Pool,
  customerNumber: string,
  askedBy: string | null,
  basketId: string,
): Promise<FoundApproval | null> {
  const values = [customerNumber, askedBy, basketId];
  const rows = await findRows(pool, foundApprovalColumns, { name: 'approval', text: approvalText, values });
  return rows[0] ?? null;
}
