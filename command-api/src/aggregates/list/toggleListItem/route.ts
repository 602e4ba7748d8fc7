import { toggleListItem, toggleListItemByPost } from '@talloor/contracts/endpoints/wishListChanges.ts';
import { route, type RequestContext } from '@talloor/platform/http/handler.ts';
import type { CommandSide } from '../../../commandSide.ts';
import type { ChangeList } from '../changeList.ts';
import { listedArticles } from '../listedArticles.ts';
import { onOwnList } from '../ownList.ts';
import { viewList } from '../viewList.ts';
import { decideToggleListItem } from './decideToggleListItem.ts';

/** The spec's GET and its POST twin (readings.md). */
export function toggleListItemRoutes(side: CommandSide, change: ChangeList) {
  const toggle = async (
    { id, artNo }: { readonly id: string; readonly artNo: string },
    on: boolean | null,
    context: RequestContext<{ kind: 'customer' }>,
  ) => {
    const { state, position } = await change(context, {
      id,
      name: toggleListItem.name,
      input: { artNo, on },
      decide: onOwnList(async (list) => {
        const visibleArticles = await listedArticles(side, [artNo], context.customerNumber);
        return decideToggleListItem({ articleNumber: artNo, on }, list, visibleArticles.has(artNo));
      }),
    });
    const { lines } = viewList(state);
    const isOn = lines.some((line) => line.artNo === artNo);
    return { body: { id, artNo, is_on_list: isOn, number_of_products: lines.length }, seen: position };
  };
  return [
    route(toggleListItem, ({ params, query: { on } }, context) =>
      toggle(params, on === undefined ? null : on === 'true', context),
    ),
    route(toggleListItemByPost, ({ params, body }, context) => toggle(params, body?.on ?? null, context)),
  ];
}
