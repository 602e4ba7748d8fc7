import { legalHolidays } from './legalHolidays.ts';

/** Legal holidays of the year of each instant and of its neighbours, yyyy-mm-dd. */
export function holidaysAround(...instants: readonly number[]): ReadonlySet<string> {
  const years = new Set(
    instants.map((instant) => new Date(instant).getUTCFullYear()).flatMap((year) => [year - 1, year, year + 1]),
  );
  return new Set([...years].flatMap((year) => legalHolidays(year).map(({ day }) => day)));
}
