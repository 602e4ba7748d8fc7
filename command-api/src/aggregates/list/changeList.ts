import { listStream, type ListEvent } from '@talloor/events/list/list.ts';
import { listFold, type ListState } from '@talloor/events/list/state.ts';
import type { Decision } from '@talloor/platform/aggregate/aggregate.ts';
import type { RequestContext } from '@talloor/platform/http/handler.ts';
import { Problem } from '@talloor/platform/http/problem.ts';
import { commandMetadata } from '../../commands/commandMetadata.ts';
import type { CommandSide } from '../../commandSide.ts';
import { awaitAccepted } from '../../commands/runCommand.ts';
import type { Changer } from './ownList.ts';

const derived = /^(?:history|suggested|restricted|theme-\d{1,20})$/;

type Change = {
  readonly id: string;
  readonly name: string;
  readonly input: unknown;
  readonly decide: (state: ListState, changer: Changer) => Decision<ListEvent> | Promise<Decision<ListEvent>>;
};

/** @throws Problem */
export type ChangeList = (
  context: RequestContext<{ kind: 'customer' }>,
  change: Change,
) => Promise<{ state: ListState; position: string | null }>;

export const createChangeList =
  (side: Pick<CommandSide, 'repository' | 'clock' | 'hashCommand'>): ChangeList =>
  async (context, { id, name, input, decide }) => {
    if (derived.test(id)) throw new Problem('list.not_editable');
    const metadata = commandMetadata(name, { id, input }, context, side);
    const changer = { userId: context.user.userId, customerNumber: context.customerNumber };
    const command = side.repository.execute(listFold, listStream(id), metadata, (state) => decide(state, changer));
    const { state, position } = await awaitAccepted(command, 'service.unavailable');
    return { state, position };
  };
