import {
  acceptReturn,
  collectReturn,
  planReturnCollection,
  refuseReturn,
} from '@talloor/contracts/endpoints/officeReturns.ts';
import { route, type Route } from '@talloor/platform/http/handler.ts';
import { dayAt } from '@talloor/rules/delivery/brusselsTime.ts';
import type { CommandSide } from '../../commandSide.ts';
import { changeReturn, type ReturnContext } from './changeReturn.ts';
import { decideCollectReturn } from './collectReturn/decideCollectReturn.ts';
import { creditReturnRoute } from './creditReturn/route.ts';
import { decideJudgeReturn, type ReturnJudgement } from './judgeReturn/decideJudgeReturn.ts';
import { decidePlanCollection } from './planCollection/decidePlanCollection.ts';

export function officeReturnRoutes(side: CommandSide): readonly Route[] {
  const today = () => dayAt(side.clock.now().getTime());
  const change = async (context: ReturnContext, returnChange: Parameters<typeof changeReturn>[2]) => {
    const { state, seen: position } = await changeReturn(side, context, returnChange);
    return { body: { id: returnChange.returnId, status: state.status }, seen: position };
  };
  const judge = (name: string, returnId: string, judgement: ReturnJudgement, context: ReturnContext) =>
    change(context, { name, returnId, input: judgement, decide: (state) => decideJudgeReturn(judgement, state) });
  return [
    route(acceptReturn, ({ params: { id }, body }, context) =>
      judge(acceptReturn.name, id, { verdict: 'accepted', ...body }, context),
    ),
    route(refuseReturn, ({ params: { id }, body }, context) =>
      judge(refuseReturn.name, id, { verdict: 'refused', ...body }, context),
    ),
    route(planReturnCollection, async ({ params: { id }, body }, context) => {
      const calendar = await side.catalogue.findCalendar();
      return change(context, {
        name: planReturnCollection.name,
        returnId: id,
        input: body,
        decide: (state) => decidePlanCollection(body, state, { today: today(), calendar }),
      });
    }),
    route(collectReturn, ({ params: { id }, body }, context) => {
      const lines = body.lines.map(({ line_id: lineId, quantity }) => ({ lineId, quantity }));
      return change(context, {
        name: collectReturn.name,
        returnId: id,
        input: body,
        decide: (state) => decideCollectReturn({ day: body.day, lines }, state, { today: today() }),
      });
    }),
    creditReturnRoute(side),
  ];
}
