/** The history covers 18 months (spec shopping §9): since when, as an ISO instant. */
export function historyBegins(now: Date): string {
  const begins = new Date(now);
  begins.setUTCMonth(begins.getUTCMonth() - 18);
  return begins.toISOString();
}
