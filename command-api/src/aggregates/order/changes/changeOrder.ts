import { orderStream, type OrderEvent } from '@talloor/events/order/events.ts';
import type { Decision } from '@talloor/platform/aggregate/aggregate.ts';
import type { CommandMetadata } from '@talloor/platform/codec/codec.ts';
import type { Position } from '@talloor/platform/eventStore/port.ts';
import type { RequestContext } from '@talloor/platform/http/handler.ts';
import { Problem } from '@talloor/platform/http/problem.ts';
import { commandMetadata } from '../../../commands/commandMetadata.ts';
import type { CommandSide } from '../../../commandSide.ts';
import { orderFold } from '@talloor/events/order/state.ts';
import { firstNameOf } from '../../../people/firstNameOf.ts';
import { awaitAccepted } from '../../../commands/runCommand.ts';
import { conflictsOf, type PlacedOrder } from './changeForbidden.ts';
import { gatherWorldFacts, type WorldFacts } from './draftFacts.ts';

type Context = RequestContext<{ kind: 'customer' }>;

export type OrderChange = {
  readonly name: string;
  readonly orderNumber: string;
  readonly input: unknown;
  readonly articlesOf?: (order: PlacedOrder) => readonly string[];
  /** Line changes may use cached settings; a submit reads them again. */
  readonly settings?: 'remembered';
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
  readonly names: ReadonlyMap<string, string>;
  readonly events: readonly { readonly id: string; readonly event: OrderEvent }[];
  readonly seen: Position | null;
  readonly metadata: CommandMetadata;
};

/** @throws Problem */
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
    let holder: string | undefined;
    let holderName = '';
    const command = side.repository.execute(
      orderFold,
      orderStream(change.orderNumber),
      metadata,
      async (state): Promise<Decision<OrderEvent>> => {
        if (state.status === 'none' || state.content.customerNumber !== customerNumber)
          return { rejected: 'order.not_found' };
        holder = state.hold?.by;
        holderName = await nameOfHolder(side, state);
        const articles = [...articlesOfDrafts(state), ...(change.articlesOf?.(state) ?? [])];
        facts = await gatherWorldFacts(side, state, articles, change.settings);
        return change.decide(state, facts, holderName);
      },
    );
    const { state, events, position } = await awaitAccepted(command, 'basket.concurrent_change');
    if (state.status === 'none' || state.content.customerNumber !== customerNumber)
      throw new Problem('order.not_found');
    // Repeated commands only need facts for the answer.
    facts ??= await gatherWorldFacts(side, state, articlesOfDrafts(state));
    const names = await namesOfOthers(side, state, context.user.userId);
    if (state.hold?.by !== holder) holderName = await nameOfHolder(side, state);
    return { order: state, facts, holderName, names, events, seen: position, metadata };
  };
}
export type ChangeOrder = ReturnType<typeof createChangeOrder>;

const asObject = (input: unknown): object => (typeof input === 'object' && input !== null ? input : {});

const articlesOfDrafts = ({ drafts }: PlacedOrder): string[] =>
  Object.values(drafts).flatMap((draft) => Object.entries(draft.draftQuantities).map(([article]) => article));

const nameOfHolder = async (side: Pick<CommandSide, 'repository'>, { hold }: PlacedOrder): Promise<string> =>
  hold === null ? '' : firstNameOf(side, hold.by);

async function namesOfOthers(
  side: Pick<CommandSide, 'repository'>,
  order: PlacedOrder,
  userId: string,
): Promise<ReadonlyMap<string, string>> {
  const versions = new Set(conflictsOf(order, userId).map((article) => order.changedIn[article]));
  const others = new Set(order.versions.filter(({ version }) => versions.has(version)).map(({ by }) => by));
  return new Map(await Promise.all([...others].map(async (by) => [by, await firstNameOf(side, by)] as const)));
}
