import type { CalendarFacts } from '../facts.ts';

const dayLength = 86_400_000;
const utc = (day: string): number => Date.parse(`${day}T00:00:00Z`);

/** May be negative. */
export const addDays = (day: string, days: number): string =>
  new Date(utc(day) + days * dayLength).toISOString().slice(0, 10);

/** Capped to the last day of a shorter month. */
export function sameDayIn(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, last))).toISOString().slice(0, 10);
}

/** 1 Monday … 7 Sunday. */
export const weekdayOf = (day: string): number => ((Math.floor(utc(day) / dayLength) + 3) % 7) + 1;

type ClosedDays = Pick<CalendarFacts, 'holidays' | 'closingDays'>;

/** Monday to Friday without legal holidays and closing days (architecture.md §8). */
export const isWorkday = (day: string, calendar: ClosedDays): boolean =>
  weekdayOf(day) <= 5 &&
  !calendar.closingDays.includes(day) &&
  !calendar.holidays.some((holiday) => holiday.day === day);

// Bounds the search in a broken calendar.
const furthest = 400;

/** The day itself for 0. */
export function workdaysBefore(day: string, workdays: number, calendar: ClosedDays): string {
  let at = day;
  let remaining = workdays;
  for (let step = 0; remaining > 0 && step < furthest; step += 1) {
    at = addDays(at, -1);
    if (isWorkday(at, calendar)) remaining -= 1;
  }
  return at;
}

export function workdaysAfter(day: string, workdays: number, calendar: ClosedDays): string {
  let at = day;
  let remaining = workdays;
  for (let step = 0; remaining > 0 && step < furthest; step += 1) {
    at = addDays(at, 1);
    if (isWorkday(at, calendar)) remaining -= 1;
  }
  return at;
}
