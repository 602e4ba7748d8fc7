import { randomUUID } from 'node:crypto';
import { accountFold, accountStream } from '@talloor/events/account/account.ts';
import { columnsOf } from '@talloor/platform/postgres/columns.ts';
import { findRows } from '@talloor/platform/postgres/findRows.ts';
import type { CommandSide } from '../../../commandSide.ts';
import { officeMetadata, system } from '../../../commands/officeCommand.ts';
import { awaitAccepted } from '../../../commands/runCommand.ts';
import { credentialsTable } from '../../../tables.ts';
import { noPassword } from '../passwords/noPassword.ts';
import { decideSendInvitation } from './decideSendInvitation.ts';

type Side = Pick<CommandSide, 'pool' | 'repository' | 'clock' | 'hashCommand'>;

/** The oldest accounts first; a policy mails them. */
export async function sendInvitations(
  side: Side,
  most: number,
): Promise<{ readonly invited: number; readonly remaining: number }> {
  const waiting = await findUninvited(side);
  let invited = 0;
  let skipped = 0;
  for (const userId of waiting) {
    if (invited === most) break;
    const { events } = await awaitAccepted(
      side.repository.execute(
        accountFold,
        accountStream(userId),
        officeMetadata('sendInvitation', randomUUID(), {}, system, null, side),
        (state) => decideSendInvitation(side.clock.now(), state),
      ),
      'service.unavailable',
    );
    if (events.length > 0) invited += 1;
    else skipped += 1;
  }
  return { invited, remaining: waiting.length - invited - skipped };
}

export async function findUninvited({ pool, repository }: Pick<Side, 'pool' | 'repository'>): Promise<string[]> {
  const rows = await findRows(
    pool,
    columnsOf(credentialsTable, 'user_id'),
    'select user_id from command.credentials where password_hash = $1 order by length(user_id), user_id',
    [noPassword],
  );
  const uninvited: string[] = [];
  for (const { user_id: userId } of rows) {
    const { state } = await repository.load(accountFold, accountStream(userId));
    if (state.status === 'active' && state.email !== null && state.resetRequestedAt === null) uninvited.push(userId);
  }
  return uninvited;
}
