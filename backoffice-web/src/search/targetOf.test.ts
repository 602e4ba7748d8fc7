import { expect, test } from '@jest/globals';
import type { Hit, HitKind } from './hit.ts';
import { targetOf } from './targetOf.ts';

const hit = (kind: HitKind, id: string): Hit => ({ kind, to: `/${kind}/${id}/show`, title: id, text: '' });
const listed = (path: string) => new URLSearchParams(path.split('?')[1]).get('filter');

test('the only search hit is opened, whatever its kind', () => {
  expect(targetOf('4402131', [hit('orders', '4402131')])).toBe('/orders/4402131/show');
  expect(targetOf('lindegaard aan zee', [hit('customers', '207402')])).toBe('/customers/207402/show');
  expect(targetOf('karim', [hit('users', '1002')])).toBe('/users/1002/show');
});

test('a complete order number opens that order, even with hits of other kinds', () => {
  expect(targetOf(' 4402131 ', [hit('orders', '4402131'), hit('customers', '4402131')])).toBe('/orders/4402131/show');
});

test('with several hits, the list of the first kind with hits is shown', () => {
  const towns = [hit('customers', '1'), hit('customers', '2'), hit('users', '3')];
  expect(targetOf('gent', towns)).toMatch(/^\/customers\?/);
  expect(listed(targetOf(' gent ', towns))).toBe('{"q":"gent"}');
  expect(targetOf('lindegaard', [hit('orders', '1'), ...towns])).toMatch(/^\/orders\?/);
});

test('a search without hits shows the filtered order list, and an empty search shows all orders', () => {
  expect(listed(targetOf('xyz', []))).toBe('{"q":"xyz"}');
  expect(listed(targetOf('', []))).toBe('{}');
});
