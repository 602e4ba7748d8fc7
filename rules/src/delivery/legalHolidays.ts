import { easter } from 'date-easter';
import type { CalendarFacts } from '../facts.ts';

type Holiday = { readonly name: { readonly nl: string; readonly fr: string } } & (
  | { readonly date: string }
  /** Days after Easter Sunday. */
  | { readonly afterEaster: number }
);

/** Koninklijk besluit of 18 April 1974. The holiday library needs 20 MB; a test compares both. */
const list: readonly Holiday[] = [
  { date: '01-01', name: { nl: 'Nieuwjaar', fr: 'Nouvel An' } },
  { afterEaster: 1, name: { nl: 'Paasmaandag', fr: 'Lundi de Pâques' } },
  { date: '05-01', name: { nl: 'Dag van de Arbeid', fr: 'Fête du travail' } },
  { afterEaster: 39, name: { nl: 'Hemelvaartsdag', fr: 'Ascension' } },
  { afterEaster: 50, name: { nl: 'Pinkstermaandag', fr: 'Lundi de Pentecôte' } },
  { date: '07-21', name: { nl: 'Nationale feestdag', fr: 'Fête nationale' } },
  { date: '08-15', name: { nl: 'Tenhemelopneming', fr: 'Assomption' } },
  { date: '11-01', name: { nl: 'Allerheiligen', fr: 'Toussaint' } },
  { date: '11-11', name: { nl: 'Wapenstilstand', fr: 'Armistice' } },
  { date: '12-25', name: { nl: 'Kerstmis', fr: 'Noël' } },
];

/** Belgium's ten (standards.md), in order. */
export function legalHolidays(year: number): CalendarFacts['holidays'] {
  const { month, day } = easter(year);
  const dayOf = (holiday: Holiday): string =>
    'date' in holiday
      ? `${year}-${holiday.date}`
      : new Date(Date.UTC(year, month - 1, day + holiday.afterEaster)).toISOString().slice(0, 10);
  return list
    .map((holiday) => ({ day: dayOf(holiday), name: holiday.name }))
    .toSorted((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0));
}
