import type { WishListSummary } from '@talloor/contracts/endpoints/wishList.ts';
import { createContext, useContext } from 'react';
import type { Toggle } from './createListToggles.ts';

/** An article as the menu of lists names it. */
export type Listed = { readonly articleNumber: string; readonly name: string };

export type Lists = {
  /** The tenant has lists and somebody orders for a customer. */
  readonly isOn: boolean;
  /** One's own; undefined while they load. */
  readonly mine: readonly WishListSummary[] | undefined;
  readonly error: Error | null;
  /** Those of one's own lists that have the article. */
  readonly listsWith: (articleNumber: string) => readonly WishListSummary[];
  /** Shown at once. @throws ProblemError when refused; it is then as it was */
  readonly toggle: (toggle: Toggle) => Promise<void>;
  /** @throws ProblemError */
  readonly create: (name: string, items: readonly string[]) => Promise<void>;
  /** Puts articles at the end of a list. @throws ProblemError */
  readonly add: (listId: string, items: readonly string[]) => Promise<void>;
  /** Opens the menu of one's lists for an article. */
  readonly choose: (article: Listed, anchor: HTMLElement) => void;
};

/** For visitors, and where the tenant has no lists. */
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

/** One's own lists; off outside a ListsProvider. */
export const useLists = (): Lists => useContext(ListsContext);
