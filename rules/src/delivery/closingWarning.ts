/** The warning starts this many seconds before the true deadline and shows one that much earlier (spec shopping §9). */
export const closingWindowSeconds = 7200;
export const shownEarlierSeconds = 1800;

export type ClosingWarning = {
  /** Seconds until the true deadline. */
  readonly secondsLeft: number;
  /** The deadline to show, ISO 8601: half an hour before the true one, which alone the server obeys. */
  readonly shownDeadline: string;
};

/** The warning that ordering closes soon, or null where the deadline is further away or past. */
export function closingWarning(deadline: string | Date, now: Date): ClosingWarning | null {
  const at = typeof deadline === 'string' ? Date.parse(deadline) : deadline.getTime();
  const secondsLeft = Math.floor((at - now.getTime()) / 1000);
  if (!(secondsLeft >= 0 && secondsLeft <= closingWindowSeconds)) return null;
  return { secondsLeft, shownDeadline: new Date(at - shownEarlierSeconds * 1000).toISOString() };
}
