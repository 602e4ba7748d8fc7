import { getProducts, listOrderedArticles } from '@talloor/contracts/endpoints/catalogue.ts';
import type { ProductView } from '@talloor/rules/product/productWire.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useLanguage } from '../../i18n/LanguageProvider.tsx';
import { useLists } from '../../lists/useLists.ts';
import { estimateItems, type Estimate } from '../../products/estimateLine.ts';
import { isOrderable, offerOf } from '../../products/offerOf.ts';
import { quantityLimits, settleQuantity } from '../../products/quantitySteps.ts';
import { call } from '../../server/shopClient.ts';
import { useSession } from '../../session/SessionProvider.tsx';

export const initialCount = 8;
export const mostShown = 96;

export type ReorderSource = 'usual' | 'last_order';

/** Most frequent on this weekday first. */
export function useReorder(limit: number, of: ReorderSource = 'usual', isWanted = true) {
  const language = useLanguage();
  const { customer } = useSession();
  return useQuery({
    queryKey: ['products', 'ordered', customer?.customer_number ?? null, language, of, limit],
    queryFn: ({ signal }) => call(listOrderedArticles, { query: { limit, of } }, { signal }),
    placeholderData: keepPreviousData,
    enabled: customer !== null && isWanted,
  });
}

/** Undefined while lists load. */
export function useFixedStock(isWanted: boolean) {
  const language = useLanguage();
  const { customer } = useSession();
  const { mine } = useLists();
  const numbers = [
    ...new Set(mine?.flatMap(({ lines }) => lines.flatMap(({ artNo, par }) => (par === undefined ? [] : [artNo])))),
  ].slice(0, mostShown);
  const products = useQuery({
    queryKey: ['products', 'fixed', customer?.customer_number ?? null, language, numbers],
    queryFn: ({ signal }) => call(getProducts, { query: { articles: numbers.join(',') } }, { signal }),
    enabled: customer !== null && isWanted && numbers.length > 0,
  });
  return { count: numbers.length, ...products };
}

export type Rest = Estimate & {
  /** Last quantity by article number. */
  readonly items: Readonly<Record<string, number>>;
  readonly count: number;
};

export function restOf(products: readonly ProductView[], quantityOf: (article: string) => number, now: number): Rest {
  const orderableLines = products.flatMap((product) => {
    if (quantityOf(product.article_number) > 0) return [];
    if (product.last_order_quantity === null || !isOrderable(offerOf(product, { is: 'customer', now }))) return [];
    const { quantity } = settleQuantity(product.last_order_quantity, quantityLimits(product));
    return quantity > 0 ? [[product.article_number, quantity] as const] : [];
  });
  const items = Object.fromEntries(orderableLines);
  return { items, count: orderableLines.length, ...estimateItems(products, items) };
}
