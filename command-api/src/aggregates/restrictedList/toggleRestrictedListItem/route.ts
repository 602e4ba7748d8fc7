import {
  toggleRestrictedListItem,
  toggleRestrictedListItemByPost,
} from '@talloor/contracts/endpoints/restrictedList.ts';
import { route, type RequestContext } from '@talloor/platform/http/handler.ts';
import type { CommandSide } from '../../../commandSide.ts';
import { changeRestrictedList } from '../changeRestrictedList.ts';

export function toggleRestrictedListItemRoutes(side: CommandSide) {
  const toggle = async (artNo: string, on: boolean | null, context: RequestContext<{ kind: 'customer' }>) => {
    const input = { artNo, on };
    const { list, position } = await changeRestrictedList(side, context, toggleRestrictedListItem.name, input, (now) =>
      (on ?? !now.articleNumbers.includes(artNo)) ? { add: [artNo] } : { remove: [artNo] },
    );
    const { articleNumbers } = list;
    const body = { artNo, is_on_list: articleNumbers.includes(artNo), number_of_products: articleNumbers.length };
    return { body, seen: position };
  };
  return [
    route(toggleRestrictedListItem, ({ params, query: { on } }, context) =>
      toggle(params.artNo, on === undefined ? null : on === 'true', context),
    ),
    route(toggleRestrictedListItemByPost, ({ params, body }, context) =>
      toggle(params.artNo, body?.on ?? null, context),
    ),
  ];
}
