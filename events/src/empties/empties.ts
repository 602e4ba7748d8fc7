import { z } from 'zod';
import { defineEvent, type EventIn } from '../defineEvent.ts';
import { digits } from '../values.ts';
import { within } from '../within.ts';

/**
 * Stream `empties-{customerNumber}`: what people say of a customer's containers. What deliveries bring and take is told by their own
 * events and not again here (ADR 0125).
 */
export const emptiesEvents = {
  /** Difference from the ledger: positive adds containers, negative removes them. */
  ContainersCorrected: defineEvent(
    'ContainersCorrected',
    z.object({
      customerNumber: digits,
      kind: z.string().regex(/^[\w-]{1,30}$/),
      count: z.int().min(-9999).max(9999),
      /** Reason code. */
      reason: within(40),
      correctedBy: digits,
    }),
  ),
};
export type EmptiesEvent = EventIn<typeof emptiesEvents>;

export const emptiesStream = (customerNumber: string): string => `empties-${customerNumber}`;

/** Sum of corrections by kind. */
export type EmptiesState = { readonly corrected: Readonly<Record<string, number>> };
export const noEmpties: EmptiesState = { corrected: {} };

export function evolveEmpties({ corrected }: EmptiesState, { data: { kind, count } }: EmptiesEvent): EmptiesState {
  return { corrected: { ...corrected, [kind]: (corrected[kind] ?? 0) + count } };
}

/** Raise `stateVersion` with each change of `evolveEmpties` or its state. */
export const emptiesFold = {
  category: 'empties',
  stateVersion: 1,
  initial: noEmpties,
  evolve: evolveEmpties,
};
