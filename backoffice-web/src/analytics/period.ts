import { isoDay } from '@talloor/rules/format/dates.ts';
import { isRealDay } from '@talloor/rules/format/readDay.ts';
import { mostAnalyticsDays } from '@talloor/contracts/analytics/mostAnalyticsDays.ts';

const dayMs = 24 * 60 * 60 * 1000;

export type Period = { readonly from: string; readonly to: string };

export const usualDays = [7, 30, 90, 365] as const;

/** @param now epoch seconds */
export const lastDays = (days: number, now: number): Period => {
  const to = isoDay(now);
  return { from: new Date(Date.parse(to) - (days - 1) * dayMs).toISOString().slice(0, 10), to };
};

/** Null: no days, or too many. */
export const readPeriod = (from: string | null, to: string | null): Period | null => {
  if (from === null || to === null || !isRealDay(from) || !isRealDay(to)) return null;
  const days = (Date.parse(to) - Date.parse(from)) / dayMs + 1;
  return days >= 1 && days <= mostAnalyticsDays ? { from, to } : null;
};
