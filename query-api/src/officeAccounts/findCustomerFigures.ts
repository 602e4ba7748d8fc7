import type pg from 'pg';
import { accountCustomersTable, accountsTable, customerStandingsTable } from '@talloor/projections/tables/accounts.ts';
import { approvalsTable } from '@talloor/projections/tables/approvals.ts';
import { basketsTable } from '@talloor/projections/tables/baskets.ts';
import { documentRequestsTable } from '@talloor/projections/tables/documentRequests.ts';
import { invitationsTable } from '@talloor/projections/tables/invitations.ts';
import { deletedListsTable, listsTable } from '@talloor/projections/tables/lists.ts';
import { officeOrdersTable } from '@talloor/projections/tables/officeOrders.ts';
import { officeUsersTable } from '@talloor/projections/tables/officeUsers.ts';
import { withDeliveries } from '../office/findOfficeOrders.ts';
import { foundOfficeOrderColumns, officeOrderColumns, type FoundOfficeOrder } from '../office/officeOrderView.ts';
import { findRows } from '@talloor/platform/postgres/findRows.ts';
import { listOf, columnsOf, type RowOf } from '@talloor/platform/postgres/columns.ts';
import { customersTable } from '@talloor/catalogue/tables.ts';

/** Cents. */
const customerFiguresColumns = {
  ...columnsOf(accountsTable, 'status'),
  ...columnsOf(customersTable, 'assortment_restricted'),
  open_orders: 'int not null',
  open_cents: 'double precision not null',
  open_is_approximate: 'boolean not null',
  orders: 'int not null',
  ordered_cents: 'double precision not null',
  baskets: 'int not null',
  users: 'int not null',
  blocked_users: 'int not null',
  lists: 'int not null',
} as const;
export type CustomerFigures = RowOf<typeof customerFiguresColumns>;

const orders = `${officeOrdersTable.qualifiedName}`;
const running = 'customer_number = $1 and delivery_day >= $2';
const counts = `select
  coalesce((select status from ${customerStandingsTable.qualifiedName} where customer_number = $1), 'active') as status,
  coalesce((select assortment_restricted from catalogue.customers where customer_number = $1), false) as assortment_restricted,
  o.*, a.*,
  (select count(*)::int from ${basketsTable.qualifiedName} where customer_number = $1 and status in ('open', 'awaiting')) as baskets,
  (select count(*)::int from ${listsTable.qualifiedName} where customer_number = $1) as lists,
  u.*
  from (select count(*)::int as open_orders, coalesce(sum(payable_cents), 0)::float8 as open_cents,
      coalesce(bool_or((summary ->> 'is_approximate')::boolean), false) as open_is_approximate
    from ${orders} where ${running}) o,
  (select count(*)::int as orders,
      coalesce(sum(payable_cents) filter (where placed_at >= $3), 0)::float8 as ordered_cents
    from ${orders} where customer_number = $1) a,
  (select count(*)::int as users, (count(*) filter (where blocked_until > $4))::int as blocked_users
    from ${accountCustomersTable.qualifiedName} l join ${accountsTable.qualifiedName} using (user_id)
      join ${officeUsersTable.qualifiedName} using (user_id)
    where l.customer_number = $1 and status <> 'cancelled') u`;

/** @param today yyyy-mm-dd */
export async function findCustomerFigures(
  pool: pg.Pool,
  customerNumber: string,
  today: string,
  now: Date,
): Promise<CustomerFigures> {
  const yearAgo = new Date(now);
  yearAgo.setUTCFullYear(yearAgo.getUTCFullYear() - 1);
  const values = [customerNumber, today, yearAgo.toISOString(), now.toISOString()];
  const rows = await findRows(pool, customerFiguresColumns, { name: 'customer-figures', text: counts, values });
  const [row] = rows;
  if (!row) throw new Error('the count query returned no row');
  return row;
}

/** At most ten, next delivery first. */
export async function findRunningOrders(
  pool: pg.Pool,
  customerNumber: string,
  today: string,
): Promise<FoundOfficeOrder[]> {
  const rows = await findRows(pool, foundOfficeOrderColumns, {
    name: 'running-orders-3',
    text: `${withDeliveries(`select ${listOf(officeOrderColumns)}, delivery_day from ${orders} where ${running}
        order by delivery_day, order_number limit 10`)}
      order by o.delivery_day, o.order_number`,
    values: [customerNumber, today],
  });
  return rows;
}

const sourcesColumns = {
  users: 'text[] not null',
  lists: 'text[] not null',
  orders: 'text[] not null',
  baskets: 'text[] not null',
  invitations: 'text[] not null',
  documents: 'text[] not null',
} as const;
type Sources = RowOf<typeof sourcesColumns>;

export async function findHistorySources(pool: pg.Pool, customerNumber: string): Promise<Sources> {
  const rows = await findRows(pool, sourcesColumns, {
    name: 'customer-history-sources-4',
    text: `select
      array(select user_id from ${accountCustomersTable.qualifiedName} where customer_number = $1
        order by user_id limit 40) as users,
      array(select list_id from (
          select list_id, updated_at as at from ${listsTable.qualifiedName} where customer_number = $1
          union all select list_id, deleted_at from ${deletedListsTable.qualifiedName} where customer_number = $1) l
        order by at desc limit 20) as lists,
      array(select order_number from ${orders} where customer_number = $1 order by placed_at desc limit 20) as orders,
      array(select basket_id from ${approvalsTable.qualifiedName} where customer_number = $1
        order by asked_at desc limit 20) as baskets,
      array(select invitation_id from ${invitationsTable.qualifiedName} where customer_number = $1
        order by invited_at desc limit 20) as invitations,
      array(select request_id from ${documentRequestsTable.qualifiedName} where customer_numbers @> array[$1]
        order by requested_at desc limit 20) as documents`,
    values: [customerNumber],
  });
  return rows[0] ?? { users: [], lists: [], orders: [], baskets: [], invitations: [], documents: [] };
}
