import { expect, test } from '@jest/globals';
import type { Hit, HitKind } from './hit.ts';
import { whereTo } from './whereTo.ts';

const hit = (kind: HitKind, id: string): Hit => ({ kind, to: `/${kind}/${id}/show`, title: id, text: '' });
const listed = (path: string) => new URLSearchParams(path.split('?')[1]).get('filter');

test('the only search hit is opened, whatever its kind', () => {
  expect(whereTo('4402131', [hit('orders', '4402131')])).toBe('/orders/4402131/show');
  expect(whereTo('lindegaard aan zee', [hit('customers', '207402')])).toBe('/customers/207402/show');
  expect(whereTo('karim', [hit('users', '1002')])).toBe('/users/1002/show');
});

test('a complete order number opens that order, even with hits of other kinds', () => {
  expect(whereTo(' 4402131 ', [hit('orders', '4402131'), hit('customers', '4402131')])).toBe('/orders/4402131/show');
});

test('with several hits, the list of the first kind with hits is shown', () => {
  const towns = [hit('customers', '1'), hit('customers', '2'), hit('users', '3')];
  expect(whereTo('gent', towns)).toMatch(/^\/customers\?/);
  expect(listed(whereTo(' gent ', towns))).toBe('{"q":"gent"}');
  expect(whereTo('lindegaard', [hit('orders', '1'), ...towns])).toMatch(/^\/orders\?/);
});

test('a search without hits shows the filtered order list, and an empty search shows all orders', () => {
  expect(listed(whereTo('xyz', []))).toBe('{"q":"xyz"}');
  expect(listed(whereTo('', []))).toBe('{}');
});
