import { fillText } from '../basket/fillText.ts';
import { usualTexts, type OwnTexts } from '../company/ownTexts.ts';
import { fr } from './fr.ts';
import { nl } from './nl.ts';

const texts = { nl, fr };

export const problemTextsOf =
  (ownTexts: OwnTexts) =>
  (
    code: keyof typeof nl,
    parameters: Readonly<Record<string, string | number>>,
    language: 'nl' | 'fr',
  ): { readonly title: string; readonly detail: string } => {
    const { title, detail } = ownTexts(texts)[language][code];
    return { title: fillText(title, parameters, language), detail: fillText(detail, parameters, language) };
  };

export const problemTexts = problemTextsOf(usualTexts);
