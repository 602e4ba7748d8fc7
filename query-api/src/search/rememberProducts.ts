import { LRUCache } from 'lru-cache';
import type { ProductFacts } from '@talloor/rules/facts.ts';
import { viewProduct, type ProductQuestion } from '@talloor/rules/product/viewProduct.ts';

export type ProductRenderer = (
  product: ProductFacts,
  question: ProductQuestion,
  lastOrder: ProductFacts['lastOrder'],
) => string;

/** JSON before and after the last order. */
type Rendered = readonly [before: string, after: string];

/** Maximum cached characters. */
const rememberedLetters = 48_000_000;
const noLastOrder = '"last_order_date":null,"last_order_quantity":null';

/** Caches products as JSON, because facts are shared objects. Only basket articles are rendered each time. */
export function rememberProducts(): ProductRenderer {
  const memory = new LRUCache<ProductFacts, Map<string, Rendered>>({
    maxSize: rememberedLetters,
    sizeCalculation: () => 2500,
  });
  return (product, question, lastOrder) => {
    if (question.quantity !== 0) return JSON.stringify(viewProduct({ ...product, lastOrder }, question));
    const ways = memory.get(product) ?? new Map<string, Rendered>();
    const way = wayOf(product, question);
    let rendered = ways.get(way);
    if (!rendered) {
      const [before = '', after = ''] = JSON.stringify(viewProduct(product, question)).split(noLastOrder);
      rendered = [before, after];
      if (ways.size >= mostWays) ways.clear();
      ways.set(way, rendered);
      memory.set(product, ways);
    }
    return `${rendered[0]}${lastOrderOf(lastOrder)}${rendered[1]}`;
  };
}

const mostWays = 8;

/** Parts of the context that affect the view, besides quantity. */
function wayOf(product: ProductFacts, { customer, language, moment }: ProductQuestion): string {
  const sees = customer === null ? 'visitor' : customer.showPrices ? 'prices' : 'hidden';
  return `${language} ${sees} ${product.orderBefore === null ? '' : (moment?.deadline ?? '')}`;
}

const lastOrderOf = (lastOrder: ProductFacts['lastOrder']): string =>
  lastOrder === null
    ? noLastOrder
    : `"last_order_date":${Math.floor(Date.parse(lastOrder.at) / 1000)},"last_order_quantity":${lastOrder.quantity}`;
