import Holidays from 'date-holidays';
import type { CalendarFacts } from '@talloor/rules/facts.ts';

const dutch = new Holidays('BE', { languages: ['nl'] });
const french = new Holidays('BE', { languages: ['fr'] });

/** The ten legal holidays of Belgium in a year (standards.md), in order; regional and observed days are none of them. */
export function legalHolidays(year: number): CalendarFacts['holidays'] {
  const frenchNames = new Map(french.getHolidays(year).map((holiday) => [holiday.date, holiday.name]));
  return dutch
    .getHolidays(year)
    .filter((holiday) => holiday.type === 'public')
    .map(({ date, name }) => ({ day: date.slice(0, 10), name: { nl: name, fr: frenchNames.get(date) ?? name } }));
}
