import { askForOrder } from '@talloor/contracts/endpoints/orderHandover.ts';
import { route, type Route } from '@talloor/platform/http/handler.ts';
import type { CommandSide } from '../../../commandSide.ts';
import { changeHandover } from '../handover/changeHandover.ts';
import { decideAskForOrder } from './decideAskForOrder.ts';

export const askForOrderRoute = (side: CommandSide): Route =>
  route(askForOrder, ({ params: { orderId }, body }, context) =>
    changeHandover(
      side,
      {
        name: askForOrder.name,
        orderNumber: orderId,
        input: body,
        decide: (order, isShared, now) => decideAskForOrder({ userId: context.user.userId, now, isShared }, order),
      },
      context,
    ),
  );
