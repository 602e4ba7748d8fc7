import { fr } from './fr.ts';
import { nl } from './nl.ts';

/** Words of what was done with a list, by language. */
export const listTexts = { nl, fr };
