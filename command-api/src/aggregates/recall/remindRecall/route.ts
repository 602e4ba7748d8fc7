import { remindOfRecall } from '@talloor/contracts/endpoints/officeRecalls.ts';
import { route, type Route } from '@talloor/platform/http/handler.ts';
import { commandMetadata } from '../../../commands/commandMetadata.ts';
import type { CommandSide } from '../../../commandSide.ts';
import { answerOffice, changeRecall } from '../changeRecall.ts';
import { decideRemindRecall } from './decideRemindRecall.ts';

export const remindOfRecallRoute = (side: CommandSide): Route =>
  route(remindOfRecall, async ({ params: { id }, body }, context) => {
    const command = { customerNumber: body.customer_number ?? null, remindedBy: context.user.userId };
    const metadata = commandMetadata(remindOfRecall.name, { id, ...body }, context, side);
    const { state, position } = await changeRecall(side, id, metadata, (recall) => decideRemindRecall(command, recall));
    return { body: answerOffice(id, state), seen: position };
  });
