import type { Bilingual } from '../facts.ts';

const letters = (name: string): string =>
  name
    .normalize('NFD')
    .replaceAll(/[^\p{L}]/gu, '')
    .toLowerCase();

/** The city's name in the typed language. Only letters count, without accents and case. */
export const cityNamed = (typedName: string, cities: readonly Bilingual[]): string | null =>
  cities.flatMap(({ nl, fr }) => [nl, fr]).find((name) => name !== '' && letters(name) === letters(typedName)) ?? null;

export const isCityOf = (typedName: string, cities: readonly Bilingual[]): boolean =>
  cityNamed(typedName, cities) !== null;
