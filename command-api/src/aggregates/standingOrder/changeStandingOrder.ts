import { listStream } from '@talloor/events/list/list.ts';
import { listFold, type ListState, type OpenList } from '@talloor/events/list/state.ts';
import { standingOrderStream, type StandingOrderEvent } from '@talloor/events/standingOrder/events.ts';
import {
  standingOrderFold,
  type SetStandingOrder,
  type StandingOrderState,
} from '@talloor/events/standingOrder/state.ts';
import type { Decision, Rejection } from '@talloor/platform/aggregate/aggregate.ts';
import type { RequestContext } from '@talloor/platform/http/handler.ts';
import { Problem } from '@talloor/platform/http/problem.ts';
import { commandMetadata } from '../../commands/commandMetadata.ts';
import type { CommandSide } from '../../commandSide.ts';
import { awaitAccepted } from '../../commands/runCommand.ts';

type Change = {
  readonly id: string;
  readonly name: string;
  readonly input: unknown;
  readonly decide: (
    state: StandingOrderState,
    list: OpenList,
  ) => Decision<StandingOrderEvent> | Promise<Decision<StandingOrderEvent>>;
};

/** @throws Problem */
export type ChangeStandingOrder = (
  context: RequestContext<{ kind: 'customer' }>,
  change: Change,
) => Promise<{ state: StandingOrderState; position: string | null }>;

export type OwnList = (
  state: ListState,
  changer: { readonly userId: string; readonly customerNumber: string },
) => OpenList | Rejection;

/** Only of own lists, because baskets follow the owner's restrictions. */
export const createChangeStandingOrder =
  (side: Pick<CommandSide, 'repository' | 'clock' | 'hashCommand'>, ownList: OwnList): ChangeStandingOrder =>
  async (context, { id, name, input, decide }) => {
    const { user, customerNumber } = context;
    const { state: list } = await side.repository.load(listFold, listStream(id));
    const own = ownList(list, { userId: user.userId, customerNumber });
    if ('rejected' in own) throw new Problem(own.rejected);
    const metadata = commandMetadata(name, { id, input }, context, side);
    const stream = standingOrderStream(id);
    const command = side.repository.execute(standingOrderFold, stream, metadata, (state) => decide(state, own));
    const { state, position } = await awaitAccepted(command, 'service.unavailable');
    return { state, position };
  };

export const onSetStandingOrder =
  (decide: (order: SetStandingOrder) => Decision<StandingOrderEvent> | Promise<Decision<StandingOrderEvent>>) =>
  (state: StandingOrderState): Decision<StandingOrderEvent> | Promise<Decision<StandingOrderEvent>> =>
    state.status === 'set' ? decide(state) : { rejected: 'standing_order.not_found' };
