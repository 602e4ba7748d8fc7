import type { CommandSide } from '../../commandSide.ts';
import { drawUserId } from '../../people/drawUserId.ts';
import { mostMailsADay, mostOpen } from './invitationRules.ts';
import { findRows } from '@talloor/platform/postgres/findRows.ts';
import { columnsOf } from '@talloor/platform/postgres/columns.ts';
import { invitationsTable } from '../../tables.ts';

type Side = Pick<CommandSide, 'pool'>;
type DrawingSide = Pick<CommandSide, 'pool' | 'repository'>;
type Address = { readonly customerNumber: string; readonly emailHash: string };

/** One id per command, one open invitation per address. */
export async function drawInvitation(
  side: DrawingSide,
  invitation: Address & { readonly commandId: string; readonly now: Date },
): Promise<{ readonly kind: 'own' | 'other'; readonly invitationId: string } | { readonly kind: 'too_many' }> {
  // A statement does not see a concurrently inserted row.
  const row = (await tryDrawing(side, invitation)) ?? (await tryDrawing(side, invitation));
  if (!row) return { kind: 'too_many' };
  return { kind: row.command_id === invitation.commandId ? 'own' : 'other', invitationId: row.invitation_id };
}

async function tryDrawing(side: DrawingSide, invitation: Address & { readonly commandId: string; readonly now: Date }) {
  const { customerNumber, emailHash, commandId, now } = invitation;
  const rows = await findRows(
    side.pool,
    columnsOf(invitationsTable, 'invitation_id', 'command_id'),
    `with drawn as (
       insert into command.invitations (invitation_id, command_id, customer_number, email_hash, asked_at)
       select $5, $1, $2, $3, array[$4::timestamptz]
       where (${countOfDay}) < ${mostMailsADay}
         and (select count(*) from command.invitations where customer_number = $2 and is_open) < ${mostOpen}
       on conflict do nothing returning invitation_id, command_id)
     select invitation_id, command_id from drawn
     union all select invitation_id, command_id from command.invitations
       where command_id = $1 or (customer_number = $2 and email_hash = $3 and is_open)`,
    [commandId, customerNumber, emailHash, now, await drawUserId(side)],
  );
  return rows.find((each) => each.command_id === commandId) ?? rows[0];
}

const countOfDay = `select count(*) from command.invitations, unnest(asked_at) asked
  where customer_number = $2 and asked > $4::timestamptz - interval '1 day'`;

/** @returns false above the daily maximum */
export async function noteMail(
  { pool }: Side,
  { invitationId, customerNumber, now }: { invitationId: string; customerNumber: string; now: Date },
): Promise<boolean> {
  const { rowCount } = await pool.query(
    `update command.invitations set asked_at = array_remove(asked_at, $4::timestamptz) || $4::timestamptz
     where invitation_id = $1 and customer_number = $2 and ($4::timestamptz = any(asked_at) or (${countOfDay}) < $3)`,
    [invitationId, customerNumber, mostMailsADay, now],
  );
  return rowCount === 1;
}

export async function forgetMail(
  { pool }: Side,
  { invitationId, now }: { invitationId: string; now: Date },
): Promise<void> {
  await pool.query(
    'update command.invitations set asked_at = array_remove(asked_at, $2::timestamptz) where invitation_id = $1',
    [invitationId, now],
  );
}

export async function forgetInvitation({ pool }: Side, invitationId: string): Promise<void> {
  await pool.query('delete from command.invitations where invitation_id = $1', [invitationId]);
}

export async function forgetAbandonedInvitation({ pool }: Side, invitationId: string): Promise<void> {
  await pool.query(
    `delete from command.invitations where invitation_id = $1 and drawn_at < now() - interval '1 minute'`,
    [invitationId],
  );
}

export async function closeInvitation({ pool }: Side, invitationId: string, acceptedBy: string | null): Promise<void> {
  await pool.query('update command.invitations set is_open = false, accepted_by = $2 where invitation_id = $1', [
    invitationId,
    acceptedBy,
  ]);
}

/** For one minute. @returns whether this command holds it */
export async function claimInvitation({ pool }: Side, invitationId: string, commandId: string): Promise<boolean> {
  const { rowCount } = await pool.query(
    `update command.invitations set claimed_by = $2, claimed_at = now()
     where invitation_id = $1 and is_open
       and (claimed_by is null or claimed_by = $2 or claimed_at < now() - interval '1 minute')`,
    [invitationId, commandId],
  );
  return rowCount === 1;
}

export async function releaseClaim({ pool }: Side, invitationId: string, commandId: string): Promise<void> {
  await pool.query(
    `with released as (
       update command.invitations set claimed_by = null, claimed_at = null
       where invitation_id = $1 and claimed_by = $2 returning invitation_id)
     delete from command.credentials where user_id in (select invitation_id from released)`,
    [invitationId, commandId],
  );
}
