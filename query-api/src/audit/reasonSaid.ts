import { reasonsFr } from '@talloor/messages/office/reasonsFr.ts';
import { reasonsNl } from '@talloor/messages/office/reasonsNl.ts';
import type { Language } from './auditSide.ts';

const reasons: Readonly<Record<Language, Readonly<Record<string, string>>>> = { nl: reasonsNl, fr: reasonsFr };

/** A reason that the office chose, by its code; one of before there was a list is said as it was typed. */
export const reasonSaid = (code: string, language: Language): string => reasons[language][code] ?? code;
