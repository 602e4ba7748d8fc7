import type { Bilingual } from '../facts.ts';

const letters = (name: string): string =>
  name
    .normalize('NFD')
    .replaceAll(/[^\p{L}]/gu, '')
    .toLowerCase();

/** Whether one of the cities has this name, in either language. Only letters count, without accents and case. */
export const isCityOf = (typedName: string, cities: readonly Bilingual[]): boolean =>
  cities.some(({ nl, fr }) => [nl, fr].some((name) => letters(name) === letters(typedName)));
