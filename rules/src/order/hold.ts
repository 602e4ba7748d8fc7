/** An order is held for who changes it until this long after their last act (issue: 15 minutes without activity). */
export const holdMinutes = 15;

/** Until when an order is held for who acts now, ISO 8601: never beyond its deadline. */
export function heldUntil(now: Date, changeDeadline: string): string {
  const until = new Date(now.getTime() + holdMinutes * 60_000).toISOString();
  return until < changeDeadline ? until : changeDeadline;
}
