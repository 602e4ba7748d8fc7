import { get } from './callable.ts';
import type * as trackTrace from '../endpoints/trackTrace.ts';

export const getTrackTrace = get<typeof trackTrace.getTrackTrace>('getTrackTrace', '/api/track-trace/:orderNumber');
export const watchTrackTrace = get<typeof trackTrace.watchTrackTrace>(
  'watchTrackTrace',
  '/api/track-trace/:orderNumber/stream',
);
