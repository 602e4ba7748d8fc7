import { randomUUID } from 'node:crypto';
import { accountFold, accountStream, type AccountEvent, type AccountState } from '@talloor/events/account/account.ts';
import type { Decision } from '@talloor/platform/aggregate/aggregate.ts';
import { endSessionsOf } from '@talloor/platform/http/endSessionsOf.ts';
import type { CommandSide } from '../../commandSide.ts';
import { officeMetadata, system, type Actor } from '../../commands/officeCommand.ts';
import { awaitAccepted } from '../../commands/runCommand.ts';
import { decideCancelAccount } from './cancelAccount/decideCancelAccount.ts';
import { decideSuspendAccount } from './suspendAccount/decideSuspendAccount.ts';
import { decideUnlinkCustomer } from './unlinkCustomer/decideUnlinkCustomer.ts';

/** Each also ends the account's sessions, because sessions cache rights. @throws Problem */
export function createAccountCommands(side: Pick<CommandSide, 'pool' | 'repository' | 'clock' | 'hashCommand'>) {
  const run = async (
    name: string,
    userId: string,
    actor: Actor,
    decide: (state: AccountState) => Decision<AccountEvent>,
  ): Promise<void> => {
    const metadata = officeMetadata(name, randomUUID(), userId, actor, null, side);
    await awaitAccepted(
      side.repository.execute(accountFold, accountStream(userId), metadata, decide),
      'service.unavailable',
    );
    await endSessionsOf(side.pool, userId);
  };
  return {
    suspendAccount: (userId: string, reason: string, actor: Actor = system) =>
      run('suspendAccount', userId, actor, (state) => decideSuspendAccount(reason, state)),
    cancelAccount: (userId: string, reason: string, actor: Actor = system) =>
      run('cancelAccount', userId, actor, (state) => decideCancelAccount(reason, state)),
    unlinkCustomer: (userId: string, customerNumber: string, actor: Actor = system) =>
      run('unlinkCustomer', userId, actor, (state) => decideUnlinkCustomer(customerNumber, state)),
  };
}
