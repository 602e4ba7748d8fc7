import { command, get } from './callable.ts';
import type * as session from '../endpoints/session.ts';

export const login = command<typeof session.login>('login', 'POST', '/api/login');
export const logout = command<typeof session.logout>('logout', 'POST', '/api/logout');
export const getUser = get<typeof session.getUser>('getUser', '/api/user');
export const getBasketReminder = get<typeof session.getBasketReminder>(
  'getBasketReminder',
  '/api/user/basket-reminder',
);
export const chooseBasketReminder = command<typeof session.chooseBasketReminder>(
  'chooseBasketReminder',
  'POST',
  '/api/user/basket-reminder',
);
export const chooseCustomer = command<typeof session.chooseCustomer>('chooseCustomer', 'POST', '/api/user/customer');
