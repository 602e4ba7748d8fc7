export const comparisons = ['previous', 'now', 'begin'] as const;
/** `pinned` is a moment that the user keeps. */
export type Comparison = (typeof comparisons)[number] | 'pinned';

/** `older` is -1 before the first. */
export type ComparedEvents = { readonly older: number; readonly newer: number };

export type ReadComparison = { readonly comparison: Comparison; readonly pinned: number };

type Events = readonly { readonly event: string }[];

/** `?with=`, also the name of an event; default previous. */
export function readComparison(value: string | null, events: Events): ReadComparison {
  const pinned = value === null ? -1 : events.findIndex(({ event }) => event === value);
  if (pinned >= 0) return { comparison: 'pinned', pinned };
  return { comparison: comparisons.find((comparison) => comparison === value) ?? 'previous', pinned };
}

/** The later event is the newer state. */
export function comparedEvents({ comparison, pinned }: ReadComparison, index: number, last: number): ComparedEvents {
  switch (comparison) {
    case 'previous':
      return { older: index - 1, newer: index };
    case 'begin':
      return { older: 0, newer: index };
    case 'now':
      return { older: index, newer: last };
    case 'pinned':
      return { older: Math.min(index, pinned), newer: Math.max(index, pinned) };
    default:
      return comparison satisfies never;
  }
}
