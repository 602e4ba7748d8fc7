export const holdMinutes = 15;

/** ISO 8601, at most the deadline. */
export function holdEnd(now: Date, changeDeadline: string): string {
  const until = new Date(now.getTime() + holdMinutes * 60_000).toISOString();
  return until < changeDeadline ? until : changeDeadline;
}
