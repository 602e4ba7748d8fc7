import type { CommandApi } from '@talloor/command-api/createCommandApi.ts';
import { createList } from '@talloor/contracts/endpoints/wishListChanges.ts';
import { listStream, type ListEvent } from '@talloor/events/list/list.ts';
import { commandIdOf } from '@talloor/platform/aggregate/commandIds.ts';
import type { Foundation } from '@talloor/platform/openFoundation.ts';
import { createShopper } from '../orders/createShopper.ts';
import { planLists } from './planLists.ts';

const theirs: ReadonlySet<string> = new Set(['ListDeleted', 'ListItemRemoved', 'ListParLevelSet']);

export async function giveParLevels(
  api: CommandApi,
  { store, codec }: Pick<Foundation, 'store' | 'codec'>,
  now: Date,
): Promise<void> {
  for (const { user, customerNumber, key, parLevels } of planLists(now)) {
    if (Object.keys(parLevels).length === 0) continue;
    const listId = commandIdOf(`${user.userId}/${customerNumber}`, createList.name, `demo:${key}`);
    const story = await codec.decode<ListEvent>(await store.readStream(listStream(listId), 0, 1000));
    if (story.length === 0 || story.some(({ event }) => theirs.has(event.type))) continue;
    await createShopper(api, user, customerNumber).setParLevels(`${key}-par`, listId, parLevels);
  }
}
