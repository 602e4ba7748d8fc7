import type { WishListSummary } from '@talloor/contracts/endpoints/wishList.ts';
import type { ListWithFacts } from './createListFinder.ts';

const mostBoards = 4;

export function viewSummary({ list, facts }: ListWithFacts, mayChange: boolean): WishListSummary {
  const { id, name, type, isShared, isManaged, owner, updatedAt, lines } = list;
  return {
    id,
    name,
    type,
    is_shared: isShared,
    is_editable: type === 'mine' && mayChange,
    lines: lines.map(({ articleNumber, ...line }) => ({ artNo: articleNumber, ...line })),
    owner,
    ...(isManaged === undefined ? {} : { is_managed: isManaged }),
    number_of_products: lines.length,
    updated_at: updatedAt === null ? null : Math.floor(Date.parse(updatedAt) / 1000),
    boards: boardsOf({ list, facts }),
  };
}

function boardsOf({ list, facts }: ListWithFacts): string[] {
  const counts = new Map<string, number>();
  for (const { articleNumber } of list.lines) {
    const board = facts.get(articleNumber)?.board;
    if (board !== undefined) counts.set(board, (counts.get(board) ?? 0) + 1);
  }
  const byCount = [...counts].toSorted(([, firstCount], [, secondCount]) => secondCount - firstCount);
  return byCount.slice(0, mostBoards).map(([board]) => board);
}
