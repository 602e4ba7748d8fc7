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
const stateAfter = (...events: readonly AccountEvent[]): AccountState =>
  [...registered, ...events].reduce<AccountState>(evolveAccount, noAccount);
const command: ChangeRights = {
  customerNumber: '204118',
  rights: ['see_prices', 'order'],
  orderLimitCents: 25_000,
  changedBy: '1001',
  ownLimitCents: null,
};
const rightsChanged = {
  type: 'CustomerRightsChanged',
  data: { customerNumber: '204118', rights: ['order', 'see_prices'], orderLimitCents: 25_000 },
} satisfies AccountEvent;

test('a newly linked user may order without limit, and may neither approve nor manage users', () => {
  expect(grantOf(stateAfter(), '204118')).toEqual(standardGrant);
  expect(grantOf(stateAfter(), '204119')).toEqual({ rights: [], orderLimitCents: null });
  expect(grantOf(noAccount, '204118')).toEqual({ rights: [], orderLimitCents: null });
});

test('a user gets exactly the chosen rights, once', () => {
  expect(decideChangeRights(command, stateAfter())).toEqual([rightsChanged]);
  expect(decideChangeRights(command, stateAfter(rightsChanged))).toEqual([]);
  expect(grantOf(stateAfter(rightsChanged), '204118')).toEqual({
    rights: ['order', 'see_prices'],
    orderLimitCents: 25_000,
  });
});

test('rights of an unlinked or unknown user are rejected', () => {
  const elsewhere = { ...command, customerNumber: '204119' };
  expect(decideChangeRights(elsewhere, stateAfter())).toEqual({ rejected: 'portal.user_not_found' });
  expect(decideChangeRights(command, noAccount)).toEqual({ rejected: 'portal.user_not_found' });
});

test('a manager cannot remove the own management right', () => {
  expect(decideChangeRights({ ...command, changedBy: '1002' }, stateAfter())).toEqual({ rejected: 'portal.own_right' });
  const withPortal = { ...command, changedBy: '1002', orderLimitCents: null, rights: ['order', 'portal'] as const };
  expect(decideChangeRights(withPortal, stateAfter())).toMatchObject([{ type: 'CustomerRightsChanged' }]);
});

test('a user who is unlinked and linked again has the standard rights', () => {
  const unlinked: AccountEvent = { type: 'CustomerUnlinked', data: { customerNumber: '204118' } };
  const relinked: AccountEvent = { type: 'CustomerLinked', data: { customerNumber: '204118' } };
  expect(grantOf(stateAfter(rightsChanged, unlinked, relinked), '204118')).toEqual(standardGrant);
});

test('the right to approve includes the right to see prices', () => {
  expect(decideChangeRights({ ...command, rights: ['approve'], orderLimitCents: null }, stateAfter())).toMatchObject([
    { data: { rights: ['approve', 'see_prices'] } },
  ]);
});

test('a manager cannot change the own order limit', () => {
  const own = { ...command, rights: ['order', 'portal'] as const, changedBy: '1002' };
  for (const orderLimitCents of [null, 24_999, 25_001])
    expect(decideChangeRights({ ...own, orderLimitCents }, stateAfter(rightsChanged))).toEqual({
      rejected: 'portal.own_limit',
    });
  expect(decideChangeRights({ ...own, orderLimitCents: 25_000 }, stateAfter(rightsChanged))).toMatchObject([
    { type: 'CustomerRightsChanged', data: { orderLimitCents: 25_000 } },
  ]);
});

describe('a manager with an order limit', () => {
  const give = (changes: Partial<ChangeRights>, state: AccountState, ownLimitCents: number | null = 25_000) =>
    decideChangeRights({ ...command, ...changes, ownLimitCents }, state);
  const rejection = { rejected: 'portal.above_own_limit', parameters: { limit_amount: 250 } };
  const limited = stateAfter(rightsChanged);

  test('gives at most the own limit to others', () => {
    for (const orderLimitCents of [0, 24_999])
      expect(give({ orderLimitCents }, limited)).toMatchObject([{ data: { orderLimitCents } }]);
    const lower = stateAfter({
      type: 'CustomerRightsChanged',
      data: { ...rightsChanged.data, orderLimitCents: 10_000 },
    });
    expect(give({ orderLimitCents: 25_000 }, lower)).toMatchObject([{ data: { orderLimitCents: 25_000 } }]);
    for (const orderLimitCents of [25_001, null]) expect(give({ orderLimitCents }, limited)).toEqual(rejection);
  });

  test('gives the right to approve only with a limit up to the own', () => {
    const rights = ['order', 'approve'] as const;
    expect(give({ rights, orderLimitCents: 25_000 }, limited)).toMatchObject([
      { data: { rights: ['order', 'approve', 'see_prices'] } },
    ]);
    expect(give({ rights, orderLimitCents: 25_001 }, limited)).toEqual(rejection);
  });

  test('gives no right to order, approve or manage to a user with a higher limit or none', () => {
    const free = stateAfter({
      type: 'CustomerRightsChanged',
      data: { customerNumber: '204118', rights: ['see_prices'], orderLimitCents: null },
    });
    for (const right of ['order', 'approve', 'portal'] as const)
      expect(give({ rights: ['see_prices', right], orderLimitCents: null }, free)).toEqual(rejection);
    expect(give({ rights: ['see_prices', 'see_invoices'], orderLimitCents: null }, free)).toHaveLength(1);
    expect(give({ rights: [], orderLimitCents: null }, free)).toHaveLength(1);
    expect(give({ rights: ['see_prices'], orderLimitCents: 50_000 }, free)).toHaveLength(1);
  });

  test('reads the own limit in the rejection, while the office has no limit', () => {
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
] as const)('the rejection names the limit and how to exceed it (%s)', (language, amount, wayOut) => {
  const { detail } = problemTexts('portal.above_own_limit', { limit_amount: 250 }, language);
  expect(detail).toContain(amount);
  expect(detail).toContain(wayOut);
});
