import { autocomplete } from '@talloor/contracts/endpoints/assortment.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useRested } from '../components/useRested.ts';
import { useLanguage } from '../i18n/LanguageProvider.tsx';
import { call } from '../server/shopClient.ts';
import { useSession } from '../session/SessionProvider.tsx';
import type { Suggestions } from './suggestionOptions.ts';

/** Spec shopping §5 and §9. */
const fewestCharacters = 2;
const debounceMs = 300;

export type ShownSuggestions = {
  readonly suggestions: Suggestions;
  /** The field may hold newer text. */
  readonly typed: string;
  readonly isOld: boolean;
};

/** Null below the minimum length, before the first answer and on errors. */
export function useSuggestions(text: string, isWanted: boolean): ShownSuggestions | null {
  const language = useLanguage();
  const { customer } = useSession();
  const query = text.trim().replaceAll(/\s+/g, ' ');
  const rested = useRested(query, debounceMs);
  const isEnough = query.length >= fewestCharacters;
  const { data, isPlaceholderData, isError } = useQuery({
    queryKey: ['suggestions', customer?.customer_number ?? null, language, rested],
    queryFn: async ({ signal }) => ({
      typed: rested,
      suggestions: await call(autocomplete, { params: { keywords: rested } }, { signal }),
    }),
    placeholderData: keepPreviousData,
    retry: false,
    enabled: isWanted && isEnough && rested === query,
  });
  if (!isEnough || isError || data === undefined) return null;
  return { ...data, isOld: isPlaceholderData || data.typed !== query };
}
