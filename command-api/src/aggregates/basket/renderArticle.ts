import { LRUCache } from 'lru-cache';
import type { BasketAssessment, CountedLine } from '@talloor/rules/basket/assessment.ts';
import { viewLineProduct } from '@talloor/rules/basket/viewBasket.ts';
import type { ProductFacts } from '@talloor/rules/facts.ts';
import type { ChosenPrice } from '@talloor/rules/price/choosePrice.ts';

export type RenderArticle = (line: CountedLine, assessment: BasketAssessment, language: 'nl' | 'fr') => Uint8Array;

/** The rendered article, and its inputs besides the facts. */
type Shown = {
  readonly deadline: string | null;
  readonly language: 'nl' | 'fr';
  readonly showPrices: boolean;
  readonly chosen: ChosenPrice;
  readonly json: Uint8Array;
};

const mostBytes = 8_000_000;
/** Per article: two languages, prices and delivery moments. */
const mostWays = 8;

/** Rendered once for all baskets with equal facts and price. */
export function createArticleRenderer(): RenderArticle {
  const memory = new LRUCache<ProductFacts, readonly Shown[]>({
    maxSize: mostBytes,
    sizeCalculation: (ways) => ways.reduce((sum, { json }) => sum + json.length + 300, 0),
  });
  return (line, assessment, language) => {
    const { product, chosen } = line;
    const { showPrices } = assessment.customer;
    const deadline = assessment.basket.delivery?.deadline ?? null;
    const ways = memory.get(product) ?? [];
    const known = ways.find(
      (shown) =>
        shown.deadline === deadline &&
        shown.language === language &&
        shown.showPrices === showPrices &&
        isSamePrice(shown.chosen, chosen),
    );
    if (known) return known.json;
    const json = encoder.encode(JSON.stringify(viewLineProduct(line, assessment, language)));
    memory.set(product, [{ deadline, language, showPrices, chosen, json }, ...ways.slice(0, mostWays - 1)]);
    return json;
  };
}

/** For one article; the rest follows from its facts. */
export const isSamePrice = (one: ChosenPrice, other: ChosenPrice): boolean =>
  one.boxReached === other.boxReached &&
  one.promoMills === other.promoMills &&
  one.promoApplied === other.promoApplied &&
  one.priceMills === other.priceMills;

/** `Buffer.from` would retain its shared pages. */
const encoder = new TextEncoder();
