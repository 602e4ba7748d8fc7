import type { CommandSide } from '../../commandSide.ts';
import { mostMailsADay, mostOpen } from './invitationRules.ts';
import { findRows } from '@talloor/platform/postgres/findRows.ts';
import { columnsOf } from '@talloor/platform/postgres/columns.ts';
import { invitationsTable } from '../../tables.ts';

type Side = Pick<CommandSide, 'pool'>;
type Address = { readonly customerNumber: string; readonly emailHash: string };

/**
 * Draws the id of a command's invitation, the first time that it comes; of those who invite one address at once one does.
 * @returns whose row it is: the command's own, another open one to this address, or none where there are too many
 */
export async function drawInvitation(
  side: Side,
  wish: Address & { readonly commandId: string; readonly now: Date },
): Promise<{ readonly kind: 'own' | 'other'; readonly invitationId: string } | { readonly kind: 'too_many' }> {
  // A row of another is not seen by the statement that it overtook.
  const row = (await tryDrawing(side, wish)) ?? (await tryDrawing(side, wish));
  if (!row) return { kind: 'too_many' };
  return { kind: row.command_id === wish.commandId ? 'own' : 'other', invitationId: row.invitation_id };
}

async function tryDrawing({ pool }: Side, wish: Address & { readonly commandId: string; readonly now: Date }) {
  const { customerNumber, emailHash, commandId, now } = wish;
  const rows = await findRows(
    pool,
    columnsOf(invitationsTable, 'invitation_id', 'command_id'),
    `with drawn as (
       insert into command.invitations (invitation_id, command_id, customer_number, email_hash, asked_at)
       select nextval('command.user_id')::text, $1, $2, $3, array[$4::timestamptz]
       where (${countOfDay}) < ${mostMailsADay}
         and (select count(*) from command.invitations where customer_number = $2 and is_open) < ${mostOpen}
       on conflict do nothing returning invitation_id, command_id)
     select invitation_id, command_id from drawn
     union all select invitation_id, command_id from command.invitations
       where command_id = $1 or (customer_number = $2 and email_hash = $3 and is_open)`,
    [commandId, customerNumber, emailHash, now],
  );
  return rows.find((each) => each.command_id === commandId) ?? rows[0];
}

/** Mails that the customer of `$2` asked for in the day before `$4`. */
const countOfDay = `select count(*) from command.invitations, unnest(asked_at) asked
  where customer_number = $2 and asked > $4::timestamptz - interval '1 day'`;

/**
 * Notes that another mail is asked for: once for one moment, however often the command that asks is tried.
 * @returns whether the customer may still ask for one today
 */
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

/** Takes that note back: no mail came of it. */
export async function forgetMail(
  { pool }: Side,
  { invitationId, now }: { invitationId: string; now: Date },
): Promise<void> {
  await pool.query(
    'update command.invitations set asked_at = array_remove(asked_at, $2::timestamptz) where invitation_id = $1',
    [invitationId, now],
  );
}

/** Takes a drawn id back: nothing came of it. */
export async function forgetInvitation({ pool }: Side, invitationId: string): Promise<void> {
  await pool.query('delete from command.invitations where invitation_id = $1', [invitationId]);
}

/** The same where the invitation was never sent and nobody is at it any more. */
export async function forgetLeftInvitation({ pool }: Side, invitationId: string): Promise<void> {
  await pool.query(
    `delete from command.invitations where invitation_id = $1 and drawn_at < now() - interval '1 minute'`,
    [invitationId],
  );
}

/** An invitation that waits no longer: its address may be invited again. @param acceptedBy whose login it became */
export async function closeInvitation({ pool }: Side, invitationId: string, acceptedBy: string | null): Promise<void> {
  await pool.query('update command.invitations set is_open = false, accepted_by = $2 where invitation_id = $1', [
    invitationId,
    acceptedBy,
  ]);
}

/** Lets one command alone make a login of an invitation, for a minute. @returns whether it is this one */
export async function claimInvitation({ pool }: Side, invitationId: string, commandId: string): Promise<boolean> {
  const { rowCount } = await pool.query(
    `update command.invitations set claimed_by = $2, claimed_at = now()
     where invitation_id = $1 and is_open
       and (claimed_by is null or claimed_by = $2 or claimed_at < now() - interval '1 minute')`,
    [invitationId, commandId],
  );
  return rowCount === 1;
}

/** Gives a claim back, and the name that was reserved under it: nothing came of both. */
export async function releaseClaim({ pool }: Side, invitationId: string, commandId: string): Promise<void> {
  await pool.query(
    `with released as (
       update command.invitations set claimed_by = null, claimed_at = null
       where invitation_id = $1 and claimed_by = $2 returning invitation_id)
     delete from command.credentials where user_id in (select invitation_id from released)`,
    [invitationId, commandId],
  );
}
