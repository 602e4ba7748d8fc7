import type { BasketEvent } from '@talloor/events/basket/events.ts';
import { basketStream } from '@talloor/events/basket/events.ts';
import { basketFold, noBasket, type BasketState } from '@talloor/events/basket/state.ts';
import type { Decision } from '@talloor/platform/aggregate/aggregate.ts';
import type { Position } from '@talloor/platform/eventStore/port.ts';
import type { RequestContext } from '@talloor/platform/http/handler.ts';
import type { BasketView } from '@talloor/rules/basket/basketWire.ts';
import type { CommandSide } from '../../commandSide.ts';
import { commandMetadata } from '../../commands/commandMetadata.ts';
import { awaitAccepted } from '../../commands/runCommand.ts';
import { latestEnded, type ActiveBaskets } from './activeBaskets.ts';
import { articlesOf, gatherBasketFacts, type BasketFacts } from '../../ordering/basketFacts.ts';
import { findBasketOfCommand } from './findBasketOfCommand.ts';
import { onKeptBasket, onOpenBasket, type OpenBasket } from './openBasket.ts';
import { viewBasketState } from './viewBasketState.ts';

export type BasketChange = {
  readonly name: string;
  readonly input: unknown;
  readonly articleNumbers?: readonly string[];
  readonly decide: (basket: OpenBasket, facts: BasketFacts) => Decision<BasketEvent>;
};

export type ChangeActiveBasket = (
  context: RequestContext<{ kind: 'customer' }>,
  change: BasketChange,
) => Promise<{ body: BasketView; seen: Position | null }>;

const tries = 4;
/** Repeated changes are first searched in earlier baskets, so that nothing happens twice. */
export function createChangeActiveBasket(side: CommandSide, baskets: ActiveBaskets): ChangeActiveBasket {
  return async (context, change) => {
    const { customerNumber, user } = context;
    const metadata = commandMetadata(change.name, change.input, context, side);
    // The cache may predate the first attempt's basket.
    if (context.isRepeat) baskets.forget(customerNumber);
    let isAlreadyDone = false;
    let changePosition: Position | null = null;
    for (let attempt = 1; ; attempt++) {
      const { basketId, ended, isCached } = await baskets.findOrReserve(customerNumber);
      // Before this basket's turn, against deadlocks.
      if (context.isRepeat && !isAlreadyDone)
        isAlreadyDone = (await findBasketOfCommand(side, latestEnded(ended), metadata)) !== null;
      const opening = { basketId, customerNumber, openedBy: user.userId };
      let facts: BasketFacts | undefined;
      let obstacle: 'ended' | 'elsewhere' | null = null;
      const command = side.repository.execute(basketFold, basketStream(basketId), metadata, async (state) => {
        facts = undefined;
        obstacle = obstacleOf(state, isCached);
        if (obstacle === null) {
          const articles = [...articlesOf(state), ...(change.articleNumbers ?? [])];
          facts = await gatherBasketFacts(side, customerNumber, articles);
          if (isAlreadyDone) return [];
        }
        if (obstacle === 'elsewhere') return { rejected: 'basket.not_active' };
        const currentFacts = facts;
        const decide = (basket: OpenBasket) =>
          currentFacts ? change.decide(basket, currentFacts) : { rejected: 'basket.already_ordered' as const };
        return state.status === 'kept'
          ? onKeptBasket(state, user.userId, decide)
          : onOpenBasket(state, opening, decide);
      });
      try {
        const { state, position } = await awaitAccepted(command, 'basket.concurrent_change');
        changePosition ??= position;
        if (isNoLongerActive(state) && attempt < tries) {
          isAlreadyDone = true;
          baskets.forget(customerNumber);
          continue;
        }
        facts ??= await gatherBasketFacts(side, customerNumber, articlesOf(state));
        const current = state.status === 'open' ? state : noBasket;
        return { body: viewBasketState(current, facts, context.language), seen: changePosition };
      } catch (error) {
        if (obstacle === null || attempt === tries) throw error;
        if (obstacle === 'ended') await baskets.end(customerNumber, basketId, null);
        else baskets.forget(customerNumber);
      }
    }
  };
}

const isNoLongerActive = ({ status }: BasketState): boolean =>
  status === 'kept' || status === 'discarded' || status === 'awaiting';

function obstacleOf(state: BasketState, isCached: boolean): 'ended' | 'elsewhere' | null {
  switch (state.status) {
    case 'checkedOut':
    case 'discarded':
    case 'awaiting':
      return 'ended';
    case 'kept':
    case 'none':
      return isCached ? 'elsewhere' : null;
    case 'open':
      return null;
    default:
      return state satisfies never;
  }
}
