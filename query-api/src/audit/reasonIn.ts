import { orderReasonTexts } from '@talloor/messages/office/orderReasons.ts';
import type { Language } from './auditSide.ts';

/** Other values are shown as they are. */
export const reasonIn = (reason: string, language: Language): string => orderReasonTexts[language][reason] ?? reason;
