import { checkpointName } from '@talloor/platform/subscription/checkpoints.ts';
import type { Waiter } from './readSide.ts';

/** Screens name a read model by its word (`baskets`); the platform's waiter by its checkpoint (`baskets@1`). */
export function waiterOfReadModels(
  waiter: Waiter,
  readModels: readonly { readonly name: string; readonly version: number }[],
): Waiter {
  const checkpoints = new Map(readModels.map((readModel) => [readModel.name, checkpointName(readModel)]));
  const named = (readModel: string) => checkpoints.get(readModel) ?? readModel;
  return {
    waitFor: (readModel, position, timeoutMs) => waiter.waitFor(named(readModel), position, timeoutMs),
    onAdvance: (readModel, listener) => waiter.onAdvance(named(readModel), listener),
  };
}
