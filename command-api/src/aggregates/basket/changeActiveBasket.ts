import type { BasketEvent } from '@talloor/events/basket/events.ts';
import { basketStream } from '@talloor/events/basket/events.ts';
import type { BasketView } from '@talloor/rules/basket/basketWire.ts';
import type { Decision } from '@talloor/platform/aggregate/aggregate.ts';
import type { Position } from '@talloor/platform/event-store/port.ts';
import type { RequestContext } from '@talloor/platform/http/handler.ts';
import type { CommandSide } from '../../commandSide.ts';
import { commandMetadata } from '../../commandMetadata.ts';
import { basketFold } from '../../folds.ts';
import { accepted } from '../../runCommand.ts';
import type { ActiveBaskets } from './activeBaskets.ts';
import { articlesOf, gatherBasketFacts, type BasketFacts } from './basketFacts.ts';
import { decideOnOpenBasket, type OpenBasket } from './openBasket.ts';
import { viewBasketState } from './viewBasketState.ts';

/** One change of the customer's basket: what it is called, what was asked, and what is decided. */
export type BasketChange = {
  readonly name: string;
  readonly input: unknown;
  /** Articles that the decision needs beside those in the basket. */
  readonly articleNumbers?: readonly string[];
  readonly decide: (basket: OpenBasket, facts: BasketFacts) => Decision<BasketEvent>;
};

export type ChangeActiveBasket = (
  context: RequestContext<{ kind: 'customer' }>,
  change: BasketChange,
) => Promise<{ body: BasketView; seen: Position | null }>;

/** Two users of a customer may check out between reading the row and the append; more than this is no coincidence. */
const tries = 4;

/**
 * Runs changes on the customer's one active basket and answers with the whole basket. Opens it with the first change, and
 * goes on in a new one where the row still points to a basket that was checked out (a crash, or another process).
 */
export function createChangeActiveBasket(side: CommandSide, baskets: ActiveBaskets): ChangeActiveBasket {
  return async (context, change) => {
    const { customerNumber, user } = context;
    const metadata = commandMetadata(change.name, change.input, context, side);
    let basketId = await baskets.findOrReserve(customerNumber);
    for (let attempt = 1; ; attempt++) {
      const opening = { basketId, customerNumber, openedBy: user.userId };
      let facts: BasketFacts | undefined;
      let ended = false;
      const command = side.repository.execute(basketFold, basketStream(basketId), metadata, async (state) => {
        facts = undefined;
        ended = state.status === 'checkedOut';
        if (!ended) {
          const articles = [...articlesOf(state), ...(change.articleNumbers ?? [])];
          facts = await gatherBasketFacts(side, customerNumber, articles);
        }
        const known = facts;
        return decideOnOpenBasket(state, opening, (basket) =>
          known ? change.decide(basket, known) : { rejected: 'basket.already_ordered' },
        );
      });
      try {
        const { state, position } = await accepted(command, 'basket.concurrent_change');
        facts ??= await gatherBasketFacts(side, customerNumber, articlesOf(state));
        return { body: viewBasketState(state, facts, context.language), seen: position };
      } catch (error) {
        if (!ended || attempt === tries) throw error;
        basketId = await baskets.replace(customerNumber, basketId);
      }
    }
  };
}
