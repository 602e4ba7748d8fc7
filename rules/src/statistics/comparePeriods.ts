/** Days, yyyy-mm-dd, both inclusive. */
export type Period = { readonly from: string; readonly to: string };

export const longestPeriodDays = 5 * 366;

const dayMs = 86_400_000;

export const lengthOf = ({ from, to }: Period): number => Math.round((Date.parse(to) - Date.parse(from)) / dayMs) + 1;

export type PeriodBreach = 'statistics.period_reversed' | 'statistics.period_too_long';

export function judgePeriod(period: Period): PeriodBreach | null {
  if (period.to < period.from) return 'statistics.period_reversed';
  return lengthOf(period) > longestPeriodDays ? 'statistics.period_too_long' : null;
}

/** As long as the period, and up to the day before it. */
export function periodBefore(period: Period): Period {
  const days = lengthOf(period);
  return { from: shiftDay(period.from, -days), to: shiftDay(period.from, -1) };
}

export const shiftDay = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10);
