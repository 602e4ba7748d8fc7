import { expect, test } from '@jest/globals';
import { exampleCustomer } from '../testing/exampleFacts.ts';
import { viewAccount } from './viewAccount.ts';

const account = {
  userId: '7',
  username: 'lotte',
  firstName: 'Lotte',
  lastName: 'Peeters',
  language: 'nl' as const,
  roles: ['customer' as const],
  customers: ['204119', '204118'],
};

test('an account shows its customers by number, each with its address and status', () => {
  const address = { name: 'Bistro', street: 'Kouter', streetNumber: '12', box: '', postal: '9000', city: 'Gent' };
  const customer = exampleCustomer({ customerNumber: '204118', name: 'Bistro', address, segment: 'restaurant' });
  expect(viewAccount(account, [customer], new Map([['204119', 'suspended']]), '204118', ['order'])).toEqual({
    id: 7,
    username: 'lotte',
    first_name: 'Lotte',
    last_name: 'Peeters',
    language: 'nl',
    roles: ['customer'],
    customers: [
      {
        customer_number: '204118',
        name: 'Bistro',
        city: 'Gent',
        address: 'Kouter 12',
        status: 'active',
        segment: 'restaurant',
      },
      { customer_number: '204119', name: '204119', city: '', address: '', status: 'suspended', segment: null },
    ],
    customer_number: '204118',
    rights: ['order'],
  });
});

test('an erased account has no names', () => {
  const erased = { ...account, username: null, firstName: null, lastName: null };
  expect(viewAccount(erased, [], new Map(), null, [])).toMatchObject({ username: '', first_name: '', last_name: '' });
});
