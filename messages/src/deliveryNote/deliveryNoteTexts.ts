import { fr } from './fr.ts';
import { nl } from './nl.ts';

/** Words of a delivery note on paper, by language. */
export const deliveryNoteTexts = { nl, fr };
