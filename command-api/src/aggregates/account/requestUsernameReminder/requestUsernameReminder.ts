import { randomUUID } from 'node:crypto';
import type { ProblemCode } from '@talloor/contracts/problem.ts';
import { accountFold, accountStream } from '@talloor/events/account/account.ts';
import type { CommandSide } from '../../../commandSide.ts';
import { officeMetadata, system } from '../../../commands/officeCommand.ts';
import { awaitOutcome } from '../../../commands/runCommand.ts';
import { findUsersByEmail } from '../../../people/knownEmails.ts';
import { decideRequestUsernameReminder } from './decideRequestUsernameReminder.ts';

/** One mail per username. @returns the reason for no mail, or null */
export async function requestUsernameReminder(side: CommandSide, email: string): Promise<ProblemCode | null> {
  const now = side.clock.now();
  const outcomes = await Promise.all(
    (await findUsersByEmail(side, email)).map((userId) => {
      const metadata = officeMetadata('requestUsernameReminder', randomUUID(), {}, system, null, side);
      const command = side.repository.execute(accountFold, accountStream(userId), metadata, (state) =>
        decideRequestUsernameReminder({ email, now }, state),
      );
      return awaitOutcome(command, 'service.unavailable');
    }),
  );
  return outcomes.some(({ kind }) => kind === 'accepted') ? null : 'recovery.unknown_email';
}
