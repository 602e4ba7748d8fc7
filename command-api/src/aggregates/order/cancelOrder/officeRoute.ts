import { cancelOrderForCustomer } from '@talloor/contracts/endpoints/orderActs.ts';
import { route, type Route } from '@talloor/platform/http/handler.ts';
import type { CommandSide } from '../../../commandSide.ts';
import { changeByOffice } from '../changeByOffice.ts';
import { isPicked } from '../isPicked.ts';
import { decideCancelOrder } from './decideCancelOrder.ts';

export const cancelOrderForCustomerRoute = (side: CommandSide): Route =>
  route(cancelOrderForCustomer, ({ params: { number }, body }, context) =>
    changeByOffice(
      side,
      {
        name: cancelOrderForCustomer.name,
        orderNumber: number,
        input: body,
        decide: async (order) =>
          decideCancelOrder(
            {
              by: 'office',
              userId: context.user.userId,
              reason: body.reason,
              holderName: '',
              articlesThatStay: [],
              isPicked: await isPicked(side, order),
              now: side.clock.now(),
            },
            order,
          ),
      },
      context,
    ),
  );
