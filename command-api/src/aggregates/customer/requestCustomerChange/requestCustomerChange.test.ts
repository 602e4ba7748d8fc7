import { expect, test } from '@jest/globals';
import {
  evolveCustomer,
  noCustomer,
  type CustomerEvent,
  type CustomerState,
} from '@talloor/events/customer/customer.ts';
import type { CustomerChange } from '@talloor/events/customer/customerChange.ts';
import { decideRequestCustomerChange } from './decideRequestCustomerChange.ts';

const stateAfter = (...events: readonly CustomerEvent[]): CustomerState =>
  events.reduce<CustomerState>(evolveCustomer, noCustomer);
const customerOpened: CustomerEvent = { type: 'CustomerOpened', data: { customerNumber: '204118' } };
const currentAddress = {
  addressee: 'Bistro',
  street: 'Kaai',
  streetNumber: '4',
  box: '',
  postal: '9000',
  city: 'Gent',
};
const change: CustomerChange = {
  requestId: '0197f5d2-6a0e-7c3b-9a53-0b8f2f9f6c12',
  kind: 'delivery',
  old: currentAddress,
  new: { ...currentAddress, streetNumber: '6' },
  comment: '',
  requestedBy: '7',
};
const requested: CustomerEvent = { type: 'CustomerChangeRequested', data: change };

test('a change request contains the old and the new address', () => {
  expect(decideRequestCustomerChange(change, stateAfter(customerOpened))).toEqual([requested]);
});

test('one request per kind of address may wait', () => {
  const state = stateAfter(customerOpened, requested);
  expect(decideRequestCustomerChange(change, state)).toEqual({ rejected: 'customer.change_waiting' });
  const billing = { ...change, kind: 'billing' as const };
  expect(decideRequestCustomerChange(billing, state)).toEqual([{ type: 'CustomerChangeRequested', data: billing }]);
});

test('an unchanged address is rejected', () => {
  expect(decideRequestCustomerChange({ ...change, new: currentAddress }, stateAfter(customerOpened))).toEqual({
    rejected: 'customer.address_unchanged',
  });
});

test('a suspended customer may request a change; a cancelled or unknown customer may not', () => {
  const suspended: CustomerEvent = { type: 'CustomerSuspended', data: { reason: 'betaling' } };
  const cancelled: CustomerEvent = { type: 'CustomerCancelled', data: { reason: 'gestopt' } };
  expect(decideRequestCustomerChange(change, stateAfter(customerOpened, suspended))).toEqual([requested]);
  expect(decideRequestCustomerChange(change, stateAfter(customerOpened, cancelled))).toEqual({
    rejected: 'customer.cancelled',
  });
  expect(decideRequestCustomerChange(change, noCustomer)).toEqual({ rejected: 'customer.not_found' });
});
