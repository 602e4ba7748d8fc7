import { expect, test } from '@jest/globals';
import {
  evolveCustomer,
  noCustomer,
  type CustomerEvent,
  type CustomerState,
} from '@talloor/events/customer/customer.ts';
import { decideCancelCustomer } from './cancelCustomer/decideCancelCustomer.ts';
import { decideOpenCustomer } from './openCustomer/decideOpenCustomer.ts';
import { decideReactivateCustomer } from './reactivateCustomer/decideReactivateCustomer.ts';
import { decideSuspendCustomer } from './suspendCustomer/decideSuspendCustomer.ts';

const opened: CustomerEvent = { type: 'CustomerOpened', data: { customerNumber: '204118' } };
const suspended: CustomerEvent = { type: 'CustomerSuspended', data: { reason: 'onbetaalde facturen' } };
const cancelled: CustomerEvent = { type: 'CustomerCancelled', data: { reason: 'gestopt' } };
const given = (...events: readonly CustomerEvent[]): CustomerState =>
  events.reduce<CustomerState>(evolveCustomer, noCustomer);

test('a customer is opened once', () => {
  expect(decideOpenCustomer('204118', noCustomer)).toEqual([opened]);
  expect(decideOpenCustomer('204118', given(opened))).toEqual([]);
  expect(decideOpenCustomer('204118', given(opened, suspended))).toEqual([]);
});

test('an active customer is suspended once; a cancelled or unknown customer is rejected', () => {
  const suspend = (state: CustomerState) => decideSuspendCustomer('onbetaalde facturen', state);
  expect(suspend(given(opened))).toEqual([suspended]);
  expect(suspend(given(opened, suspended))).toEqual([]);
  expect(suspend(given(opened, cancelled))).toEqual({ rejected: 'customer.cancelled' });
  expect(suspend(noCustomer)).toEqual({ rejected: 'not_found' });
});

test('a suspended customer is reactivated once; a cancelled or unknown customer is rejected', () => {
  const reactivate = (state: CustomerState) => decideReactivateCustomer('betaald', state);
  const reactivated: CustomerEvent = { type: 'CustomerReactivated', data: { reason: 'betaald' } };
  expect(reactivate(given(opened, suspended))).toEqual([reactivated]);
  expect(reactivate(given(opened, suspended, reactivated))).toEqual([]);
  expect(reactivate(given(opened, cancelled))).toEqual({ rejected: 'customer.cancelled' });
  expect(reactivate(noCustomer)).toEqual({ rejected: 'not_found' });
});

test('an active or suspended customer is cancelled once; an unknown customer is rejected', () => {
  const cancel = (state: CustomerState) => decideCancelCustomer('gestopt', state);
  expect(cancel(given(opened))).toEqual([cancelled]);
  expect(cancel(given(opened, suspended))).toEqual([cancelled]);
  expect(cancel(given(opened, cancelled))).toEqual([]);
  expect(cancel(noCustomer)).toEqual({ rejected: 'not_found' });
});
