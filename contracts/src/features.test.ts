import { expect, test } from '@jest/globals';
import { allEndpoints } from './allEndpoints.ts';
import { features } from './features.ts';

const beginnings = {
  wish_list: ['/api/wishlist/', '/export/wishlist/', '/api/standing-orders'],
  restricted_wish_list: ['/api/restricted-list', '/api/office/restrictedLists'],
  basket_upload: ['/api/basket/upload'],
  pending_orders: [
    '/api/dashboard/orders/pending',
    '/api/dashboard/orders/delivered',
    '/api/dashboard/orders/invoiced',
    '/api/pending_order/',
    '/pending-order/',
    '/order-receipt/',
    '/api/delivery-note/',
    '/delivery-note/',
    '/api/track-trace/',
    '/api/returns',
    '/return-slip/',
  ],
} as const;

test('every call under a feature’s paths declares that feature, so that a tenant without it has none of them', () => {
  expect(Object.keys(beginnings)).toEqual(Object.keys(features.shape));
  for (const [feature, starts] of Object.entries(beginnings)) {
    const featureEndpoints = allEndpoints.filter(({ path }) => starts.some((start) => path.startsWith(start)));
    expect(featureEndpoints.length).toBeGreaterThan(0);
    expect(featureEndpoints.filter((endpoint) => endpoint.feature !== feature).map(({ name }) => name)).toEqual([]);
  }
});
