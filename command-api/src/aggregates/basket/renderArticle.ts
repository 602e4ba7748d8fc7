import { LRUCache } from 'lru-cache';
import type { BasketAssessment, CountedLine } from '@talloor/rules/basket/assessment.ts';
import { viewLineProduct } from '@talloor/rules/basket/viewBasket.ts';
import type { ProductFacts } from '@talloor/rules/facts.ts';
import type { ChosenPrice } from '@talloor/rules/price/choosePrice.ts';

/** The article of a counted line in JSON. */
export type RenderArticle = (line: CountedLine, assessment: BasketAssessment, language: 'nl' | 'fr') => Uint8Array;

/** All that it is made of beside the article's facts, and the article as it was rendered. */
type Shown = {
  readonly deadline: string | null;
  readonly language: 'nl' | 'fr';
  readonly showPrices: boolean;
  readonly chosen: ChosenPrice;
  readonly json: Uint8Array;
};

const mostBytes = 8_000_000;
/** Of one article: two languages, a price and a promo's, and some delivery moments. */
const mostWays = 8;

/** Renders an article once for all baskets that show it alike: customers without a price of their own share its facts. */
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

/** Of one article: all else follows from its facts. */
export const isSamePrice = (one: ChosenPrice, other: ChosenPrice): boolean =>
  one.boxReached === other.boxReached &&
  one.promoMills === other.promoMills &&
  one.promoApplied === other.promoApplied &&
  one.priceMills === other.priceMills;

/** Not `Buffer.from`, whose shared pages would be kept for the sake of an article in them. */
const encoder = new TextEncoder();
