import type pg from 'pg';
import { listPortalUsers } from '@talloor/contracts/endpoints/portal.ts';
import { route, type Route } from '@talloor/platform/http/handler.ts';
import { accountsTable } from '@talloor/projections/tables/accounts.ts';
import { invitationsTable } from '@talloor/projections/tables/invitations.ts';
import { customerUsersTable } from '@talloor/projections/tables/customerUsers.ts';
import { standardRights, completeRights, type CustomerRight } from '@talloor/rules/account/rights.ts';
import { isStale } from '../isStale.ts';
import type { ReadSide } from '../readSide.ts';
import { findRows } from '@talloor/platform/postgres/findRows.ts';
import { columnsOf, typed, type RowOf } from '@talloor/platform/postgres/columns.ts';

const columns = {
  ...columnsOf(accountsTable, 'user_id', 'username', 'status'),
  ...columnsOf(invitationsTable, 'first_name', 'last_name', 'email', 'order_limit', 'accepted_at'),
  rights: typed<readonly CustomerRight[]>('jsonb'),
} as const;
type Row = RowOf<typeof columns>;

const most = 500;
/** Time an acceptance counts as news. */
const newForMs = 7 * 24 * 60 * 60 * 1000;

const text = `
  select u.user_id, a.username, a.first_name, a.last_name, a.email, a.status, u.rights, u.order_limit, i.accepted_at
  from ${customerUsersTable.qualifiedName} u join ${accountsTable.qualifiedName} a using (user_id)
    left join lateral (
      select max(accepted_at) as accepted_at from ${invitationsTable.qualifiedName}
      where accepted_by = u.user_id and customer_number = u.customer_number and accepted_at > $2
    ) i on true
  where u.customer_number = $1 and a.status <> 'cancelled'
  order by a.last_name, a.first_name, u.user_id limit ${most}`;

export const listPortalUsersRoute = ({ pool, waiter, clock }: ReadSide): Route =>
  route(listPortalUsers, async (_input, { customerNumber, user, seenPosition }) => {
    const stale = await isStale(waiter, seenPosition, 'accounts', 'customerUsers', 'invitations');
    const users = await findUsers(pool, customerNumber, new Date(clock.now().getTime() - newForMs));
    return { body: { users: users.map((row) => viewUser(row, user.userId)) }, stale };
  });

const findUsers = async (pool: pg.Pool, customerNumber: string, newSince: Date): Promise<readonly Row[]> =>
  await findRows(pool, columns, { name: 'portal-users', text, values: [customerNumber, newSince.toISOString()] });

function viewUser({ rights, ...row }: Row, userId: string) {
  return {
    user_id: row.user_id,
    username: row.username ?? '',
    first_name: row.first_name ?? '',
    last_name: row.last_name ?? '',
    email: row.email ?? '',
    status: row.status,
    rights: completeRights(rights ?? standardRights),
    order_limit_cents: row.order_limit,
    joined_at: row.accepted_at,
    is_self: row.user_id === userId,
  };
}
