import { listOrderedArticles } from '@talloor/contracts/endpoints/catalogue.ts';
import type { ProductView } from '@talloor/rules/product/productWire.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useLanguage } from '../../i18n/LanguageProvider.tsx';
import { estimateItems, type Estimate } from '../../products/estimateLine.ts';
import { isOrderable, offerOf } from '../../products/offerOf.ts';
import { quantityLimits, settleQuantity } from '../../products/quantitySteps.ts';
import { call } from '../../server/shopClient.ts';
import { useSession } from '../../session/SessionProvider.tsx';

/** Most frequent on this weekday first. */
export function useReorder(limit: number) {
  const language = useLanguage();
  const { customer } = useSession();
  return useQuery({
    queryKey: ['products', 'ordered', customer?.customer_number ?? null, language, limit],
    queryFn: ({ signal }) => call(listOrderedArticles, { query: { limit } }, { signal }),
    placeholderData: keepPreviousData,
    enabled: customer !== null,
  });
}

export type Rest = Estimate & {
  /** Last quantity by article number. */
  readonly items: Readonly<Record<string, number>>;
  readonly count: number;
};

/** Last quantities of articles missing from the basket. */
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
