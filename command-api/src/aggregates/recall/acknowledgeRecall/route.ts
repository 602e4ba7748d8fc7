import { acknowledgeRecall } from '@talloor/contracts/endpoints/recalls.ts';
import { route, type Route } from '@talloor/platform/http/handler.ts';
import { commandMetadata } from '../../../commands/commandMetadata.ts';
import type { CommandSide } from '../../../commandSide.ts';
import { changeRecall } from '../changeRecall.ts';
import { decideAcknowledgeRecall } from './decideAcknowledgeRecall.ts';
import { readAnsweredLine } from './readAnsweredLine.ts';

export const acknowledgeRecallRoute = (side: CommandSide): Route =>
  route(acknowledgeRecall, async ({ params: { id }, body }, context) => {
    const { customerNumber, user } = context;
    const lines = body.lines.map(readAnsweredLine);
    const acknowledgement = {
      customerNumber,
      acknowledgedBy: user.userId,
      officeReason: null,
      version: body.version,
      lines,
    };
    const metadata = commandMetadata(acknowledgeRecall.name, { id, ...body }, context, side);
    const { state, position } = await changeRecall(side, id, metadata, (recall) =>
      decideAcknowledgeRecall(acknowledgement, recall),
    );
    const awaits = state.status !== 'none' && (state.customers[customerNumber]?.awaits ?? false);
    return { body: { recall_id: id, awaits }, seen: position };
  });
