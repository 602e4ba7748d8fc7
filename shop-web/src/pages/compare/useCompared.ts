import { getArticle } from '@talloor/contracts/endpoints/catalogue.ts';
import { ProblemError } from '@talloor/contracts/problemError.ts';
import type { ProductDetailView } from '@talloor/rules/product/productDetailWire.ts';
import { useQueries } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { compareAddress, readCompareAddress } from '../../compare/compareAddress.ts';
import { compareList } from '../../compare/compareList.ts';
import { useLanguage } from '../../i18n/LanguageProvider.tsx';
import { call } from '../../server/shopClient.ts';
import { useSession } from '../../session/SessionProvider.tsx';
import { useStore } from '../../store/createStore.ts';

/** From the address, else this tab's list. */
export function useCompared() {
  const language = useLanguage();
  const { customer } = useSession();
  const [address] = useSearchParams();
  const navigate = useNavigate();
  const storedNumbers = useStore(compareList);
  const addressNumbers = readCompareAddress(address);
  const numbers = addressNumbers ?? storedNumbers;

  // A shared comparison replaces the tab's; the tab's goes into the address.
  const addressText = addressNumbers?.join(',') ?? null;
  const storedText = storedNumbers.join(',');
  useEffect(() => {
    if (addressText !== null) compareList.set(addressText === '' ? [] : addressText.split(','));
  }, [addressText]);
  useEffect(() => {
    if (addressText === null && storedText !== '')
      void navigate({ search: compareAddress(storedText.split(',')) }, { replace: true });
  }, [addressText, storedText, navigate]);

  const answers = useQueries({
    queries: numbers.map((number) => ({
      queryKey: ['products', 'article', customer?.customer_number ?? null, language, number],
      queryFn: ({ signal }: { signal: AbortSignal }) => call(getArticle, { params: { artNo: number } }, { signal }),
    })),
  });
  const isGone = (error: Error | null) => error instanceof ProblemError && error.code === 'article.not_found';
  return {
    numbers,
    products: answers.flatMap(({ data }): readonly ProductDetailView[] => (data === undefined ? [] : [data])),
    isLoading: answers.some(({ isPending }) => isPending),
    error: answers.find(({ error }) => error !== null && !isGone(error))?.error ?? null,
    gone: numbers.filter((_, at) => isGone(answers[at]?.error ?? null)),
    retry: () => {
      for (const answer of answers) if (answer.isError) void answer.refetch();
    },
    remove: (...removedNumbers: readonly string[]) => {
      // Rendered numbers may be older.
      const rest = compareList.get().filter((number) => !removedNumbers.includes(number));
      compareList.set(rest);
      void navigate({ search: compareAddress(rest) }, { replace: true });
    },
  };
}
