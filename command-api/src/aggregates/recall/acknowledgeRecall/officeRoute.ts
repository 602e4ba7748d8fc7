import { acknowledgeRecallFor } from '@talloor/contracts/endpoints/officeRecalls.ts';
import { route, type Route } from '@talloor/platform/http/handler.ts';
import { commandMetadata } from '../../../commands/commandMetadata.ts';
import type { CommandSide } from '../../../commandSide.ts';
import { answerOffice, changeRecall } from '../changeRecall.ts';
import { decideAcknowledgeRecall } from './decideAcknowledgeRecall.ts';
import { readAnsweredLine } from './readAnsweredLine.ts';

export const acknowledgeRecallForRoute = (side: CommandSide): Route =>
  route(acknowledgeRecallFor, async ({ params: { id }, body }, context) => {
    const { customer_number: customerNumber, reason, lines } = body;
    const acknowledgement = {
      customerNumber,
      acknowledgedBy: context.user.userId,
      officeReason: reason,
      version: body.version,
      lines: lines.map(readAnsweredLine),
    };
    const metadata = {
      ...commandMetadata(acknowledgeRecallFor.name, { id, ...body }, context, side),
      customerNumber,
    };
    const { state, position } = await changeRecall(side, id, metadata, (recall) =>
      decideAcknowledgeRecall(acknowledgement, recall),
    );
    return { body: answerOffice(id, state), seen: position };
  });
