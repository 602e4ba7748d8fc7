import { cancelCustomer } from '@talloor/contracts/endpoints/officeCustomers.ts';
import { endSessionsOfCustomer } from '@talloor/platform/http/endSessionsOf.ts';
import { route, type Route } from '@talloor/platform/http/handler.ts';
import type { CommandSide } from '../../../commandSide.ts';
import { changeByOffice } from '../changeByOffice.ts';
import { decideCancelCustomer } from './decideCancelCustomer.ts';

export const cancelCustomerRoute = (side: CommandSide): Route =>
  route(cancelCustomer, async ({ params: { id }, body: { reason } }, context) => {
    const change = { name: cancelCustomer.name, customerNumber: id, reason, decide: decideCancelCustomer };
    const answer = await changeByOffice(side, change, context);
    // A policy repeats it.
    await endSessionsOfCustomer(side.pool, id);
    return answer;
  });
