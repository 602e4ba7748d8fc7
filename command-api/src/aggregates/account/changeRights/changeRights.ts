import { accountFold, accountStream } from '@talloor/events/account/account.ts';
import type { CommandMetadata } from '@talloor/platform/codec/codec.ts';
import type { Position } from '@talloor/platform/eventStore/port.ts';
import { changeRightsOf } from '@talloor/platform/http/changeRightsOf.ts';
import type { CustomerGrant } from '@talloor/rules/account/rights.ts';
import { keepApprover } from '../../../people/approvers.ts';
import type { CommandSide } from '../../../commandSide.ts';
import { awaitAccepted } from '../../../commands/runCommand.ts';
import { grantOf } from '../../../people/grantOf.ts';
import { decideChangeRights, type ChangeRights } from './decideChangeRights.ts';

/**
 * Also changes open sessions.
 * @param ownLimit cents; null: no limit
 * @throws Problem
 */
export async function changeRights(
  side: Pick<CommandSide, 'pool' | 'repository'>,
  userId: string,
  command: Omit<ChangeRights, 'ownLimitCents'>,
  metadata: CommandMetadata,
  ownLimit: () => Promise<number | null>,
): Promise<{ readonly grant: CustomerGrant; readonly position: Position | null }> {
  const { state, position } = await awaitAccepted(
    side.repository.execute(accountFold, accountStream(userId), metadata, async (account) =>
      decideChangeRights({ ...command, ownLimitCents: await ownLimit() }, account),
    ),
    'service.unavailable',
  );
  const { customerNumber } = command;
  const grant = grantOf(state, customerNumber);
  await changeRightsOf(side.pool, userId, customerNumber, grant.rights);
  await keepApprover(side, userId, customerNumber, grant.rights.includes('approve'));
  return { grant, position };
}
