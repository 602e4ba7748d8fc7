/** The warning starts this long before the deadline (spec shopping §9). */
export const closingWindowSeconds = 7200;
export const displayLeadSeconds = 1800;

/** What a screen shows of a deadline, in epoch seconds; the server enforces the real one. */
export type CutOff =
  /** `at`: the time to show, half an hour early while closing. */
  | { readonly kind: 'open' | 'closing'; readonly at: number; readonly secondsLeft: number }
  /** No time is shown between the shown and the real deadline (readings, Change deadline). */
  | { readonly kind: 'last_minutes' }
  | { readonly kind: 'past' };

/** @param deadline epoch seconds; @param now epoch seconds */
export function cutOffAt(deadline: number, now: number): CutOff {
  const secondsLeft = deadline - now;
  if (secondsLeft > closingWindowSeconds) return { kind: 'open', at: deadline, secondsLeft };
  if (secondsLeft > displayLeadSeconds)
    return { kind: 'closing', at: deadline - displayLeadSeconds, secondsLeft: secondsLeft - displayLeadSeconds };
  return { kind: secondsLeft > 0 ? 'last_minutes' : 'past' };
}
