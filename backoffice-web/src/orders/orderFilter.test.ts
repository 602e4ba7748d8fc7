import { expect, test } from '@jest/globals';
import { changeFilter, listAddress } from './orderFilter.ts';

test('what is emptied no longer filters, and the rest stays', () => {
  const filter = { q: '4402131', status: 'open' };
  expect(changeFilter(filter, { q: '  ', customer: ' Lindegaard ' })).toEqual({
    status: 'open',
    customer: 'Lindegaard',
  });
});

test('a customer’s name with signs of an address in it is still found', () => {
  const address = new URL(listAddress({ customer: 'Jansen & Zoon 100 %' }), 'https://office.example');
  expect(address.searchParams.get('filter')).toBe('{"customer":"Jansen & Zoon 100 %"}');
});
