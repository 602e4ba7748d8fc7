import { accountFold, accountStream, type AccountEvent, type AccountState } from '@talloor/events/account/account.ts';
import type { Decision } from '@talloor/platform/aggregate/aggregate.ts';
import type { Position } from '@talloor/platform/eventStore/port.ts';
import { endSessionsOf } from '@talloor/platform/http/endSessionsOf.ts';
import type { RequestContext, SessionUser } from '@talloor/platform/http/handler.ts';
import { commandMetadata } from '../../commands/commandMetadata.ts';
import type { CommandSide } from '../../commandSide.ts';
import { awaitAccepted } from '../../commands/runCommand.ts';
import { whileAllowed } from './whileAllowed.ts';

type OfficeContext = Pick<RequestContext, 'idempotencyKey' | 'correlationId' | 'customerNumber'> & {
  readonly user: SessionUser;
};
export type OfficeChange = {
  readonly name: string;
  readonly userId: string;
  readonly input: object;
  readonly customerNumber?: string;
  readonly decide: (state: AccountState) => Decision<AccountEvent> | Promise<Decision<AccountEvent>>;
  readonly takes?: boolean;
  readonly afterwards?: (state: AccountState) => Promise<void>;
};

/** @throws Problem */
export async function changeByOffice(
  side: Pick<CommandSide, 'pool' | 'repository' | 'clock' | 'hashCommand'>,
  { name, userId, input, customerNumber, decide, takes = false, afterwards }: OfficeChange,
  context: OfficeContext,
): Promise<Position | null> {
  const metadata = {
    ...commandMetadata(name, { userId, customerNumber, ...input }, context, side),
    customerNumber: customerNumber ?? null,
  };
  const command = side.repository.execute(accountFold, accountStream(userId), metadata, async (state) => {
    const decision = await decide(state);
    return whileAllowed(context.user, state, () => decision);
  });
  const { state, position } = await awaitAccepted(command, 'service.unavailable');
  if (takes) await endSessionsOf(side.pool, userId);
  await afterwards?.(state);
  return position;
}
