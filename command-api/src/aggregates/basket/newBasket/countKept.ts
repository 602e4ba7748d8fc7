import { basketStream } from '@talloor/events/basket/events.ts';
import type { CommandSide } from '../../../commandSide.ts';
import { basketFold } from '@talloor/events/basket/state.ts';
import type { EndedBasket } from '../activeBaskets.ts';
import { mostKept } from '../setAside/decideSetAside.ts';

/** Reads streams only when the maximum could be exceeded. */
export async function countKept(
  { repository }: Pick<CommandSide, 'repository'>,
  endedBaskets: readonly EndedBasket[],
): Promise<number> {
  const withoutCheckout = endedBaskets.filter(({ endedBy }) => endedBy === null);
  if (withoutCheckout.length < mostKept) return withoutCheckout.length;
  const baskets = await Promise.all(
    withoutCheckout.map(({ basketId }) => repository.load(basketFold, basketStream(basketId))),
  );
  return baskets.filter(({ state }) => state.status === 'kept' && state.lines.length > 0).length;
}
