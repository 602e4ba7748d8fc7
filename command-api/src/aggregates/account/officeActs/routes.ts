import * as contracts from '@talloor/contracts/endpoints/officeAccounts.ts';
import type { AccountState } from '@talloor/events/account/account.ts';
import { customerStream } from '@talloor/events/customer/customer.ts';
import { route, type Route } from '@talloor/platform/http/handler.ts';
import type { CommandSide } from '../../../commandSide.ts';
import { customerFold } from '../../../folds.ts';
import { decideCancelAccount } from '../cancelAccount/decideCancelAccount.ts';
import { decideLinkCustomer } from '../linkCustomer/decideLinkCustomer.ts';
import { decideReactivateAccount } from '../reactivateAccount/decideReactivateAccount.ts';
import { decideSendPasswordLink } from '../sendPasswordLink/decideSendPasswordLink.ts';
import { decideSuspendAccount } from '../suspendAccount/decideSuspendAccount.ts';
import type { LoginAttempts } from '../login/createLoginAttempts.ts';
import { decideUnlinkCustomer } from '../unlinkCustomer/decideUnlinkCustomer.ts';
import { decideUnlockAccount } from '../unlockAccount/decideUnlockAccount.ts';
import { actOnAccount } from './actOnAccount.ts';

/** What the office does to a user: each is an event with who did it and why. */
export const officeAccountRoutes = (side: CommandSide, attempts: LoginAttempts): readonly Route[] => [
  route(contracts.suspendUser, async ({ params: { id }, body }, context) => ({
    body: { id },
    seen: await actOnAccount(
      side,
      {
        name: contracts.suspendUser.name,
        userId: id,
        asked: body,
        decide: (state) => whileAccount(state, () => decideSuspendAccount(body.reason, state)),
        takes: true,
      },
      context,
    ),
  })),
  route(contracts.reactivateUser, async ({ params: { id }, body }, context) => ({
    body: { id },
    seen: await actOnAccount(
      side,
      {
        name: contracts.reactivateUser.name,
        userId: id,
        asked: body,
        decide: (state) => decideReactivateAccount(body.reason, state),
      },
      context,
    ),
  })),
  route(contracts.cancelUser, async ({ params: { id }, body }, context) => ({
    body: { id },
    seen: await actOnAccount(
      side,
      {
        name: contracts.cancelUser.name,
        userId: id,
        asked: body,
        decide: (state) => decideCancelAccount(body.reason, state),
        takes: true,
      },
      context,
    ),
  })),
  route(contracts.unlockUser, async ({ params: { id }, body }, context) => ({
    body: { id },
    seen: await actOnAccount(
      side,
      {
        name: contracts.unlockUser.name,
        userId: id,
        asked: body,
        decide: async (state) => {
          const username = state.status === 'none' ? null : state.username;
          const until = username === null ? null : await attempts.blockedUntil(username);
          return decideUnlockAccount(body.reason, until !== null, state);
        },
        afterwards: async (state) => {
          if (state.status !== 'none' && state.username !== null) await attempts.forget(state.username);
        },
      },
      context,
    ),
  })),
  route(contracts.sendPasswordLink, async ({ params: { id }, body }, context) => ({
    body: { id },
    seen: await actOnAccount(
      side,
      {
        name: contracts.sendPasswordLink.name,
        userId: id,
        asked: body,
        decide: (state) => decideSendPasswordLink(body.reason, side.clock.now(), state),
      },
      context,
    ),
  })),
  route(contracts.linkUserToCustomer, async ({ params: { id, number }, body }, context) => ({
    body: { id },
    seen: await actOnAccount(
      side,
      {
        name: contracts.linkUserToCustomer.name,
        userId: id,
        asked: body,
        customerNumber: number,
        decide: async (state) => {
          const { state: customer } = await side.repository.load(customerFold, customerStream(number));
          return decideLinkCustomer({ customerNumber: number, standing: customer.status, ...body }, state);
        },
      },
      context,
    ),
  })),
  route(contracts.unlinkUserFromCustomer, async ({ params: { id, number }, body }, context) => ({
    body: { id },
    seen: await actOnAccount(
      side,
      {
        name: contracts.unlinkUserFromCustomer.name,
        userId: id,
        asked: body,
        customerNumber: number,
        decide: async (state) => {
          const isLinked = state.status !== 'none' && state.customers.includes(number);
          if (!isLinked && !(await side.catalogue.findCustomer(number))) return { rejected: 'customer.not_found' };
          return decideUnlinkCustomer(number, state, body.reason);
        },
        takes: true,
      },
      context,
    ),
  })),
];

/** The words of a session's owner (`account.cancelled`: yours) are not those of the office. */
function whileAccount<Decided>(
  state: AccountState,
  decide: () => Decided,
): Decided | { readonly rejected: 'user.cancelled' } {
  return state.status === 'cancelled' ? { rejected: 'user.cancelled' } : decide();
}
