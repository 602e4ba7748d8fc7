import { removeFromHistory } from '@talloor/contracts/endpoints/history.ts';
import { pathOf, type Language } from './paths.ts';

/** Spec shopping §2. */
export const routeConfiguration = {
  /** `id`: article number. */
  productShow: (language: Language, { id, isSuggested = false }: { id: string; isSuggested?: boolean }) =>
    `${pathOf('product', language, { id })}${isSuggested ? '?suggested=1' : ''}`,
  /** `alias`: category code or label key. */
  assortmentShow: (language: Language, { alias }: { alias: string }) => pathOf('assortment', language, { alias }),
  searchResults: (language: Language, question: { keywords?: string } = {}) =>
    `${pathOf('search', language)}${question.keywords ? `?${new URLSearchParams({ keywords: question.keywords })}` : ''}`,
  /** Ordering starts there too. */
  basketShow: (language: Language) => pathOf('basket', language),
  /** `id`: own list, or name of a derived one. */
  wishListView: (language: Language, { id }: { id: string }) =>
    `${pathOf('listView', language)}?${new URLSearchParams({ id })}`,
  historyRemoval: (language: Language, { artno }: { artno: string }) =>
    `/${language}${removeFromHistory.path.replace(':artno', artno)}`,
} as const;
