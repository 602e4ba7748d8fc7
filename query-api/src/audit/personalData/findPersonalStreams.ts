import type pg from 'pg';
import { accountStream } from '@talloor/events/account/account.ts';
import { basketsTable } from '@talloor/projections/tables/baskets.ts';
import { customerChangesTable } from '@talloor/projections/tables/customerChanges.ts';
import { invitationsTable } from '@talloor/projections/tables/invitations.ts';
import { listsTable } from '@talloor/projections/tables/lists.ts';
import { orderDetailsTable } from '@talloor/projections/tables/orderDetail.ts';
import { registrationsTable } from '@talloor/projections/tables/registrations.ts';
import { returnsTable } from '@talloor/projections/tables/returns.ts';
import { standingOrdersTable } from '@talloor/projections/tables/standingOrders.ts';
import { findRows } from '@talloor/platform/postgres/findRows.ts';

/** Beyond it the file says that it is incomplete. */
export const mostStreams = 2000;

const text = `
  select 'order-' || order_number as stream from ${orderDetailsTable.qualifiedName} where placed_by = $1 or address_of = $1
  union select 'basket-' || basket_id from ${orderDetailsTable.qualifiedName} where placed_by = $1 or address_of = $1
  union select 'basket-' || basket_id from ${basketsTable.qualifiedName} where address_chosen_by = $1
  union select 'list-' || list_id from ${listsTable.qualifiedName} where owner_id = $1
  union select 'standing-order-' || list_id from ${standingOrdersTable.qualifiedName} where set_by = $1
  union select 'return-' || return_id from ${returnsTable.qualifiedName} where requested_by = $1 or address_of = $1
  union select 'delivery-' || delivery_number from ${returnsTable.qualifiedName} where requested_by = $1 or address_of = $1
  union select 'customer-' || customer_number from ${customerChangesTable.qualifiedName} where requested_by = $1
  union select 'registration-' || registration_id from ${registrationsTable.qualifiedName} where registration_id = $1
  union select 'invitation-' || invitation_id from ${invitationsTable.qualifiedName}
    where invitation_id = $1 or accepted_by = $1
  order by stream limit ${mostStreams + 1}`;

export async function findPersonalStreams(pool: pg.Pool, userId: string): Promise<readonly string[]> {
  const rows = await findRows(pool, { stream: 'text not null' }, text, [userId]);
  return [accountStream(userId), ...rows.map(({ stream }) => stream)];
}
