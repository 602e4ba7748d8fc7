import { orderReasonTexts } from '@talloor/messages/office/orderReasons.ts';
import type { Language } from './auditSide.ts';

/** The reason of an act on an order in words; what is no code is said as it was written. */
export const reasonIn = (reason: string, language: Language): string => orderReasonTexts[language][reason] ?? reason;
