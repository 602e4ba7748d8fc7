import { dayAt } from '@talloor/rules/delivery/brusselsTime.ts';
import type { CommandSide } from '../../commandSide.ts';
import { officeMetadata, type Actor } from '../../commands/officeCommand.ts';
import { runOnReturn } from './changeReturn.ts';
import { decideCollectReturn } from './collectReturn/decideCollectReturn.ts';
import { creditReturn } from './creditReturn/creditReturn.ts';
import { decideJudgeReturn, type ReturnJudgement } from './judgeReturn/decideJudgeReturn.ts';
import { decidePlanCollection, type PlanCollection } from './planCollection/decidePlanCollection.ts';
import { requestReturn, type RequestReturnInput } from './requestReturn/requestReturn.ts';

/** Each @throws Problem. */
export function createReturnCommands(side: CommandSide) {
  const today = () => dayAt(side.clock.now().getTime());
  const metadataOf = (name: string, key: string, actor: Actor) => (customerNumber: string) =>
    officeMetadata(name, key, key, actor, customerNumber, side);
  const run = (
    name: string,
    returnId: string,
    actor: Actor,
    decide: Parameters<typeof runOnReturn>[1]['decide'],
  ): Promise<unknown> => runOnReturn(side, { returnId, decide, metadataOf: metadataOf(name, returnId, actor) });
  return {
    requestReturn: async (input: RequestReturnInput): Promise<string> => {
      const actor: Actor = { actorId: input.requestedBy, actorRole: 'customer' };
      const metadata = metadataOf('requestReturn', input.deliveryNumber, actor)(input.customerNumber);
      return (await requestReturn(side, input, metadata)).request.returnId;
    },
    judgeReturn: (returnId: string, judgement: ReturnJudgement, actor: Actor) =>
      run('judgeReturn', returnId, actor, (state) => decideJudgeReturn(judgement, state)),
    planReturnCollection: async (returnId: string, plan: PlanCollection, actor: Actor) => {
      const calendar = await side.catalogue.findCalendar();
      return run('planReturnCollection', returnId, actor, (state) =>
        decidePlanCollection(plan, state, { today: today(), calendar }),
      );
    },
    collectReturn: (returnId: string, actor: Actor) =>
      run('collectReturn', returnId, actor, (state) =>
        decideCollectReturn({ day: today(), lines: [] }, state, { today: today() }),
      ),
    creditReturn: (returnId: string, actor: Actor) =>
      creditReturn(side, returnId, metadataOf('creditReturn', returnId, actor)),
  };
}
