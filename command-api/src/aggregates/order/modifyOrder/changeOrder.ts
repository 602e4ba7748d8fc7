import { accountStream } from '@talloor/events/account/account.ts';
import { orderStream, type OrderEvent } from '@talloor/events/order/events.ts';
import type { Decision } from '@talloor/platform/aggregate/aggregate.ts';
import type { CommandMetadata } from '@talloor/platform/codec/codec.ts';
import type { Position } from '@talloor/platform/event-store/port.ts';
import type { RequestContext } from '@talloor/platform/http/handler.ts';
import { Problem } from '@talloor/platform/http/problem.ts';
import { commandMetadata } from '../../../commandMetadata.ts';
import type { CommandSide } from '../../../commandSide.ts';
import { accountFold, orderFold } from '../../../folds.ts';
import { accepted } from '../../../runCommand.ts';
import type { PlacedOrder } from './changeForbidden.ts';
import { gatherWorldFacts, type WorldFacts } from './modificationFacts.ts';

type Context = RequestContext<{ kind: 'customer' }>;

/** A command on one order of the customer, by its route's name and what was asked. */
export type OrderChange = {
  readonly name: string;
  readonly orderNumber: string;
  readonly input: unknown;
  /** Articles that it names beside those of the order. */
  readonly articlesOf?: (order: PlacedOrder) => readonly string[];
  readonly decide: (
    order: PlacedOrder,
    facts: WorldFacts,
    holderName: string,
  ) => Decision<OrderEvent> | Promise<Decision<OrderEvent>>;
};

export type ChangedOrder = {
  readonly order: PlacedOrder;
  readonly facts: WorldFacts;
  readonly holderName: string;
  readonly events: readonly { readonly id: string; readonly event: OrderEvent }[];
  readonly seen: Position | null;
  readonly metadata: CommandMetadata;
};

/**
 * Runs a change on an order of the customer and gives what an answer is made of; another customer's order is not found.
 * @throws Problem where it is refused
 */
export function createChangeOrder(side: CommandSide) {
  return async (context: Context, change: OrderChange): Promise<ChangedOrder> => {
    const { customerNumber } = context;
    const metadata = commandMetadata(
      change.name,
      { order: change.orderNumber, ...asObject(change.input) },
      context,
      side,
    );
    let facts: WorldFacts | undefined;
    let holderName = '';
    const command = side.repository.execute(
      orderFold,
      orderStream(change.orderNumber),
      metadata,
      async (state): Promise<Decision<OrderEvent>> => {
        if (state.status === 'none' || state.content.customerNumber !== customerNumber)
          return { rejected: 'order.not_found' };
        holderName = await nameOfHolder(side, state);
        facts = await gatherWorldFacts(side, state, [
          ...articlesOfDrafts(state),
          ...(change.articlesOf?.(state) ?? []),
        ]);
        return change.decide(state, facts, holderName);
      },
    );
    const { state, events, position } = await accepted(command, 'basket.concurrent_change');
    if (state.status === 'none' || state.content.customerNumber !== customerNumber)
      throw new Problem('order.not_found');
    // A command that was known is answered from its events: what it is judged by is gathered for the answer alone.
    facts ??= await gatherWorldFacts(side, state, articlesOfDrafts(state));
    return { order: state, facts, holderName: await nameOfHolder(side, state), events, seen: position, metadata };
  };
}
export type ChangeOrder = ReturnType<typeof createChangeOrder>;

const asObject = (input: unknown): object => (typeof input === 'object' && input !== null ? input : {});

const articlesOfDrafts = ({ drafts }: PlacedOrder): string[] =>
  Object.values(drafts).flatMap((draft) => Object.keys(draft.wishes));

/** First name of who holds an order; empty where nobody does, or where they are forgotten. */
async function nameOfHolder({ repository }: Pick<CommandSide, 'repository'>, { hold }: PlacedOrder): Promise<string> {
  if (hold === null) return '';
  const { state } = await repository.load(accountFold, accountStream(hold.by), 0);
  return state.status === 'none' ? '' : (state.firstName ?? '');
}
