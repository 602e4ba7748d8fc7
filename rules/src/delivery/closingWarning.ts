/** The warning starts this many seconds before the deadline (spec shopping §9). */
export const closingWindowSeconds = 7200;
export const displayLeadSeconds = 1800;

export type ClosingWarning = {
  readonly secondsLeft: number;
  /** ISO 8601: half an hour before the real deadline, which the server enforces. */
  readonly shownDeadline: string;
};

/** Null when the deadline is far away or past. */
export function closingWarning(deadline: string | Date, now: Date): ClosingWarning | null {
  const at = typeof deadline === 'string' ? Date.parse(deadline) : deadline.getTime();
  const secondsLeft = Math.floor((at - now.getTime()) / 1000);
  if (!(secondsLeft >= 0 && secondsLeft <= closingWindowSeconds)) return null;
  return { secondsLeft, shownDeadline: new Date(at - displayLeadSeconds * 1000).toISOString() };
}
