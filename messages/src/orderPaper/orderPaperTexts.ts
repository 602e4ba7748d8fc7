import { fr } from './fr.ts';
import { nl } from './nl.ts';

/** Words of an open order on paper, by language. */
export const orderPaperTexts = { nl, fr };
