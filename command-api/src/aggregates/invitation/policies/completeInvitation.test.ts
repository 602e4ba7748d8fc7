import { expect, test } from '@jest/globals';
import { evolveAccount, noAccount, type AccountEvent, type AccountState } from '@talloor/events/account/account.ts';
import { sampleInvitation } from '@talloor/events/testing/sampleInvitation.ts';
import { decideJoinCustomer } from '../joinCustomer/decideJoinCustomer.ts';

const acceptance = {
  invitationId: '1057',
  userId: '1057',
  username: 'noor.v',
  termsAcceptedAt: '2026-03-12T13:12:00.000Z',
};
const terms = { version: 2, textHash: 'a1' };
const withLogin = { ...acceptance, userId: '8', username: null, termsAcceptedAt: null };
const registered: AccountEvent = {
  type: 'AccountRegistered',
  data: {
    userId: '8',
    username: 'karim',
    firstName: 'Karim',
    lastName: 'Bakkali',
    email: 'noor@lindegaard.example',
    language: 'fr',
    roles: ['customer'],
  },
};
const stateAfter = (...events: readonly AccountEvent[]) => events.reduce<AccountState>(evolveAccount, noAccount);
const rights = { customerNumber: '204118', rights: ['order', 'see_prices'], orderLimitCents: 25_000 };
const joined = [
  { type: 'CustomerLinked', data: { customerNumber: '204118' } },
  { type: 'CustomerRightsChanged', data: rights },
];

test('a new login gets the invited name, the accepted text and the rights of the invitation at once', () => {
  expect(decideJoinCustomer(sampleInvitation, acceptance, terms, noAccount)).toEqual([
    {
      type: 'AccountRegistered',
      data: {
        userId: '1057',
        username: 'noor.v',
        firstName: 'Noor',
        lastName: 'Verhaeghe',
        email: 'noor@lindegaard.example',
        language: 'nl',
        roles: ['customer'],
      },
    },
    { type: 'AccountTermsAccepted', data: { ...terms, acceptedAt: acceptance.termsAcceptedAt } },
    ...joined,
  ]);
});

test('the account gets the lowered limit of the acceptance', () => {
  const lowered = { ...withLogin, orderLimitCents: 15_000 };
  for (const orderLimitCents of [25_000, null])
    expect(
      decideJoinCustomer({ ...sampleInvitation, orderLimitCents }, lowered, terms, stateAfter(registered)).at(-1),
    ).toMatchObject({ type: 'CustomerRightsChanged', data: { orderLimitCents: 15_000 } });
  const toNothing = { ...withLogin, orderLimitCents: 0 };
  expect(decideJoinCustomer(sampleInvitation, toNothing, terms, stateAfter(registered)).at(-1)).toMatchObject({
    data: { orderLimitCents: 0 },
  });
});

test('an existing login gets the customer with those rights, and keeps its name', () => {
  expect(decideJoinCustomer(sampleInvitation, withLogin, terms, stateAfter(registered))).toEqual(joined);
});

test('a linked user keeps the current rights', () => {
  const more: AccountEvent = {
    type: 'CustomerRightsChanged',
    data: { customerNumber: '204118', rights: ['order', 'portal'], orderLimitCents: null },
  };
  const linked: AccountEvent = { type: 'CustomerLinked', data: { customerNumber: '204118' } };
  expect(decideJoinCustomer(sampleInvitation, withLogin, terms, stateAfter(registered, linked, more))).toEqual([]);
});

test('an erased person or unknown login causes no event', () => {
  expect(decideJoinCustomer(sampleInvitation, { ...acceptance, username: null }, terms, noAccount)).toEqual([]);
  expect(decideJoinCustomer(sampleInvitation, withLogin, terms, noAccount)).toEqual([]);
});
