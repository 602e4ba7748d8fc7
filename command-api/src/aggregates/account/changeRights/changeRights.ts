import { accountStream } from '@talloor/events/account/account.ts';
import type { CommandMetadata } from '@talloor/platform/codec/codec.ts';
import type { Position } from '@talloor/platform/event-store/port.ts';
import { changeRightsOf } from '@talloor/platform/http/changeRightsOf.ts';
import type { CustomerGrant } from '@talloor/rules/account/rights.ts';
import { keepApprover } from '../../../people/approvers.ts';
import type { CommandSide } from '../../../commandSide.ts';
import { accountFold } from '../../../commands/folds.ts';
import { accepted } from '../../../commands/runCommand.ts';
import { grantOf } from '../../../people/grantOf.ts';
import { decideChangeRights, type ChangeRights } from './decideChangeRights.ts';

/**
 * Gives a user of a customer these rights, in the sessions that are open too. @throws Problem where it is refused
 * @param ownLimit cents of the limit of who gives them; null is no limit
 * @returns what the user then has, and the position to wait for
 */
export async function changeRights(
  side: Pick<CommandSide, 'pool' | 'repository'>,
  userId: string,
  command: Omit<ChangeRights, 'ownLimitCents'>,
  metadata: CommandMetadata,
  ownLimit: () => Promise<number | null>,
): Promise<{ readonly grant: CustomerGrant; readonly position: Position | null }> {
  const { state, position } = await accepted(
    side.repository.execute(accountFold, accountStream(userId), metadata, async (account) =>
      decideChangeRights({ ...command, ownLimitCents: await ownLimit() }, account),
    ),
    'service.unavailable',
  );
  const { customerNumber } = command;
  const grant = grantOf(state, customerNumber);
  await changeRightsOf(side.pool, userId, customerNumber, grant.rights);
  // At once, so that whoever asks next finds this approver; again by a policy.
  await keepApprover(side, userId, customerNumber, grant.rights.includes('approve'));
  return { grant, position };
}
