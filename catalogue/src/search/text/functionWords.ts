import type { Language } from '@talloor/rules/facts.ts';

/** Words that say nothing by themselves: left out of a question that holds others. */
const empty: Readonly<Record<Language, ReadonlySet<string>>> = {
  nl: new Set('de het een van met zonder in op en of voor uit aan per bij te tot om ik zoek d l'.split(' ')),
  fr: new Set('de du des d le la les l un une a au aux et ou en avec sans pour sur par dans'.split(' ')),
};

/** What follows one of these is what an article is made of or for, not what it is. */
const leading: Readonly<Record<Language, ReadonlySet<string>>> = {
  nl: new Set('met zonder in op van voor uit'.split(' ')),
  fr: new Set('de du des d a au aux en avec sans pour'.split(' ')),
};

/** Whether a word carries no meaning of its own. */
export const isEmptyWord = (plain: string, language: Language): boolean => empty[language].has(plain);
/** Whether what follows is no more what the article is, but what it is made of or for. */
export const leadsToDetail = (plain: string, language: Language): boolean => leading[language].has(plain);
