import * as contracts from '@talloor/contracts/endpoints/officeAccounts.ts';
import { route, type Route } from '@talloor/platform/http/handler.ts';
import type { CommandSide } from '../../../commandSide.ts';
import { decideCancelAccount } from '../cancelAccount/decideCancelAccount.ts';
import { decideReactivateAccount } from '../reactivateAccount/decideReactivateAccount.ts';
import { decideSendPasswordLink } from '../sendPasswordLink/decideSendPasswordLink.ts';
import { decideSuspendAccount } from '../suspendAccount/decideSuspendAccount.ts';
import type { LoginAttempts } from '../login/createLoginAttempts.ts';
import { decideUnlockAccount } from '../unlockAccount/decideUnlockAccount.ts';
import { actOnAccount } from './actOnAccount.ts';
import { officeLinkRoutes } from './linkRoutes.ts';
import { whileAccount } from './whileAccount.ts';

export const officeAccountRoutes = (side: CommandSide, attempts: LoginAttempts): readonly Route[] => [
  route(contracts.suspendUser, async ({ params: { id }, body }, context) => ({
    body: { id },
    seen: await actOnAccount(
      side,
      {
        name: contracts.suspendUser.name,
        userId: id,
        input: body,
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
        input: body,
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
        input: body,
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
        input: body,
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
        input: body,
        decide: (state) => decideSendPasswordLink(body.reason, side.clock.now(), state),
      },
      context,
    ),
  })),
  ...officeLinkRoutes(side),
];
