import type { CalendarFacts } from '../facts.ts';

const dayLength = 86_400_000;
const utc = (day: string): number => Date.parse(`${day}T00:00:00Z`);

/** The day (yyyy-mm-dd) that many calendar days later, or earlier where negative. */
export const addDays = (day: string, days: number): string =>
  new Date(utc(day) + days * dayLength).toISOString().slice(0, 10);

/** The same day so many months later, or earlier where negative; the last one of a month that is too short for it. */
export function sameDayIn(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, last))).toISOString().slice(0, 10);
}

/** ISO weekday: 1 Monday … 7 Sunday. */
export const weekdayOf = (day: string): number => ((Math.floor(utc(day) / dayLength) + 3) % 7) + 1;

type Closed = Pick<CalendarFacts, 'holidays' | 'closingDays'>;

/** Monday to Friday, no legal holiday and no closing day (architecture.md §8). */
export const isWorkday = (day: string, calendar: Closed): boolean =>
  weekdayOf(day) <= 5 &&
  !calendar.closingDays.includes(day) &&
  !calendar.holidays.some((holiday) => holiday.day === day);

// A calendar that closes for longer than this is not a calendar; it keeps the search finite.
const furthest = 400;

/** The n-th working day before a day; the day itself for 0. */
export function workdaysBefore(day: string, workdays: number, calendar: Closed): string {
  let at = day;
  let left = workdays;
  for (let step = 0; left > 0 && step < furthest; step += 1) {
    at = addDays(at, -1);
    if (isWorkday(at, calendar)) left -= 1;
  }
  return at;
}

/** The n-th working day after a day. */
export function workdaysAfter(day: string, workdays: number, calendar: Closed): string {
  let at = day;
  let left = workdays;
  for (let step = 0; left > 0 && step < furthest; step += 1) {
    at = addDays(at, 1);
    if (isWorkday(at, calendar)) left -= 1;
  }
  return at;
}
