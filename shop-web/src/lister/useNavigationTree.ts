import { getNavigationTree, getStrongThemes } from '@talloor/contracts/calls.ts';
import type { NavigationNode } from '@talloor/contracts/endpoints/assortment.ts';
import { useQuery } from '@tanstack/react-query';
import { useLanguage } from '../i18n/LanguageProvider.tsx';
import { call } from '../server/shopClient.ts';
import { useSession } from '../session/SessionProvider.tsx';

/** What the assortment is made of changes seldom while somebody looks. */
const staleTime = 10 * 60_000;

/** The assortment in three levels, as this customer sees it. */
export function useNavigationTree() {
  const language = useLanguage();
  const { customer } = useSession();
  return useQuery({
    queryKey: ['navigation', 'tree', customer?.customer_number ?? null, language],
    queryFn: ({ signal }) => call(getNavigationTree, {}, { signal }),
    staleTime,
  });
}

/** Themes that run now. */
export function useStrongThemes() {
  const language = useLanguage();
  const { customer } = useSession();
  return useQuery({
    queryKey: ['navigation', 'strong-themes', customer?.customer_number ?? null, language],
    queryFn: ({ signal }) => call(getStrongThemes, {}, { signal }),
    staleTime,
  });
}

/** The node with this alias, wherever it stands in the tree. */
export function findNode(nodes: readonly NavigationNode[], alias: string): NavigationNode | null {
  for (const node of nodes) {
    const found = node.code === alias ? node : findNode(node.children, alias);
    if (found !== null) return found;
  }
  return null;
}
