import { LRUCache } from 'lru-cache';
import { basketTexts } from '@talloor/messages/basket/basketTexts.ts';
import { assessBasket } from '@talloor/rules/basket/assessBasket.ts';
import type { BasketAssessment } from '@talloor/rules/basket/assessment.ts';
import { basketInputOf } from '@talloor/rules/basket/basketInputOf.ts';
import { viewBasketWithoutLines, viewLine, viewLineWithoutProduct } from '@talloor/rules/basket/viewBasket.ts';
import type { ProductFacts } from '@talloor/rules/facts.ts';
import type { ChosenPrice } from '@talloor/rules/price/choosePrice.ts';
import type { BasketState } from '@talloor/events/basket/state.ts';
import type { BasketFacts } from '../../ordering/basketFacts.ts';
import { joined } from '../../ordering/joined.ts';
import { createArticleRenderer, isSamePrice } from './renderArticle.ts';

export type RenderBasket = (state: BasketState, facts: BasketFacts, language: 'nl' | 'fr') => Buffer;

/** A rendered line and its inputs. */
type Rendered = {
  readonly product: ProductFacts;
  readonly quantity: number;
  /** Depends on other lines too. */
  readonly chosen: ChosenPrice;
  readonly rest: string;
};
/** Rendered lines by article. */
type LastAnswer = { readonly showPrices: boolean; readonly lines: ReadonlyMap<string, Rendered> };

/** Over all customers, about 300 bytes each. */
const most = 20_000;

/**
 * Spec shopping §3. Unchanged lines of the customer's last answer are reused. The catalogue returns identical
 * objects until something changes, so comparison by identity is safe.
 */
export function createBasketRenderer(): RenderBasket {
  const answers = new LRUCache<string, LastAnswer>({ maxSize: most, sizeCalculation: ({ lines }) => lines.size + 1 });
  const renderArticle = createArticleRenderer();

  return (state, facts, language) => {
    const assessment = assessBasket({ basket: basketInputOf(state.status === 'none' ? null : state), ...facts });
    const { customerNumber, showPrices } = assessment.customer;
    const last = answers.get(customerNumber);
    const before = last?.showPrices === showPrices ? last.lines : undefined;
    const lines = new Map<string, Rendered>();
    const parts: (Uint8Array | string)[] = [];

    const render = (line: BasketAssessment['lines'][number], opening: string): void => {
      if (!line.counted) {
        parts.push(encoder.encode(opening + JSON.stringify(viewLine(line, assessment, language, basketTexts))));
        return;
      }
      const { product, quantity, chosen } = line;
      const known = before?.get(product.articleNumber);
      const stands = known?.product === product && known.quantity === quantity && isSamePrice(known.chosen, chosen);
      const rest = stands ? known.rest : restOf(viewLineWithoutProduct(line, assessment, language, basketTexts));
      lines.set(product.articleNumber, stands ? known : { product, quantity, chosen, rest });
      parts.push(`${opening}{"product":`, renderArticle(line, assessment, language), rest);
    };

    for (const [index, line] of assessment.lines.entries()) render(line, index === 0 ? '{"lines":[' : ',');
    answers.set(customerNumber, { showPrices, lines });
    const others = JSON.stringify(viewBasketWithoutLines(assessment, language, basketTexts));
    parts.push(encoder.encode(`${assessment.lines.length === 0 ? '{"lines":[' : ''}],${others.slice(1)}`));
    return joined(parts);
  };
}

/** Numbers and booleans, so ASCII only. */
const restOf = (view: ReturnType<typeof viewLineWithoutProduct>): string => `,${JSON.stringify(view).slice(1)}`;

const encoder = new TextEncoder();
