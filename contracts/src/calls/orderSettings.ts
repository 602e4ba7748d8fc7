import { command, get } from './callable.ts';
import type * as settings from '../endpoints/orderSettings.ts';

export const getOrderSettings = get<typeof settings.getOrderSettings>('getOrderSettings', '/api/order-settings');
export const chooseOrderSettings = command<typeof settings.chooseOrderSettings>(
  'chooseOrderSettings',
  'POST',
  '/api/order-settings',
);
export const getOfficeOrderSettings = get<typeof settings.getOfficeOrderSettings>(
  'getOfficeOrderSettings',
  '/api/office/customers/:id/order-settings',
);
export const chooseOfficeOrderSettings = command<typeof settings.chooseOfficeOrderSettings>(
  'chooseOfficeOrderSettings',
  'POST',
  '/api/office/customers/:id/order-settings',
);
