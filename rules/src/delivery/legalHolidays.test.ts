import { expect, test } from '@jest/globals';
import Holidays from 'date-holidays';
import { legalHolidays } from './legalHolidays.ts';

test('the legal holidays equal those of the international holiday library, by day and by name', () => {
  const [dutch, french] = [new Holidays('BE', { languages: ['nl'] }), new Holidays('BE', { languages: ['fr'] })];
  for (let year = 2020; year <= 2060; year++) {
    const isPublic = ({ type }: { readonly type: string }) => type === 'public';
    const holidaysOf = (library: Holidays) =>
      library
        .getHolidays(year)
        .filter(isPublic)
        .map(({ date, name }) => `${date.slice(0, 10)} ${name}`)
        .toSorted();
    const own = legalHolidays(year);
    expect(own).toHaveLength(10);
    expect(own.map(({ day, name }) => `${day} ${name.nl}`).toSorted()).toEqual(holidaysOf(dutch));
    expect(own.map(({ day, name }) => `${day} ${name.fr}`).toSorted()).toEqual(holidaysOf(french));
  }
});
