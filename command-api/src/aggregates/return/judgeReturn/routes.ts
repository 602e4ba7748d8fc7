import { acceptReturn, refuseReturn } from '@talloor/contracts/endpoints/officeReturns.ts';
import { route, type Route } from '@talloor/platform/http/handler.ts';
import type { CommandSide } from '../../../commandSide.ts';
import { changeByOffice } from '../changeByOffice.ts';
import type { ReturnContext } from '../changeReturn.ts';
import { decideJudgeReturn, type ReturnJudgement } from './decideJudgeReturn.ts';

export function judgeReturnRoutes(side: CommandSide): readonly Route[] {
  const judge = (name: string, returnId: string, judgement: ReturnJudgement, context: ReturnContext) =>
    changeByOffice(side, context, {
      name,
      returnId,
      input: judgement,
      decide: (state) => decideJudgeReturn(judgement, state),
    });
  return [
    route(acceptReturn, ({ params: { id }, body }, context) =>
      judge(acceptReturn.name, id, { verdict: 'accepted', ...body }, context),
    ),
    route(refuseReturn, ({ params: { id }, body }, context) =>
      judge(refuseReturn.name, id, { verdict: 'refused', ...body }, context),
    ),
  ];
}
