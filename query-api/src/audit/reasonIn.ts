import { orderReasonTexts } from '@talloor/messages/office/orderReasons.ts';
import type { Language } from './auditSide.ts';

/** Text of a reason; other values are shown as they are. */
export const reasonIn = (reason: string, language: Language): string => orderReasonTexts[language][reason] ?? reason;
