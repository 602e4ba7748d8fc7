import * as contracts from '@talloor/contracts/endpoints/officeLinks.ts';
import { customerStream } from '@talloor/events/customer/customer.ts';
import { changeRightsOf } from '@talloor/platform/http/changeRightsOf.ts';
import { route, type Route } from '@talloor/platform/http/handler.ts';
import type { CommandSide } from '../../../commandSide.ts';
import { customerFold } from '../../../commands/folds.ts';
import { grantOf } from '../../../people/grantOf.ts';
import { decideChangeRights } from '../changeRights/decideChangeRights.ts';
import { decideLinkCustomer } from '../linkCustomer/decideLinkCustomer.ts';
import { decideUnlinkCustomer } from '../unlinkCustomer/decideUnlinkCustomer.ts';
import { actOnAccount } from './actOnAccount.ts';
import { whileAccount } from './whileAccount.ts';

export const officeLinkRoutes = (side: CommandSide): readonly Route[] => [
  route(contracts.linkUserToCustomer, async ({ params: { id, number }, body }, context) => ({
    body: { id },
    seen: await actOnAccount(
      side,
      {
        name: contracts.linkUserToCustomer.name,
        userId: id,
        input: body,
        customerNumber: number,
        decide: async (state) => {
          const { state: customer } = await side.repository.load(customerFold, customerStream(number));
          return decideLinkCustomer({ customerNumber: number, customerStatus: customer.status, ...body }, state);
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
        input: body,
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
  route(contracts.changeUserRights, async ({ params: { id, number }, body }, context) => ({
    body: { id },
    seen: await actOnAccount(
      side,
      {
        name: contracts.changeUserRights.name,
        userId: id,
        input: body,
        customerNumber: number,
        decide: (state) =>
          whileAccount(state, () =>
            decideChangeRights(
              {
                customerNumber: number,
                rights: body.rights,
                orderLimitCents: body.order_limit_cents,
                changedBy: context.user.userId,
                ownLimitCents: null,
                reason: body.reason,
              },
              state,
            ),
          ),
        afterwards: (state) => changeRightsOf(side.pool, id, number, grantOf(state, number).rights),
      },
      context,
    ),
  })),
];
