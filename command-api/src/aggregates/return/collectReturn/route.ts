import { collectReturn } from '@talloor/contracts/endpoints/officeReturns.ts';
import { route, type Route } from '@talloor/platform/http/handler.ts';
import { dayAt } from '@talloor/rules/delivery/brusselsTime.ts';
import type { CommandSide } from '../../../commandSide.ts';
import { changeByOffice } from '../changeByOffice.ts';
import { decideCollectReturn } from './decideCollectReturn.ts';

export const collectReturnRoute = (side: CommandSide): Route =>
  route(collectReturn, ({ params: { id }, body }, context) => {
    const lines = body.lines.map(({ line_id: lineId, quantity }) => ({ lineId, quantity }));
    return changeByOffice(side, context, {
      name: collectReturn.name,
      returnId: id,
      input: body,
      decide: (state) =>
        decideCollectReturn({ day: body.day, lines }, state, { today: dayAt(side.clock.now().getTime()) }),
    });
  });
