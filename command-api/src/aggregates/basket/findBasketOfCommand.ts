import { basketStream } from '@talloor/events/basket/events.ts';
import type { CommandMetadata } from '@talloor/platform/codec/codec.ts';
import { Problem } from '@talloor/platform/http/problem.ts';
import type { CommandSide } from '../../commandSide.ts';
import { basketFold } from '@talloor/events/basket/state.ts';

/** @throws Problem when the key was used for another command */
export async function findBasketOfCommand(
  { repository }: Pick<CommandSide, 'repository'>,
  basketIds: readonly string[],
  metadata: CommandMetadata,
): Promise<string | null> {
  const outcomes = await Promise.all(
    basketIds.map((basketId) => repository.execute(basketFold, basketStream(basketId), metadata, () => [])),
  );
  if (outcomes.some(({ kind }) => kind === 'keyReused')) throw new Problem('idempotency.key_reused');
  const index = outcomes.findIndex((outcome) => outcome.kind === 'accepted' && outcome.repeated);
  return basketIds[index] ?? null;
}
