/** The warning starts this many seconds before the deadline (spec shopping §9). */
export const closingWindowSeconds = 7200;
export const displayLeadSeconds = 1800;

/** What a screen shows of a deadline; the server enforces the real one. Instants are epoch seconds. */
export type CutOff =
  /** `at`: the time to show, half an hour early while closing. */
  | { readonly kind: 'open' | 'closing'; readonly at: number; readonly secondsLeft: number }
  /** Between the shown and the real deadline no time is shown (readings, Change deadline). */
  | { readonly kind: 'last_minutes' }
  | { readonly kind: 'past' };

/** @param deadline real one, epoch seconds; @param now epoch seconds */
export function cutOffAt(deadline: number, now: number): CutOff {
  const secondsLeft = deadline - now;
  if (secondsLeft > closingWindowSeconds) return { kind: 'open', at: deadline, secondsLeft };
  if (secondsLeft > displayLeadSeconds)
    return { kind: 'closing', at: deadline - displayLeadSeconds, secondsLeft: secondsLeft - displayLeadSeconds };
  return { kind: secondsLeft > 0 ? 'last_minutes' : 'past' };
}
