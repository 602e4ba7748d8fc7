import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { pageOfPath } from '../../paths.ts';
import { afterLogin } from './afterLogin.ts';

test('a login leads to the requested page, in the current language', () => {
  expect(afterLogin('/winkelwagen', 'nl')).toBe('/winkelwagen');
  expect(afterLogin('/bestelling-bekijken?id=4402118', 'fr')).toBe('/detail-de-la-commande?id=4402118');
});

test.each([
  null,
  '',
  '//evil.example',
  '/.//evil.example',
  '/\\evil.example',
  'https://evil.example',
  'javascript:alert(1)',
  '/%2fevil.example',
  '/inloggen?next=//evil.example',
  '/winkelwagen@evil.example',
  ' /winkelwagen',
])('the login target %s leads to the start page, so that there is no open redirect', (nextPage) => {
  expect(afterLogin(nextPage, 'nl')).toBe('/');
});

test('a login leads to a page of the shop for every requested target', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.webUrl(),
        fc.string().map((text) => `/${text}`),
      ),
      (nextPage) => {
        const target = new URL(afterLogin(nextPage, 'nl'), 'https://winkel.example');
        expect(target.origin).toBe('https://winkel.example');
        expect(pageOfPath(target.pathname)).not.toBeNull();
      },
    ),
  );
});
