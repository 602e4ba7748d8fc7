import { expect, test } from '@jest/globals';
import {
  evolveAccount,
  noAccount,
  type AccountEvent,
  type AccountState,
  type Role,
} from '@talloor/events/account/account.ts';
import {
  evolveCustomer,
  noCustomer,
  type CustomerEvent,
  type CustomerState,
} from '@talloor/events/customer/customer.ts';
import { decideJudgeChange, type Judgement } from './judgeChange/decideJudgeChange.ts';
import { decideSuspendCustomer } from './suspendCustomer/decideSuspendCustomer.ts';
import { decideEndCustomerView } from './endCustomerView/decideEndCustomerView.ts';
import { decideStartCustomerView } from './startCustomerView/decideStartCustomerView.ts';
import { onOpenedCustomer } from './onOpenedCustomer.ts';

const customerOpened: CustomerEvent = { type: 'CustomerOpened', data: { customerNumber: '204118' } };
const stateAfter = (...events: readonly CustomerEvent[]): CustomerState =>
  events.reduce<CustomerState>(evolveCustomer, noCustomer);

test('the first office command opens a customer from the ERP', () => {
  const suspend = (state: CustomerState) =>
    onOpenedCustomer('204118', state, (now) => decideSuspendCustomer('unpaid_invoices', now));
  const suspended: CustomerEvent = { type: 'CustomerSuspended', data: { reason: 'unpaid_invoices' } };
  expect(suspend(noCustomer)).toEqual([customerOpened, suspended]);
  expect(suspend(stateAfter(customerOpened))).toEqual([suspended]);
  expect(suspend(stateAfter(customerOpened, suspended))).toEqual([]);
});

const requestId = '0197f5d2-6a0e-7c3b-9a53-0b8f2f9f6c12';
const old = { addressee: 'Bistro', street: 'Kaai', streetNumber: '4', box: '', postal: '9000', city: 'Gent' };
const newAddress = { ...old, street: 'Kouter' };
const changeRequested: CustomerEvent = {
  type: 'CustomerChangeRequested',
  data: { requestId, kind: 'delivery', old, new: newAddress, comment: '', requestedBy: '7' },
};
const changeAccepted: CustomerEvent = {
  type: 'CustomerChangeAccepted',
  data: { requestId, requestedBy: '7', answer: 'Vanaf april.', reason: 'address_checked' },
};
const accept: Judgement = { verdict: 'accepted', answer: 'Vanaf april.', reason: 'address_checked' };
const refuse: Judgement = { verdict: 'refused', answer: 'Welke bus?', reason: 'incomplete' };

test('a requested change is accepted or refused once, with an answer and a reason', () => {
  const judge = (judgement: Judgement, ...events: readonly CustomerEvent[]) =>
    decideJudgeChange(requestId, judgement, stateAfter(customerOpened, ...events));
  expect(judge(accept, changeRequested)).toEqual([changeAccepted]);
  expect(judge(refuse, changeRequested)).toEqual([
    {
      type: 'CustomerChangeRefused',
      data: { requestId, requestedBy: '7', answer: 'Welke bus?', reason: 'incomplete' },
    },
  ]);
  expect(judge(accept, changeRequested, changeAccepted)).toEqual([]);
  expect(judge(refuse, changeRequested, changeAccepted)).toEqual({ rejected: 'request.judged' });
  expect(judge(accept)).toEqual({ rejected: 'request.not_found' });
});

test('an erased address can only be refused', () => {
  const nothing = { addressee: null, street: null, streetNumber: null, box: null };
  const erased = {
    ...changeRequested,
    data: { ...changeRequested.data, old: { ...old, ...nothing }, new: { ...newAddress, ...nothing } },
  };
  const state = stateAfter(customerOpened, erased);
  expect(decideJudgeChange(requestId, accept, state)).toEqual({ rejected: 'request.erased' });
  expect(decideJudgeChange(requestId, refuse, state)).toHaveLength(1);
});

const viewId = '7b0f4f2e-55b0-4a41-9d39-6a8a3a5b7c11';
const view = { viewId, userId: '7', reason: 'complaint', until: '2026-03-11T13:42:00.000Z' };
const viewStarted: CustomerEvent = { type: 'CustomerViewStarted', data: view };
const accountOf = (roles: Role[], ...events: readonly AccountEvent[]): AccountState => {
  const person = { userId: '7', username: 'lotte', firstName: 'Lotte', lastName: 'Peeters', email: 'l@b.example' };
  const registered: AccountEvent = { type: 'AccountRegistered', data: { ...person, language: 'nl', roles } };
  return [registered, ...events].reduce<AccountState>(evolveAccount, noAccount);
};
const linked: AccountEvent = { type: 'CustomerLinked', data: { customerNumber: '204118' } };

test('the office can view as an active customer user who may order, and as no other user', () => {
  const start = (account: AccountState, state = stateAfter(customerOpened)) =>
    decideStartCustomerView({ ...view, customerNumber: '204118' }, state, account);
  const suspended: AccountEvent = { type: 'AccountSuspended', data: { reason: 'misuse' } };
  expect(start(accountOf(['customer'], linked))).toEqual([viewStarted]);
  for (const nobody of [
    accountOf(['customer']),
    accountOf(['customer'], linked, suspended),
    accountOf(['customer', 'admin'], linked),
    accountOf(['sales-support'], linked),
  ])
    expect(start(nobody)).toEqual({ rejected: 'user.not_viewable' });
  const cancelledCustomer = stateAfter(customerOpened, { type: 'CustomerCancelled', data: { reason: 'double' } });
  expect(start(accountOf(['customer'], linked), cancelledCustomer)).toEqual({ rejected: 'user.not_viewable' });
  expect(start(noAccount)).toEqual({ rejected: 'user.not_found' });
});

test('a customer view ends once', () => {
  const viewEnded: CustomerEvent = { type: 'CustomerViewEnded', data: { viewId, userId: '7', cause: 'stopped' } };
  const end = (state: CustomerState) => decideEndCustomerView({ viewId, userId: '7', cause: 'stopped' }, state);
  expect(end(stateAfter(customerOpened, viewStarted))).toEqual([viewEnded]);
  expect(end(stateAfter(customerOpened, viewStarted, viewEnded))).toEqual([]);
  expect(end(stateAfter(customerOpened))).toEqual([]);
});
