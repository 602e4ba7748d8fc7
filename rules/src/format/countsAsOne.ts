import type { Language } from '../facts.ts';

/** Singular: one in Dutch, below two in French (`1,5 boîte`). */
export const countsAsOne = (language: Language, count: number): boolean =>
  language === 'fr' ? Math.abs(count) < 2 : count === 1;
