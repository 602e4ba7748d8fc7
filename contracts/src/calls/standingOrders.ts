import { callable, command, get } from './callable.ts';
import type * as standingOrder from '../endpoints/standingOrder.ts';

export const getStandingOrder = get<typeof standingOrder.getStandingOrder>(
  'getStandingOrder',
  '/api/wishlist/:id/standing-order',
);
export const listStandingOrders = get<typeof standingOrder.listStandingOrders>(
  'listStandingOrders',
  '/api/standing-orders',
);
export const listStandingDates = callable<typeof standingOrder.listStandingDates>({
  ...get<typeof standingOrder.listStandingDates>('listStandingDates', '/api/standing-orders/dates'),
  method: 'POST',
});
export const getStandingRun = get<typeof standingOrder.getStandingRun>(
  'getStandingRun',
  '/api/standing-orders/baskets/:basketId',
);
export const setStandingOrder = command<typeof standingOrder.setStandingOrder>(
  'setStandingOrder',
  'PUT',
  '/api/wishlist/:id/standing-order',
);
export const pauseStandingOrder = command<typeof standingOrder.pauseStandingOrder>(
  'pauseStandingOrder',
  'POST',
  '/api/wishlist/:id/standing-order/pause',
);
export const resumeStandingOrder = command<typeof standingOrder.resumeStandingOrder>(
  'resumeStandingOrder',
  'POST',
  '/api/wishlist/:id/standing-order/resume',
);
export const skipStandingDate = command<typeof standingOrder.skipStandingDate>(
  'skipStandingDate',
  'POST',
  '/api/wishlist/:id/standing-order/skip',
);
export const restoreStandingDate = command<typeof standingOrder.restoreStandingDate>(
  'restoreStandingDate',
  'POST',
  '/api/wishlist/:id/standing-order/restore',
);
export const endStandingOrder = command<typeof standingOrder.endStandingOrder>(
  'endStandingOrder',
  'DELETE',
  '/api/wishlist/:id/standing-order',
);
