import type { Language } from '@talloor/rules/facts.ts';

const empty: Readonly<Record<Language, ReadonlySet<string>>> = {
  nl: new Set(
    'de het een van met zonder in op en of voor uit aan per bij te tot om ik zoek d l and und mit with'.split(' '),
  ),
  fr: new Set('de du des d le la les l un une a au aux et ou en avec sans pour sur par dans'.split(' ')),
};

const leading: Readonly<Record<Language, ReadonlySet<string>>> = {
  nl: new Set('met zonder in op van voor uit'.split(' ')),
  fr: new Set('de du des d a au aux en avec sans pour saveur gout parfum facon'.split(' ')),
};

export const isEmptyWord = (plain: string, language: Language): boolean => empty[language].has(plain);
export const leadsToDetail = (plain: string, language: Language): boolean => leading[language].has(plain);
