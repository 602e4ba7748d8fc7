import type { AccountEvent, AccountState } from '@talloor/events/account/account.ts';
import type { Decision } from '@talloor/platform/aggregate/aggregate.ts';
import type { CustomerGrant } from '@talloor/rules/account/rights.ts';
import type { Registration } from '../registerAccount/decideRegisterAccount.ts';
import { firstPasswordRequest } from '../recovery/firstPasswordRequest.ts';

export type NewAccount = Omit<Registration, 'userId'> & {
  /** For each customer; null: the standard rights. */
  readonly grant: CustomerGrant | null;
};

type Facts = {
  readonly userId: string;
  readonly now: Date;
  readonly isEmailTaken: boolean;
  readonly isInvitedNow: boolean;
  readonly hasNoPassword: boolean;
};

export function decideInviteAccount(account: NewAccount, facts: Facts, state: AccountState): Decision<AccountEvent> {
  const { customers, grant, roles, ...person } = account;
  const { userId, now, isEmailTaken, isInvitedNow } = facts;
  if (isInvitedAgain(account, facts, state)) return [firstPasswordRequest(now)];
  if (state.status !== 'none') return { rejected: 'registration.username_taken' };
  if (isEmailTaken) return { rejected: 'user.email_taken' };
  return [
    { type: 'AccountRegistered', data: { ...person, userId, roles: [...roles] } },
    ...customers.flatMap((customerNumber): AccountEvent[] => [
      { type: 'CustomerLinked', data: { customerNumber } },
      ...(grant === null
        ? []
        : [
            {
              type: 'CustomerRightsChanged',
              data: { ...grant, rights: [...grant.rights], customerNumber },
            } satisfies AccountEvent,
          ]),
    ]),
    ...(isInvitedNow ? [firstPasswordRequest(now)] : []),
  ];
}

const isInvitedAgain = (
  { email, roles }: NewAccount,
  { isInvitedNow, hasNoPassword }: Facts,
  state: AccountState,
): boolean =>
  isInvitedNow &&
  hasNoPassword &&
  state.status === 'active' &&
  state.email === email &&
  roles.every((role) => state.roles.includes(role));
