import { randomUUID } from 'node:crypto';
import { accountStream } from '@talloor/events/account/account.ts';
import type { CommandSide } from '../../../commandSide.ts';
import { accountFold } from '../../../folds.ts';
import { officeMetadata, system, type Actor } from '../../../officeCommand.ts';
import { accepted } from '../../../runCommand.ts';
import { decideSuspendAccount } from './decideSuspendAccount.ts';

/** Suspends an account. @throws Problem where it is refused */
export async function suspendAccount(
  side: Pick<CommandSide, 'repository' | 'clock' | 'hashCommand'>,
  userId: string,
  reason: string,
  actor: Actor = system,
): Promise<void> {
  const metadata = officeMetadata('suspendAccount', randomUUID(), userId, actor, null, side);
  await accepted(
    side.repository.execute(accountFold, accountStream(userId), metadata, (state) =>
      decideSuspendAccount(reason, state),
    ),
    'service.unavailable',
  );
}
