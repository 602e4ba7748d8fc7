import type { WishListSummary } from '@talloor/contracts/endpoints/wishList.ts';
import { createContext, useContext } from 'react';
import type { Toggle } from './createListToggles.ts';

export type ListArticle = { readonly articleNumber: string; readonly name: string };

export type Lists = {
  readonly isOn: boolean;
  readonly mine: readonly WishListSummary[] | undefined;
  readonly error: Error | null;
  readonly listsWith: (articleNumber: string) => readonly WishListSummary[];
  /** @throws ProblemError after reverting */
  readonly toggle: (toggle: Toggle) => Promise<void>;
  /** @throws ProblemError */
  readonly create: (name: string, items: readonly string[]) => Promise<void>;
  /** Appends. @throws ProblemError */
  readonly add: (listId: string, items: readonly string[]) => Promise<void>;
  readonly choose: (article: ListArticle, anchor: HTMLElement) => void;
};

/** For visitors and tenants without lists. */
export const noLists: Lists = {
  isOn: false,
  mine: undefined,
  error: null,
  listsWith: () => [],
  toggle: () => Promise.resolve(),
  create: () => Promise.resolve(),
  add: () => Promise.resolve(),
  choose: () => {},
};
export const ListsContext = createContext<Lists>(noLists);

/** Empty outside a ListsProvider. */
export const useLists = (): Lists => useContext(ListsContext);
