import { removeFromHistory } from '@talloor/contracts/endpoints/history.ts';
import { historyListStream } from '@talloor/events/list/list.ts';
import { listTexts } from '@talloor/messages/lists/listTexts.ts';
import { route } from '@talloor/platform/http/handler.ts';
import { dayAt } from '@talloor/rules/delivery/brusselsTime.ts';
import { commandMetadata } from '../../../commands/commandMetadata.ts';
import type { CommandSide } from '../../../commandSide.ts';
import { listFold } from '@talloor/events/list/state.ts';
import { awaitAccepted } from '../../../commands/runCommand.ts';
import { decideRemoveFromHistory } from './decideRemoveFromHistory.ts';

export const removeFromHistoryRoute = (side: CommandSide) =>
  route(removeFromHistory, async ({ params: { artno } }, context) => {
    const { customerNumber, language } = context;
    const metadata = commandMetadata(removeFromHistory.name, artno, context, side);
    const today = dayAt(side.clock.now().getTime());
    const command = side.repository.execute(listFold, historyListStream(customerNumber), metadata, async () => {
      const products = await side.catalogue.findProducts([artno], customerNumber, today);
      return decideRemoveFromHistory(artno, products.get(artno));
    });
    const { position } = await awaitAccepted(command, 'service.unavailable');
    return { body: { success: true, message: listTexts[language].removedFromHistory }, seen: position };
  });
