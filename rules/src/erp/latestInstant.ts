/** How far the clock of the ERP may be ahead of ours. */
const toleranceMs = 5 * 60_000;

/** The latest instant that the ERP may report as past: a later one would outdate all that follows. */
export const latestInstant = (now: Date): Date => new Date(now.getTime() + toleranceMs);
