import { chooseCustomer as contract } from '@talloor/contracts/endpoints/session.ts';
import { route } from '@talloor/platform/http/handler.ts';
import type { CommandSide } from '../../../commandSide.ts';
import { chooseCustomer } from './chooseCustomer.ts';

export const chooseCustomerRoute = (side: CommandSide) =>
  route(contract, async ({ body }, context) => ({ body: await chooseCustomer(side, body.customer_number, context) }));
