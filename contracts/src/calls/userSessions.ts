import { command, get } from './callable.ts';
import type * as userSessions from '../endpoints/userSessions.ts';

export const listUserSessions = get<typeof userSessions.listUserSessions>('listUserSessions', '/api/user/sessions');
export const endUserSession = command<typeof userSessions.endUserSession>(
  'endUserSession',
  'DELETE',
  '/api/user/sessions/:id',
);
export const endOtherSessions = command<typeof userSessions.endOtherSessions>(
  'endOtherSessions',
  'DELETE',
  '/api/user/sessions',
);
