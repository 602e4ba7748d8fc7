import { expect, test } from '@jest/globals';
import { evolveAccount, noAccount, type AccountEvent, type AccountState } from '@talloor/events/account/account.ts';
import { standardGrant } from '@talloor/rules/account/rights.ts';
import { grantOf } from '../../../grantOf.ts';
import { decideChangeRights, type ChangeRights } from './decideChangeRights.ts';

const registered: AccountEvent[] = [
  {
    type: 'AccountRegistered',
    data: {
      userId: '1002',
      username: 'karim',
      firstName: 'Karim',
      lastName: 'Bakkali',
      email: 'karim@example.com',
      language: 'nl',
      roles: ['customer'],
    },
  },
  { type: 'CustomerLinked', data: { customerNumber: '204118' } },
];
const given = (...events: readonly AccountEvent[]): AccountState =>
  [...registered, ...events].reduce<AccountState>(evolveAccount, noAccount);
const wanted: ChangeRights = {
  customerNumber: '204118',
  rights: ['see_prices', 'order'],
  orderLimitCents: 25_000,
  changedBy: '1001',
};
const changed: AccountEvent = {
  type: 'CustomerRightsChanged',
  data: { customerNumber: '204118', rights: ['order', 'see_prices'], orderLimitCents: 25_000 },
};

test('who was linked and given nothing else may order without limit, and neither approves nor manages', () => {
  expect(grantOf(given(), '204118')).toEqual(standardGrant);
  expect(grantOf(given(), '204119')).toEqual({ rights: [], orderLimitCents: null });
  expect(grantOf(noAccount, '204118')).toEqual({ rights: [], orderLimitCents: null });
});

test('a user gets exactly these rights, once', () => {
  expect(decideChangeRights(wanted, given())).toEqual([changed]);
  expect(decideChangeRights(wanted, given(changed))).toEqual([]);
  expect(grantOf(given(changed), '204118')).toEqual({ rights: ['order', 'see_prices'], orderLimitCents: 25_000 });
});

test('nobody of another customer is given rights, nor somebody who is not known', () => {
  const elsewhere = { ...wanted, customerNumber: '204119' };
  expect(decideChangeRights(elsewhere, given())).toEqual({ rejected: 'portal.user_not_found' });
  expect(decideChangeRights(wanted, noAccount)).toEqual({ rejected: 'portal.user_not_found' });
});

test('who manages cannot take that right from oneself', () => {
  expect(decideChangeRights({ ...wanted, changedBy: '1002' }, given())).toEqual({ rejected: 'portal.own_right' });
  const kept = { ...wanted, changedBy: '1002', orderLimitCents: null, rights: ['order', 'portal'] as const };
  expect(decideChangeRights(kept, given())).toMatchObject([{ type: 'CustomerRightsChanged' }]);
});

test('who loses the customer loses the rights there: linked again, they are the standard ones', () => {
  const unlinked: AccountEvent = { type: 'CustomerUnlinked', data: { customerNumber: '204118' } };
  const again: AccountEvent = { type: 'CustomerLinked', data: { customerNumber: '204118' } };
  expect(grantOf(given(changed, unlinked, again), '204118')).toEqual(standardGrant);
});

test('who approves sees prices, too', () => {
  expect(decideChangeRights({ ...wanted, rights: ['approve'], orderLimitCents: null }, given())).toMatchObject([
    { data: { rights: ['approve', 'see_prices'] } },
  ]);
});

test('nobody changes the limit up to which one orders alone oneself, not to raise and not to lift it', () => {
  const own = { ...wanted, rights: ['order', 'portal'] as const, changedBy: '1002' };
  for (const orderLimitCents of [null, 24_999, 25_001])
    expect(decideChangeRights({ ...own, orderLimitCents }, given(changed))).toEqual({ rejected: 'portal.own_limit' });
  expect(decideChangeRights({ ...own, orderLimitCents: 25_000 }, given(changed))).toMatchObject([
    { type: 'CustomerRightsChanged', data: { orderLimitCents: 25_000 } },
  ]);
});
