import { invoiceHistoryFr } from '@talloor/messages/history/invoicesFr.ts';
import { invoiceHistoryNl, type InvoiceHistoryWords } from '@talloor/messages/history/invoicesNl.ts';
import type { Language } from '../auditSide.ts';

export const invoiceWords: Readonly<Record<Language, InvoiceHistoryWords>> = {
  nl: invoiceHistoryNl,
  fr: invoiceHistoryFr,
};
