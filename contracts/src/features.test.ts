import { expect, test } from '@jest/globals';
import { allEndpoints } from './allEndpoints.ts';
import { features } from './features.ts';

test('every call of a feature says so: where a tenant has it off, all of them are gone', () => {
  const pathsOf = (wanted: string) =>
    new Set(allEndpoints.filter(({ feature }) => feature === wanted).map(({ path }) => path));
  const starts = {
    wish_list: ['/api/wishlist/', '/export/wishlist/', '/api/standing-orders'],
    restricted_wish_list: ['/api/restricted-list', '/api/office/restrictedLists'],
    basket_upload: ['/api/basket/upload'],
    pending_orders: ['/api/dashboard/orders/pending', '/api/pending_order/', '/pending-order/'],
  };
  expect(Object.keys(starts)).toEqual(Object.keys(features.shape));
  for (const [feature, beginnings] of Object.entries(starts)) {
    const meant = allEndpoints
      .map(({ path }) => path)
      .filter((path) => beginnings.some((beginning) => path.startsWith(beginning)));
    expect(pathsOf(feature).size).toBeGreaterThan(0);
    expect([feature, [...new Set(meant)].toSorted()]).toEqual([feature, [...pathsOf(feature)].toSorted()]);
  }
});
