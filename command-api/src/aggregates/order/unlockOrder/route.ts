import { unlockOrder } from '@talloor/contracts/endpoints/orderActs.ts';
import { route, type Route } from '@talloor/platform/http/handler.ts';
import type { CommandSide } from '../../../commandSide.ts';
import { changeByOffice } from '../changeByOffice.ts';
import { decideUnlockOrder } from './decideUnlockOrder.ts';

export const unlockOrderRoute = (side: CommandSide): Route =>
  route(unlockOrder, ({ params: { number }, body }, context) =>
    changeByOffice(
      side,
      {
        name: unlockOrder.name,
        orderNumber: number,
        input: body,
        decide: (order) => decideUnlockOrder({ by: context.user.userId, ...body, now: side.clock.now() }, order),
      },
      context,
    ),
  );
