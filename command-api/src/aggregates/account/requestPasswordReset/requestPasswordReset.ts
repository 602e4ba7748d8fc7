import { randomUUID } from 'node:crypto';
import type { ProblemCode } from '@talloor/contracts/problem.ts';
import { accountFold, accountStream } from '@talloor/events/account/account.ts';
import { usernameKey } from '@talloor/rules/account/usernameKey.ts';
import type { CommandSide } from '../../../commandSide.ts';
import { officeMetadata, system } from '../../../commands/officeCommand.ts';
import { requireAccepted, awaitOutcome } from '../../../commands/runCommand.ts';
import { decideRequestPasswordReset } from './decideRequestPasswordReset.ts';
import { findRows } from '@talloor/platform/postgres/findRows.ts';
import { columnsOf } from '@talloor/platform/postgres/columns.ts';
import { credentialsTable } from '../../../tables.ts';

/** @returns the reason for no mail, or null */
export async function requestPasswordReset(
  side: CommandSide,
  { username, email }: { readonly username: string; readonly email: string },
): Promise<ProblemCode | null> {
  const rows = await findRows(
    side.pool,
    columnsOf(credentialsTable, 'user_id'),
    'select user_id from command.credentials where username = $1',
    [usernameKey(username)],
  );
  const [credentials] = rows;
  if (!credentials) return 'recovery.unknown_username';
  const now = side.clock.now();
  const metadata = officeMetadata('requestPasswordReset', randomUUID(), {}, system, null, side);
  const command = side.repository.execute(accountFold, accountStream(credentials.user_id), metadata, (state) =>
    decideRequestPasswordReset({ email, now }, state),
  );
  const outcome = await awaitOutcome(command, 'service.unavailable');
  if (outcome.kind === 'rejected') return outcome.rejection.rejected;
  requireAccepted(outcome);
  return null;
}
