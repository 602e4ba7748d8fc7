import type pg from 'pg';
import type { PendingInvitation } from '@talloor/contracts/endpoints/invitations.ts';
import { accountsTable } from '@talloor/projections/tables/accounts.ts';
import { customerUsersTable } from '@talloor/projections/tables/customerUsers.ts';
import { invitationsTable } from '@talloor/projections/tables/invitations.ts';
import { customerRights, type CustomerRight } from '@talloor/rules/account/rights.ts';
import { findRows } from '@talloor/platform/postgres/findRows.ts';
import { columnsOf, typed } from '@talloor/platform/postgres/columns.ts';

const columns = {
  ...columnsOf(
    invitationsTable,
    'invitation_id',
    'first_name',
    'last_name',
    'email',
    'order_limit',
    'invited_by',
    'invited_at',
    'expires_at',
    'mailed_at',
  ),
  rights: typed<readonly CustomerRight[]>('jsonb not null'),
  inviter_manages: 'boolean not null',
} as const;

/** ADR 0107. */
const most = 100;

const text = `
  select i.invitation_id, i.first_name, i.last_name, i.email, i.rights, i.invited_at, i.expires_at, i.mailed_at,
    least(i.order_limit, u.order_limit) as order_limit,
    trim(concat_ws(' ', a.first_name, a.last_name)) as invited_by,
    coalesce(a.status = 'active' and a.username is not null and u.rights ? 'portal', false) as inviter_manages
  from ${invitationsTable.qualifiedName} i
    left join ${accountsTable.qualifiedName} a on a.user_id = i.invited_by
    left join ${customerUsersTable.qualifiedName} u on u.user_id = i.invited_by and u.customer_number = i.customer_number
  where i.customer_number = $1 and i.status = 'open' and i.email is not null
  order by i.last_name, i.first_name, i.invitation_id limit ${most}`;

export async function findInvitations(pool: pg.Pool, customerNumber: string, now: Date): Promise<PendingInvitation[]> {
  const rows = await findRows(pool, columns, { name: 'pending-invitations', text, values: [customerNumber] });
  return rows.map(({ inviter_manages: manages, order_limit: limit, ...row }) => ({
    ...row,
    first_name: row.first_name ?? '',
    last_name: row.last_name ?? '',
    email: row.email ?? '',
    rights: customerRights.filter((right) => row.rights.includes(right)),
    order_limit_cents: limit,
    state: manages ? (new Date(row.expires_at) > now ? 'open' : 'expired') : 'lapsed',
  }));
}
