import { listOrderedArticles } from '@talloor/contracts/endpoints/catalogue.ts';
import type { ProductView } from '@talloor/rules/product/productWire.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useLanguage } from '../../i18n/LanguageProvider.tsx';
import { estimateLine } from '../../products/estimateLine.ts';
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

export type Rest = {
  /** Last quantity by article number. */
  readonly items: Readonly<Record<string, number>>;
  readonly count: number;
  /** Euros excluding VAT; null for hidden prices. */
  readonly amount: number | null;
  readonly isApproximate: boolean;
};

/** Last quantities of articles missing from the basket. */
export function restOf(products: readonly ProductView[], quantityOf: (article: string) => number, now: number): Rest {
  const orderableLines = products.flatMap((product) => {
    if (quantityOf(product.article_number) > 0) return [];
    if (product.last_order_quantity === null || !isOrderable(offerOf(product, { is: 'customer', now }))) return [];
    const { quantity } = settleQuantity(product.last_order_quantity, quantityLimits(product));
    return quantity > 0 ? [{ product, quantity }] : [];
  });
  const amounts = orderableLines.map(({ product, quantity }) => estimateLine(product, quantity));
  const cents = amounts.reduce<number | null>(
    (sum, amount) => (sum === null || amount === null ? null : sum + Math.round(amount * 100)),
    0,
  );
  return {
    items: Object.fromEntries(orderableLines.map(({ product, quantity }) => [product.article_number, quantity])),
    count: orderableLines.length,
    amount: cents === null ? null : cents / 100,
    isApproximate: orderableLines.some(({ product }) => product.is_weight_article),
  };
}
