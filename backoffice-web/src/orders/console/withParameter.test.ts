import { expect, test } from '@jest/globals';
import { withParameter } from './withParameter.ts';

test('changing the moment keeps the comparison in the address', () => {
  const address = new URLSearchParams('with=now&at=2026-03-11T14:31:52.000Z');
  expect(withParameter(address, 'at', '2026-03-09').toString()).toBe('with=now&at=2026-03-09');
  expect(withParameter(address, 'at', null).toString()).toBe('with=now');
});
