import { expect, test } from '@jest/globals';
import canonicalize from 'canonicalize';
import fc from 'fast-check';
import { canonicalJson } from './canonicalJson.ts';

test('canonicalJson gives the same text as the library for RFC 8785', () => {
  fc.assert(fc.property(fc.jsonValue(), (value) => expect(canonicalJson(value)).toBe(canonicalize(value))));
  const odd = { 10: 1, 9: -0, é: 1e21, a: undefined, '\u20ac': [0.1, 1e-7, null], '"': '\u2028\\ud800 \u{1f600}' };
  expect(canonicalJson(odd)).toBe(canonicalize(odd));
});

test.each([Number.NaN, Number.POSITIVE_INFINITY, '\ud800', ['a\udc00'], { '\ud800': 1 }, () => 1, [undefined]])(
  'canonicalJson rejects a value outside JSON: %p',
  (value) => {
    expect(() => canonicalJson(value)).toThrow(TypeError);
  },
);
