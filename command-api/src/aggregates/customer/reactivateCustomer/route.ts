import { reactivateCustomer } from '@talloor/contracts/endpoints/officeCustomers.ts';
import { route, type Route } from '@talloor/platform/http/handler.ts';
import type { CommandSide } from '../../../commandSide.ts';
import { changeByOffice } from '../changeByOffice.ts';
import { decideReactivateCustomer } from './decideReactivateCustomer.ts';

export const reactivateCustomerRoute = (side: CommandSide): Route =>
  route(reactivateCustomer, ({ params: { id }, body: { reason } }, context) =>
    changeByOffice(
      side,
      { name: reactivateCustomer.name, customerNumber: id, reason, decide: decideReactivateCustomer },
      context,
    ),
  );
