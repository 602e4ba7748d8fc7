import { updateRestrictedList } from '@talloor/contracts/endpoints/restrictedList.ts';
import { route } from '@talloor/platform/http/handler.ts';
import type { CommandSide } from '../../../commandSide.ts';
import { changeRestrictedList } from '../changeRestrictedList.ts';

export const updateRestrictedListRoute = (side: CommandSide) =>
  route(updateRestrictedList, async ({ body }, context) => {
    const { list, position } = await changeRestrictedList(side, context, updateRestrictedList.name, body, () => body);
    const lines = list.articleNumbers.map((artNo) => ({ artNo }));
    return { body: { name: list.name, is_editable: true, lines }, seen: position };
  });
