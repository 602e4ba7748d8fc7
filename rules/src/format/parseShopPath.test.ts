import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { parseShopPath } from './parseShopPath.ts';

test.each([
  '/',
  '/nl/promo',
  '/assortiment/1203?page=2&q=a//b',
  '/fr/assortiment#haut',
  '/a//b',
  '/zoekresultaten?keywords=%2F%2F',
])('accepts %s, an address of the shop', (address) => expect(parseShopPath(address)).toBe(address));

test.each([
  '',
  'promo',
  '//host',
  '///host',
  '/.//host',
  '/..//host',
  '/%2e//host',
  '/%2E%2E//host',
  '/nl/..//host',
  '/nl/%2e%2e//host',
  '/././/host',
  '/\\host',
  '/.\\/host',
  '/\t/host',
  '/\n//host',
  ' /host',
  '/ /host',
  'https://host/',
  'javascript:alert(1)',
  'data:text/html,x',
])('rejects %j, which may lead to another host', (address) => expect(parseShopPath(address)).toBeNull());

test('an accepted address stays on the host, also when a browser resolves the resolved path again', () => {
  const piece = fc.constantFrom('/', '.', '..', '%2e', '\\', 'host', '@', ':', '?', '#', '\t', 'a');
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
      const accepted = parseShopPath(`/${pieces.join('')}`);
      if (accepted === null) return;
      const { pathname, search } = new URL(accepted, 'https://winkel.example');
      expect(new URL(`${pathname}${search}`, 'https://winkel.example').host).toBe('winkel.example');
    }),
    { numRuns: 2000 },
  );
});
