import { z } from 'zod';
import { defineEvent, type EventIn } from '../defineEvent.ts';
import { digits } from '../values.ts';

/**
 * Stream `empties-{customerNumber}`: what people say of a customer's containers. What deliveries bring and take is told by their own
 * events and not again here (ADR 0125).
 */
export const emptiesEvents = {
  /** Counted otherwise than the ledger says: so many of a kind more (or fewer, below 0) are at the customer's. */
  ContainersCorrected: defineEvent(
    'ContainersCorrected',
    z.object({
      customerNumber: digits,
      kind: z.string().regex(/^[\w-]{1,30}$/),
      count: z.int().min(-9999).max(9999),
      /** A code that the office chose. */
      reason: z.string().max(40),
      correctedBy: digits,
    }),
  ),
};
export type EmptiesEvent = EventIn<typeof emptiesEvents>;

export const emptiesStream = (customerNumber: string): string => `empties-${customerNumber}`;

/** Corrections by kind. */
export type EmptiesState = { readonly corrected: Readonly<Record<string, number>> };
export const noEmpties: EmptiesState = { corrected: {} };

/** Folds one correction into their sums. */
export function evolveEmpties({ corrected }: EmptiesState, { data: { kind, count } }: EmptiesEvent): EmptiesState {
  return { corrected: { ...corrected, [kind]: (corrected[kind] ?? 0) + count } };
}
