export const comparisons = ['previous', 'now', 'begin'] as const;
export type Comparison = (typeof comparisons)[number];

/** `older` is -1 before the first. */
export type ComparedEvents = { readonly older: number; readonly newer: number };

/** `?with=`; default previous. */
export const readComparison = (value: string | null): Comparison =>
  comparisons.find((comparison) => comparison === value) ?? 'previous';

/** The later event is the newer state. */
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
