import { reasonsFr } from '@talloor/messages/office/reasonsFr.ts';
import { reasonsNl } from '@talloor/messages/office/reasonsNl.ts';
import type { Language } from './auditSide.ts';

const reasons: Readonly<Record<Language, Readonly<Record<string, string>>>> = { nl: reasonsNl, fr: reasonsFr };

/** Older ones are free text. */
export const reasonLabel = (code: string, language: Language): string => reasons[language][code] ?? code;
