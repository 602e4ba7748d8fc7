import { linkUserToCustomer } from '@talloor/contracts/endpoints/officeLinks.ts';
import { customerFold, customerStream } from '@talloor/events/customer/customer.ts';
import { route, type Route } from '@talloor/platform/http/handler.ts';
import type { CommandSide } from '../../../commandSide.ts';
import { changeByOffice } from '../changeByOffice.ts';
import { decideLinkCustomer } from './decideLinkCustomer.ts';

export const linkUserToCustomerRoute = (side: CommandSide): Route =>
  route(linkUserToCustomer, async ({ params: { id, number }, body }, context) => ({
    body: { id },
    seen: await changeByOffice(
      side,
      {
        name: linkUserToCustomer.name,
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
  }));
