import { fr } from './fr.ts';
import { nl } from './nl.ts';

export const invoiceExplanationTexts = { nl, fr };
