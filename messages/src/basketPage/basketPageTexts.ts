import { fr } from './fr.ts';
import { nl } from './nl.ts';

/** Words of the basket on paper and as a page without script, by language. */
export const basketPageTexts = { nl, fr };
