import type { ListEvent } from './list.ts';

/** Empty comment: none. `par`: target quantity on the shelf. */
export type ListItem = { readonly articleNumber: string; readonly comment: string; readonly par?: number };

/** `none` also covers the history list, whose stream only counts removals. */
export type ListState =
  | { readonly status: 'none'; readonly removals: number }
  | {
      readonly status: 'open';
      readonly listId: string;
      readonly customerNumber: string;
      readonly ownerId: string;
      readonly name: string;
      readonly isShared: boolean;
      readonly items: readonly ListItem[];
    }
  | { readonly status: 'deleted'; readonly customerNumber: string; readonly ownerId: string };
const erasedName = '–';
export type OpenList = Extract<ListState, { status: 'open' }>;
export const noList: ListState = { status: 'none', removals: 0 };

export function evolveList(state: ListState, event: ListEvent): ListState {
  if (event.type === 'ListCreated') {
    const { items, name, ...created } = event.data;
    return { status: 'open', ...created, name: name ?? erasedName, isShared: false, items: items.map(withoutComment) };
  }
  if (state.status === 'none')
    return event.type === 'ListItemRemoved' ? { ...state, removals: state.removals + 1 } : state;
  if (state.status === 'deleted') return state;
  const { items, customerNumber, ownerId } = state;
  switch (event.type) {
    case 'ListRenamed':
      return { ...state, name: event.data.name ?? erasedName };
    case 'ListItemAdded':
      return { ...state, items: [...items, withoutComment(event.data.articleNumber)] };
    case 'ListItemRemoved':
      return { ...state, items: items.filter((item) => item.articleNumber !== event.data.articleNumber) };
    case 'ListItemCommented': {
      const { articleNumber, comment } = event.data;
      const commented = (item: ListItem) =>
        item.articleNumber === articleNumber ? { ...item, comment: comment ?? '' } : item;
      return { ...state, items: items.map(commented) };
    }
    case 'ListItemsArranged': {
      const byNumber = new Map(items.map((item) => [item.articleNumber, item]));
      return { ...state, items: event.data.articleNumbers.flatMap((number) => byNumber.get(number) ?? []) };
    }
    case 'ListParLevelSet': {
      const { articleNumber, par } = event.data;
      const withPar = (item: ListItem): ListItem => {
        const { par: _, ...rest } = item;
        return par === null ? rest : { ...rest, par };
      };
      return { ...state, items: items.map((item) => (item.articleNumber === articleNumber ? withPar(item) : item)) };
    }
    case 'ListShared':
      return { ...state, isShared: event.data.isShared };
    case 'ListDeleted':
      return { status: 'deleted', customerNumber, ownerId };
    default:
      return event satisfies never;
  }
}

export const listFold = {
  category: 'list',
  stateVersion: 5,
  initial: noList,
  evolve: evolveList,
};

const withoutComment = (articleNumber: string): ListItem => ({ articleNumber, comment: '' });
