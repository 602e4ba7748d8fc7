/** How far the clock of the ERP may be ahead. */
const toleranceMs = 5 * 60_000;

/** A later report would outdate all that follow, so it is refused. */
export const latestInstant = (now: Date): Date => new Date(now.getTime() + toleranceMs);
