import { openRecall } from '@talloor/contracts/endpoints/officeRecalls.ts';
import { route, type Route } from '@talloor/platform/http/handler.ts';
import { commandMetadata } from '../../../commands/commandMetadata.ts';
import type { CommandSide } from '../../../commandSide.ts';
import { answerOffice, changeRecall } from '../changeRecall.ts';
import { drawRecallNumber } from '../openRecalls.ts';
import { decideOpenRecall } from './decideOpenRecall.ts';

export const openRecallRoute = (side: CommandSide): Route =>
  route(openRecall, async ({ body }, context) => {
    const { lots, articles, ...words } = body;
    const metadata = commandMetadata(openRecall.name, body, context, side);
    const recallId = await drawRecallNumber(side, metadata.commandId, { lots, articles });
    const opening = { recallId, scope: { lots, articles }, ...words, openedBy: context.user.userId };
    const { state, position } = await changeRecall(side, recallId, metadata, (recall) =>
      decideOpenRecall(opening, recall),
    );
    return { body: answerOffice(recallId, state), seen: position };
  });
