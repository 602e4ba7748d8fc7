import { findTradeItem, getProducts } from '@talloor/contracts/endpoints/catalogue.ts';
import type { ProductView } from '@talloor/rules/product/productWire.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRested } from '../components/useRested.ts';
import { useLanguage } from '../i18n/LanguageProvider.tsx';
import { call } from '../server/shopClient.ts';
import { useSession } from '../session/SessionProvider.tsx';

const debounceMs = 250;
const fewestDigits = 4;
/** Lengths of a GTIN. */
const barcodeLengths: ReadonlySet<number> = new Set([8, 12, 13, 14]);

const productOf = async (articleNumber: string): Promise<ProductView | null> =>
  (await call(getProducts, { query: { articles: articleNumber } })).products[0] ?? null;

async function findArticle(number: string): Promise<ProductView | null> {
  const product = await productOf(number);
  if (product !== null || !barcodeLengths.has(number.length)) return product;
  const tradeItem = await call(findTradeItem, { params: { barcode: number } }).catch(() => null);
  return tradeItem === null ? null : productOf(tradeItem.article_number);
}

/** `find` is for Enter. */
export function useArticleByNumber(number: string) {
  const language = useLanguage();
  const { customer } = useSession();
  const queries = useQueryClient();
  const question = (asked: string) => ({
    queryKey: ['products', 'number', customer?.customer_number ?? null, language, asked],
    queryFn: () => findArticle(asked),
  });
  const rested = useRested(number, debounceMs);
  const { data } = useQuery({
    ...question(rested),
    enabled: rested === number && /^\d+$/.test(number) && number.length >= fewestDigits,
  });
  return {
    product: rested === number ? data : undefined,
    /** @throws ProblemError */
    find: (): Promise<ProductView | null> =>
      /^\d{1,14}$/.test(number)
        ? queries.fetchQuery({ ...question(number), staleTime: 10_000 })
        : Promise.resolve(null),
  };
}
