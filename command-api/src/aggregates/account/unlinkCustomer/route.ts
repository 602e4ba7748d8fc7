import { unlinkUserFromCustomer } from '@talloor/contracts/endpoints/officeLinks.ts';
import { route, type Route } from '@talloor/platform/http/handler.ts';
import type { CommandSide } from '../../../commandSide.ts';
import { changeByOffice } from '../changeByOffice.ts';
import { decideUnlinkCustomer } from './decideUnlinkCustomer.ts';

export const unlinkUserFromCustomerRoute = (side: CommandSide): Route =>
  route(unlinkUserFromCustomer, async ({ params: { id, number }, body }, context) => ({
    body: { id },
    seen: await changeByOffice(
      side,
      {
        name: unlinkUserFromCustomer.name,
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
  }));
