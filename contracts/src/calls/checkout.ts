import { command, get } from './callable.ts';
import type * as address from '../endpoints/address.ts';
import type * as checkoutCalls from '../endpoints/checkout.ts';
import type * as delivery from '../endpoints/delivery.ts';

export const chooseDeliveryAddress = command<typeof address.chooseDeliveryAddress>(
  'chooseDeliveryAddress',
  'POST',
  '/api/basket/address',
);
export const confirmDeliveryMomentByPost = command<typeof delivery.confirmDeliveryMomentByPost>(
  'confirmDeliveryMomentByPost',
  'POST',
  '/api/basket/confirm/:timestamp',
);
export const chooseBasketKind = command<typeof checkoutCalls.chooseBasketKind>(
  'chooseBasketKind',
  'POST',
  '/api/basket/kind',
);
export const getPlacedOrder = get<typeof checkoutCalls.getPlacedOrder>('getPlacedOrder', '/api/basket/placed/:id');
export const checkout = command<typeof checkoutCalls.checkout>('checkout', 'POST', '/api/basket/checkout');
export const findCities = get<typeof address.findCities>('findCities', '/api/address/city');
export const findStreets = get<typeof address.findStreets>('findStreets', '/api/address/street');
export const getAddressBook = get<typeof address.getAddressBook>('getAddressBook', '/api/address/book');
export const getDeliveryMoments = get<typeof delivery.getDeliveryMoments>(
  'getDeliveryMoments',
  '/api/delivery-moments',
);
export const listMomentMeanings = get<typeof delivery.listMomentMeanings>(
  'listMomentMeanings',
  '/api/delivery-moments/meaning',
);
export const previewDeliveryMoment = get<typeof delivery.previewDeliveryMoment>(
  'previewDeliveryMoment',
  '/api/basket/preview/:timestamp',
);
