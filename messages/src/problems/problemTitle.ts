import { fillText } from '../basket/fillText.ts';
import { fr } from './fr.ts';
import { nl } from './nl.ts';

const texts: Readonly<Record<'nl' | 'fr', Readonly<Record<string, { readonly title: string } | undefined>>>> = {
  nl,
  fr,
};

/** Unknown codes stay codes. */
export const problemTitle = (code: string, language: 'nl' | 'fr'): string => {
  const problemText = texts[language][code];
  return problemText ? fillText(problemText.title, {}, language) : code;
};
