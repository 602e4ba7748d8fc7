import { fillText } from '../basket/fillText.ts';
import { fr } from './fr.ts';
import { nl } from './nl.ts';

const texts: Readonly<Record<'nl' | 'fr', Readonly<Record<string, { readonly title: string } | undefined>>>> = {
  nl,
  fr,
};

/** What went wrong in a few words, for a code that an event kept; one that is no longer known stays a code. */
export const problemTitle = (code: string, language: 'nl' | 'fr'): string => {
  const known = texts[language][code];
  return known ? fillText(known.title, {}, language) : code;
};
