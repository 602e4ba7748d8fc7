import { expect, test } from '@jest/globals';
import { evolveAccount, noAccount, type AccountEvent, type Role } from '@talloor/events/account/account.ts';
import { decideChangeRoles } from './decideChangeRoles.ts';

const stateWith = (roles: Role[], ...later: AccountEvent[]) =>
  [
    {
      type: 'AccountRegistered',
      data: { userId: '7', username: 'u', firstName: 'U', lastName: 'V', email: 'u@v.example', language: 'nl', roles },
    } as AccountEvent,
    ...later,
  ].reduce(evolveAccount, noAccount);
const reason = 'new_task';

test('a person of the office gets several roles, which replace the earlier ones', () => {
  const events = decideChangeRoles({ roles: ['message-manager', 'auditor'], reason }, stateWith(['sales-support']));
  expect(events).toEqual([{ type: 'AccountRolesChanged', data: { roles: ['auditor', 'message-manager'], reason } }]);
  expect(stateWith(['sales-support'], ...(events as AccountEvent[]))).toMatchObject({
    roles: ['auditor', 'message-manager'],
  });
});

test('the same roles again append nothing', () => {
  expect(decideChangeRoles({ roles: ['auditor'], reason }, stateWith(['auditor']))).toEqual([]);
});

test('a user of the shop and a cancelled account get no role', () => {
  expect(decideChangeRoles({ roles: ['admin'], reason }, stateWith(['customer']))).toEqual({
    rejected: 'user.no_office',
  });
  const cancelled: AccountEvent = { type: 'AccountCancelled', data: { reason: 'misuse' } };
  expect(decideChangeRoles({ roles: ['admin'], reason }, stateWith(['auditor'], cancelled))).toEqual({
    rejected: 'user.cancelled',
  });
});
