import { extendDeadline } from '@talloor/contracts/endpoints/orderActs.ts';
import { route, type Route } from '@talloor/platform/http/handler.ts';
import type { CommandSide } from '../../../commandSide.ts';
import { changeByOffice } from '../changeByOffice.ts';
import { isPicked } from '../isPicked.ts';
import { decideExtendDeadline } from './decideExtendDeadline.ts';

export const extendDeadlineRoute = (side: CommandSide): Route =>
  route(extendDeadline, ({ params: { number }, body }, context) =>
    changeByOffice(
      side,
      {
        name: extendDeadline.name,
        orderNumber: number,
        input: body,
        decide: async (order) =>
          decideExtendDeadline(
            { userId: context.user.userId, ...body, isPicked: await isPicked(side, order), now: side.clock.now() },
            order,
          ),
      },
      context,
    ),
  );
