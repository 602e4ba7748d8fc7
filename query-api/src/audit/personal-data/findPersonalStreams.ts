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

/** More streams are not read at once; the file then says that it is not complete. */
export const mostStreams = 2000;

const text = `
  select 'order-' || order_number as stream from projections.${orderDetailsTable.name} where placed_by = $1 or address_of = $1
  union select 'basket-' || basket_id from projections.${orderDetailsTable.name} where placed_by = $1 or address_of = $1
  union select 'basket-' || basket_id from projections.${basketsTable.name} where address_chosen_by = $1
  union select 'list-' || list_id from projections.${listsTable.name} where owner_id = $1
  union select 'standing-order-' || list_id from projections.${standingOrdersTable.name} where set_by = $1
  union select 'return-' || return_id from projections.${returnsTable.name} where requested_by = $1 or address_of = $1
  union select 'delivery-' || delivery_number from projections.${returnsTable.name} where requested_by = $1 or address_of = $1
  union select 'customer-' || customer_number from projections.${customerChangesTable.name} where requested_by = $1
  union select 'registration-' || registration_id from projections.${registrationsTable.name} where registration_id = $1
  union select 'invitation-' || invitation_id from projections.${invitationsTable.name}
    where invitation_id = $1 or accepted_by = $1
  order by stream limit ${mostStreams + 1}`;

/** Streams in which a person did something or is told of, the account's own first. */
export async function findPersonalStreams(pool: pg.Pool, userId: string): Promise<readonly string[]> {
  const { rows } = await pool.query<{ stream: string }>(text, [userId]);
  return [accountStream(userId), ...rows.map(({ stream }) => stream)];
}
