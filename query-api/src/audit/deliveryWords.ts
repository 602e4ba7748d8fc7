import { deliveryHistoryFr } from '@talloor/messages/history/deliveryFr.ts';
import { deliveryHistoryNl, type DeliveryHistoryWords } from '@talloor/messages/history/deliveryNl.ts';
import type { Language } from './auditSide.ts';

export const deliveryWords: Readonly<Record<Language, DeliveryHistoryWords>> = {
  nl: deliveryHistoryNl,
  fr: deliveryHistoryFr,
};
