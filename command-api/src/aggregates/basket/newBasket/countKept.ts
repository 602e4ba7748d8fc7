import { basketStream } from '@talloor/events/basket/events.ts';
import type { CommandSide } from '../../../commandSide.ts';
import { basketFold } from '../../../commands/folds.ts';
import type { EndedBasket } from '../activeBaskets.ts';
import { mostKept } from '../setAside/decideSetAside.ts';

/**
 * How many baskets with lines a customer keeps, of those that lost their place last. Their streams are only read where there
 * could be too many: until then it is at most the number of them.
 */
export async function countKept(
  { repository }: Pick<CommandSide, 'repository'>,
  ended: readonly EndedBasket[],
): Promise<number> {
  const left = ended.filter(({ endedBy }) => endedBy === null);
  if (left.length < mostKept) return left.length;
  const baskets = await Promise.all(left.map(({ basketId }) => repository.load(basketFold, basketStream(basketId))));
  return baskets.filter(({ state }) => state.status === 'kept' && state.lines.length > 0).length;
}
