import type { AccountEvent, AccountState, Role } from '@talloor/events/account/account.ts';
import type { Decision } from '@talloor/platform/aggregate/aggregate.ts';

export type Registration = {
  readonly userId: string;
  readonly username: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly language: 'nl' | 'fr';
  readonly roles: readonly Role[];
  readonly customers: readonly string[];
};

export function decideRegisterAccount(registration: Registration, state: AccountState): Decision<AccountEvent> {
  if (state.status !== 'none')
    return state.username === registration.username ? [] : { rejected: 'account.already_registered' };
  const { customers, roles, ...person } = registration;
  return [
    { type: 'AccountRegistered', data: { ...person, roles: [...roles] } },
    ...customers.map((customerNumber) => ({ type: 'CustomerLinked', data: { customerNumber } }) as const),
  ];
}
