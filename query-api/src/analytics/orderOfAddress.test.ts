import { expect, test } from '@jest/globals';
import { orderOfAddress } from './orderOfAddress.ts';

test.each([
  ['https://shop.example/winkelwagen/bevestiging?order=4402131', '4402131'],
  ['/panier/confirmation/?order=4402131&_locale=fr', '4402131'],
  ['/winkelwagen?order=4402131', null],
  ['/winkelwagen/bevestiging?order=lotte', null],
  ['/winkelwagen/bevestiging', null],
  ['http://[', null],
])('the address %s names the order %s', (address, order) => {
  expect(orderOfAddress(address)).toBe(order);
});
