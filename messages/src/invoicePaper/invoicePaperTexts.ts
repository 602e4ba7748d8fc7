import { fr } from './fr.ts';
import { nl } from './nl.ts';

export const invoicePaperTexts = { nl, fr };
