import { command, get } from './callable.ts';
import type * as recalls from '../endpoints/recalls.ts';

export const listRecalls = get<typeof recalls.listRecalls>('listRecalls', '/api/recalls');
export const getRecall = get<typeof recalls.getRecall>('getRecall', '/api/recalls/:id');
export const acknowledgeRecall = command<typeof recalls.acknowledgeRecall>(
  'acknowledgeRecall',
  'POST',
  '/api/recalls/:id/acknowledge',
);
