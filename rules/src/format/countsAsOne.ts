import type { Language } from '../facts.ts';

/** Whether so many of a thing take its singular: one in Dutch, anything below two in French (`1,5 boîte`). */
export const countsAsOne = (language: Language, count: number): boolean =>
  language === 'fr' ? Math.abs(count) < 2 : count === 1;
