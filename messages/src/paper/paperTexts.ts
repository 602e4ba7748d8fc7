import { fr } from './fr.ts';
import { nl } from './nl.ts';

/** Words that every paper has, by language. */
export const paperTexts = { nl, fr };
