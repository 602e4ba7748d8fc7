import { describe, expect, test } from '@jest/globals';
import { evolveAccount, noAccount, type AccountEvent, type AccountState } from '@talloor/events/account/account.ts';
import { problemTexts } from '@talloor/messages/problems/problemTexts.ts';
import { standardGrant } from '@talloor/rules/account/rights.ts';
import { grantOf } from '../../../people/grantOf.ts';
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
  ownLimitCents: null,
};
const changed = {
  type: 'CustomerRightsChanged',
  data: { customerNumber: '204118', rights: ['order', 'see_prices'], orderLimitCents: 25_000 },
} satisfies AccountEvent;

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

describe('who has a limit', () => {
  const give = (changes: Partial<ChangeRights>, state: AccountState, ownLimitCents: number | null = 25_000) =>
    decideChangeRights({ ...wanted, ...changes, ownLimitCents }, state);
  const refused = { rejected: 'portal.above_own_limit', parameters: { limit_amount: 250 } };
  const limited = given(changed);

  test('gives the same limit or a lower one, and neither a higher one nor none', () => {
    for (const orderLimitCents of [0, 24_999])
      expect(give({ orderLimitCents }, limited)).toMatchObject([{ data: { orderLimitCents } }]);
    const lower = given({ type: 'CustomerRightsChanged', data: { ...changed.data, orderLimitCents: 10_000 } });
    expect(give({ orderLimitCents: 25_000 }, lower)).toMatchObject([{ data: { orderLimitCents: 25_000 } }]);
    for (const orderLimitCents of [25_001, null]) expect(give({ orderLimitCents }, limited)).toEqual(refused);
  });

  test('has the right to approve given up to the own limit alone', () => {
    const rights = ['order', 'approve'] as const;
    expect(give({ rights, orderLimitCents: 25_000 }, limited)).toMatchObject([
      { data: { rights: ['order', 'approve', 'see_prices'] } },
    ]);
    expect(give({ rights, orderLimitCents: 25_001 }, limited)).toEqual(refused);
  });

  test('lets somebody who has none or a higher one neither order, approve nor manage who may not', () => {
    const free = given({
      type: 'CustomerRightsChanged',
      data: { customerNumber: '204118', rights: ['see_prices'], orderLimitCents: null },
    });
    for (const right of ['order', 'approve', 'portal'] as const)
      expect(give({ rights: ['see_prices', right], orderLimitCents: null }, free)).toEqual(refused);
    expect(give({ rights: ['see_prices', 'see_invoices'], orderLimitCents: null }, free)).toHaveLength(1);
    expect(give({ rights: [], orderLimitCents: null }, free)).toHaveLength(1);
    expect(give({ rights: ['see_prices'], orderLimitCents: 50_000 }, free)).toHaveLength(1);
  });

  test('is told the own amount; who has none, as the office, gives what they like', () => {
    expect(give({ orderLimitCents: null }, limited, 0)).toEqual({
      rejected: 'portal.above_own_limit',
      parameters: { limit_amount: 0 },
    });
    expect(give({ orderLimitCents: null }, limited, null)).toMatchObject([{ data: { orderLimitCents: null } }]);
  });
});

test.each([
  ['nl', '250,00', 'beheerder zonder grens'],
  ['fr', '250,00', 'gestionnaire sans limite'],
] as const)('the refusal names the amount and the way out (%s)', (language, amount, wayOut) => {
  const { detail } = problemTexts('portal.above_own_limit', { limit_amount: 250 }, language);
  expect(detail).toContain(amount);
  expect(detail).toContain(wayOut);
});
