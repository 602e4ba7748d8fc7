/** What the state at an event is compared with, in the order in which it is offered. */
export const comparisons = ['previous', 'now', 'begin'] as const;
export type Comparison = (typeof comparisons)[number];

/** The two events whose states are compared; `older` is -1 before the first event. */
export type ComparedEvents = { readonly older: number; readonly newer: number };

/** Reads `?with=` of an address; the previous event where it says nothing known. */
export const readComparison = (given: string | null): Comparison =>
  comparisons.find((comparison) => comparison === given) ?? 'previous';

/** The older state is struck and the newer bold, so what comes after the event looked at is the newer one. Pure. */
export function comparedEvents(comparison: Comparison, index: number, last: number): ComparedEvents {
  switch (comparison) {
    case 'previous':
      return { older: index - 1, newer: index };
    case 'begin':
      return { older: 0, newer: index };
    case 'now':
      return { older: index, newer: last };
    default:
      return comparison satisfies never;
  }
}
