import { createList } from '@talloor/contracts/endpoints/wishListChanges.ts';
import { listStream } from '@talloor/events/list/list.ts';
import { route } from '@talloor/platform/http/handler.ts';
import { Problem } from '@talloor/platform/http/problem.ts';
import { commandMetadata } from '../../../commands/commandMetadata.ts';
import type { CommandSide } from '../../../commandSide.ts';
import { listFold } from '@talloor/events/list/state.ts';
import { awaitAccepted } from '../../../commands/runCommand.ts';
import { listedArticles } from '../listedArticles.ts';
import type { NamedLists } from '../namedLists.ts';
import { viewList } from '../viewList.ts';
import { decideCreateList } from './decideCreateList.ts';

/** The command's id is the list's, so repeats are silent. */
export const createListRoute = (side: CommandSide, lists: NamedLists) =>
  route(createList, async ({ body: { name, items } }, context) => {
    const { user, customerNumber } = context;
    const metadata = commandMetadata(createList.name, { name, items }, context, side);
    const command = { listId: metadata.commandId, customerNumber, ownerId: user.userId, name, items };
    const visibleArticles = await listedArticles(side, items, customerNumber);
    if (items.some((article) => !visibleArticles.has(article))) throw new Problem('article.not_found');
    const place = await lists.reserve(command.listId, customerNumber, user.userId);
    if (place === 'full') throw new Problem('list.too_many');
    const creation = side.repository.execute(
      listFold,
      listStream(command.listId),
      metadata,
      (before) => decideCreateList(command, before, visibleArticles),
      { expecting: 'new' },
    );
    const { state, position } = await awaitAccepted(creation, 'service.unavailable').catch(async (error: unknown) => {
      // If it was created nevertheless, a repeat takes the place again.
      if (place === 'taken') await lists.release(command.listId);
      throw error;
    });
    return { body: viewList(state), seen: position };
  });
