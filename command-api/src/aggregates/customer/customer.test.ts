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

const customerOpened: CustomerEvent = { type: 'CustomerOpened', data: { customerNumber: '204118' } };
const suspended: CustomerEvent = { type: 'CustomerSuspended', data: { reason: 'onbetaalde facturen' } };
const cancelled: CustomerEvent = { type: 'CustomerCancelled', data: { reason: 'gestopt' } };
const stateAfter = (...events: readonly CustomerEvent[]): CustomerState =>
  events.reduce<CustomerState>(evolveCustomer, noCustomer);

test('a customer is opened once', () => {
  expect(decideOpenCustomer('204118', noCustomer)).toEqual([customerOpened]);
  expect(decideOpenCustomer('204118', stateAfter(customerOpened))).toEqual([]);
  expect(decideOpenCustomer('204118', stateAfter(customerOpened, suspended))).toEqual([]);
});

test('an active customer is suspended once; a cancelled or unknown customer is rejected', () => {
  const suspend = (state: CustomerState) => decideSuspendCustomer('onbetaalde facturen', state);
  expect(suspend(stateAfter(customerOpened))).toEqual([suspended]);
  expect(suspend(stateAfter(customerOpened, suspended))).toEqual([]);
  expect(suspend(stateAfter(customerOpened, cancelled))).toEqual({ rejected: 'customer.cancelled' });
  expect(suspend(noCustomer)).toEqual({ rejected: 'not_found' });
});

test('a suspended customer is reactivated once; a cancelled or unknown customer is rejected', () => {
  const reactivate = (state: CustomerState) => decideReactivateCustomer('betaald', state);
  const reactivated: CustomerEvent = { type: 'CustomerReactivated', data: { reason: 'betaald' } };
  expect(reactivate(stateAfter(customerOpened, suspended))).toEqual([reactivated]);
  expect(reactivate(stateAfter(customerOpened, suspended, reactivated))).toEqual([]);
  expect(reactivate(stateAfter(customerOpened, cancelled))).toEqual({ rejected: 'customer.cancelled' });
  expect(reactivate(noCustomer)).toEqual({ rejected: 'not_found' });
});

test('an active or suspended customer is cancelled once; an unknown customer is rejected', () => {
  const cancel = (state: CustomerState) => decideCancelCustomer('gestopt', state);
  expect(cancel(stateAfter(customerOpened))).toEqual([cancelled]);
  expect(cancel(stateAfter(customerOpened, suspended))).toEqual([cancelled]);
  expect(cancel(stateAfter(customerOpened, cancelled))).toEqual([]);
  expect(cancel(noCustomer)).toEqual({ rejected: 'not_found' });
});
