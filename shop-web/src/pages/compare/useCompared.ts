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
  const kept = useStore(compareList);
  const told = readCompareAddress(address);
  const numbers = told ?? kept;

  // A shared comparison replaces the tab's; the tab's goes into the address.
  const asked = told?.join(',') ?? null;
  const keptText = kept.join(',');
  useEffect(() => {
    if (asked !== null) compareList.set(asked === '' ? [] : asked.split(','));
  }, [asked]);
  useEffect(() => {
    if (asked === null && keptText !== '')
      void navigate({ search: compareAddress(keptText.split(',')) }, { replace: true });
  }, [asked, keptText, navigate]);

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
    /** Unavailable to this customer. */
    gone: numbers.filter((_, at) => isGone(answers[at]?.error ?? null)),
    retry: () => {
      for (const answer of answers) if (answer.isError) void answer.refetch();
    },
    remove: (...gone: readonly string[]) => {
      const rest = numbers.filter((one) => !gone.includes(one));
      compareList.set(rest);
      void navigate({ search: compareAddress(rest) }, { replace: true });
    },
  };
}
