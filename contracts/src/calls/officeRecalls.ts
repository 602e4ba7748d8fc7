import { command, get } from './callable.ts';
import type * as recalls from '../endpoints/officeRecalls.ts';
import type * as history from '../endpoints/recallHistory.ts';

export const listOfficeRecalls = get<typeof recalls.listOfficeRecalls>('listOfficeRecalls', '/api/office/recalls');
export const getOfficeRecall = get<typeof recalls.getOfficeRecall>('getOfficeRecall', '/api/office/recalls/:id');
export const previewRecall = get<typeof recalls.previewRecall>('previewRecall', '/api/office/recall-preview');
export const exportRecall = get<typeof recalls.exportRecall>('exportRecall', '/api/office/recalls/:id/sheet');
export const openRecall = command<typeof recalls.openRecall>('openRecall', 'POST', '/api/office/recalls');
export const remindOfRecall = command<typeof recalls.remindOfRecall>(
  'remindOfRecall',
  'POST',
  '/api/office/recalls/:id/remind',
);
export const acknowledgeRecallFor = command<typeof recalls.acknowledgeRecallFor>(
  'acknowledgeRecallFor',
  'POST',
  '/api/office/recalls/:id/acknowledge',
);
export const closeRecall = command<typeof recalls.closeRecall>('closeRecall', 'POST', '/api/office/recalls/:id/close');
export const getRecallHistory = get<typeof history.getRecallHistory>(
  'getRecallHistory',
  '/api/office/recalls/:id/history',
);
