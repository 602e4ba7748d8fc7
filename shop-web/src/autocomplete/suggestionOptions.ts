import type { autocomplete } from '@talloor/contracts/endpoints/assortment.ts';
import type { CallOutput } from '@talloor/contracts/client.ts';
import type { Language } from '../paths.ts';
import { routeConfiguration } from '../routeConfiguration.ts';

export type Suggestions = CallOutput<typeof autocomplete>;

/** `keyword` searches; others have a page. */
export type SuggestionOption =
  | { readonly kind: 'keyword'; readonly keyword: string }
  | { readonly kind: 'page'; readonly path: string };

/** In arrow-key order. */
export const suggestionOptions = (
  { keywords, categories, products }: Suggestions,
  language: Language,
): readonly SuggestionOption[] => [
  ...keywords.map((keyword) => ({ kind: 'keyword' as const, keyword })),
  ...categories.map(({ alias }) => ({
    kind: 'page' as const,
    path: routeConfiguration.assortmentShow(language, { alias }),
  })),
  ...products.map(({ article_number: id }) => ({
    kind: 'page' as const,
    path: routeConfiguration.productShow(language, { id, isSuggested: true }),
  })),
];

/** Null, the field, past either end. */
export function nextOption(active: number | null, count: number, step: 1 | -1): number | null {
  if (count === 0) return null;
  if (active === null) return step === 1 ? 0 : count - 1;
  const next = active + step;
  return next < 0 || next >= count ? null : next;
}
