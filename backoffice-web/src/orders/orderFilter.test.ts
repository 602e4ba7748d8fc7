import { expect, test } from '@jest/globals';
import { changeFilter, listAddress } from './orderFilter.ts';

test('an emptied filter is removed, and the other filters stay', () => {
  const filter = { q: '4402131', status: 'open' };
  expect(changeFilter(filter, { q: '  ', customer: ' Lindegaard ' })).toEqual({
    status: 'open',
    customer: 'Lindegaard',
  });
});

test('a customer name with URL characters is kept in the filter of the address', () => {
  const address = new URL(listAddress({ customer: 'Jansen & Zoon 100 %' }), 'https://office.example');
  expect(address.searchParams.get('filter')).toBe('{"customer":"Jansen & Zoon 100 %"}');
});
