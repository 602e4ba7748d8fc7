import { command, get } from './callable.ts';
import type * as portal from '../endpoints/portal.ts';

export const listPortalUsers = get<typeof portal.listPortalUsers>('listPortalUsers', '/api/portal/users');
export const changePortalRights = command<typeof portal.changePortalRights>(
  'changePortalRights',
  'POST',
  '/api/portal/users/:user_id/rights',
);
export const removePortalUser = command<typeof portal.removePortalUser>(
  'removePortalUser',
  'POST',
  '/api/portal/users/:user_id/remove',
);
