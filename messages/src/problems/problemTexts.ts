import { fr } from './fr.ts';
import { nl } from './nl.ts';

const texts = { nl, fr };

/** Title and way out of a problem. Its values stand in the problem's parameters, not in these words. */
export const problemTexts = (
  code: keyof typeof nl,
  _parameters: Readonly<Record<string, string | number>>,
  language: 'nl' | 'fr',
): { readonly title: string; readonly detail: string } => texts[language][code];
