import { suspendCustomer } from '@talloor/contracts/endpoints/officeCustomers.ts';
import { route, type Route } from '@talloor/platform/http/handler.ts';
import type { CommandSide } from '../../../commandSide.ts';
import { changeByOffice } from '../changeByOffice.ts';
import { decideSuspendCustomer } from './decideSuspendCustomer.ts';

export const suspendCustomerRoute = (side: CommandSide): Route =>
  route(suspendCustomer, ({ params: { id }, body: { reason } }, context) =>
    changeByOffice(
      side,
      { name: suspendCustomer.name, customerNumber: id, reason, decide: decideSuspendCustomer },
      context,
    ),
  );
