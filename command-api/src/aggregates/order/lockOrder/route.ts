import { lockOrder } from '@talloor/contracts/endpoints/orderActs.ts';
import { route, type Route } from '@talloor/platform/http/handler.ts';
import type { CommandSide } from '../../../commandSide.ts';
import { changeByOffice } from '../changeByOffice.ts';
import { decideLockOrder } from './decideLockOrder.ts';

export const lockOrderRoute = (side: CommandSide): Route =>
  route(lockOrder, ({ params: { number }, body }, context) =>
    changeByOffice(
      side,
      {
        name: lockOrder.name,
        orderNumber: number,
        input: body,
        decide: (order) => decideLockOrder({ by: context.user.userId, ...body, now: side.clock.now() }, order),
      },
      context,
    ),
  );
