import { closeRecall } from '@talloor/contracts/endpoints/officeRecalls.ts';
import { route, type Route } from '@talloor/platform/http/handler.ts';
import { commandMetadata } from '../../../commands/commandMetadata.ts';
import type { CommandSide } from '../../../commandSide.ts';
import { answerOffice, changeRecall } from '../changeRecall.ts';
import { forgetRecall } from '../openRecalls.ts';
import { decideCloseRecall } from './decideCloseRecall.ts';

export const closeRecallRoute = (side: CommandSide): Route =>
  route(closeRecall, async ({ params: { id }, body }, context) => {
    const metadata = commandMetadata(closeRecall.name, { id, ...body }, context, side);
    const command = { reason: body.reason, closedBy: context.user.userId };
    const { state, position } = await changeRecall(side, id, metadata, (recall) => decideCloseRecall(command, recall));
    await forgetRecall(side.pool, id);
    return { body: answerOffice(id, state), seen: position };
  });
