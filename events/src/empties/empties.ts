import { z } from 'zod';
import { defineEvent, type EventIn } from '../defineEvent.ts';
import { digits } from '../values.ts';
import { within } from '../within.ts';

/** Stream `empties-{customerNumber}`. What deliveries bring and take is in their own events (ADR 0125). */
export const emptiesEvents = {
  /** Difference from the ledger: positive adds containers. */
  ContainersCorrected: defineEvent(
    'ContainersCorrected',
    z.object({
      customerNumber: digits,
      kind: z.string().regex(/^[\w-]{1,30}$/),
      count: z.int().min(-9999).max(9999),
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

export const emptiesFold = {
  category: 'empties',
  stateVersion: 1,
  initial: noEmpties,
  evolve: evolveEmpties,
};
