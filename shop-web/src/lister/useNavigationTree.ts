import { getNavigationTree, getStrongThemes } from '@talloor/contracts/endpoints/assortment.ts';
import { useQuery } from '@tanstack/react-query';
import { useLanguage } from '../i18n/LanguageProvider.tsx';
import { call } from '../server/shopClient.ts';
import { useSession } from '../session/SessionProvider.tsx';

const staleTime = 10 * 60_000;

export function useNavigationTree() {
  const language = useLanguage();
  const { customer } = useSession();
  return useQuery({
    queryKey: ['navigation', 'tree', customer?.customer_number ?? null, language],
    queryFn: ({ signal }) => call(getNavigationTree, {}, { signal }),
    staleTime,
  });
}

export function useStrongThemes() {
  const language = useLanguage();
  const { customer } = useSession();
  return useQuery({
    queryKey: ['navigation', 'strong-themes', customer?.customer_number ?? null, language],
    queryFn: ({ signal }) => call(getStrongThemes, {}, { signal }),
    staleTime,
  });
}
