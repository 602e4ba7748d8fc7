import { removeFromHistory } from '@talloor/contracts/endpoints/history.ts';
import { pathOf, type Language } from './paths.ts';

/** Route names of the shared configuration (spec shopping §2), as far as they are built; each gives its address. */
export const routeConfiguration = {
  /** `id` is an article number; `isSuggested` marks a suggestion of the search that was picked. */
  productShow: (language: Language, { id, isSuggested = false }: { id: string; isSuggested?: boolean }) =>
    `${pathOf('product', language, { id })}${isSuggested ? '?suggested=1' : ''}`,
  /** `alias` is the code of a category or the key of a label. */
  assortmentShow: (language: Language, { alias }: { alias: string }) => pathOf('assortment', language, { alias }),
  searchResults: (language: Language, question: { keywords?: string } = {}) =>
    `${pathOf('search', language)}${question.keywords ? `?${new URLSearchParams({ keywords: question.keywords })}` : ''}`,
  /** Also where an order is placed from. */
  basketShow: (language: Language) => pathOf('basket', language),
  /** `id` is a list's own, or the name of a derived one. */
  wishListView: (language: Language, { id }: { id: string }) =>
    `${pathOf('listView', language)}?${new URLSearchParams({ id })}`,
  historyRemoval: (language: Language, { artno }: { artno: string }) =>
    `/${language}${removeFromHistory.path.replace(':artno', artno)}`,
} as const;
