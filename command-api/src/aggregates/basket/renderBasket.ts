import { LRUCache } from 'lru-cache';
import { basketTexts } from '@talloor/messages/basket/basketTexts.ts';
import { assessBasket } from '@talloor/rules/basket/assessBasket.ts';
import type { BasketAssessment } from '@talloor/rules/basket/assessment.ts';
import { basketInputOf } from '@talloor/rules/basket/basketInputOf.ts';
import { viewBasketWithoutLines, viewLine } from '@talloor/rules/basket/viewBasket.ts';
import type { ProductFacts } from '@talloor/rules/facts.ts';
import type { ChosenPrice } from '@talloor/rules/price/choosePrice.ts';
import type { BasketState } from '@talloor/events/basket/state.ts';
import type { BasketFacts } from './basketFacts.ts';

/** The basket as every change answers it, in JSON. */
export type RenderBasket = (state: BasketState, facts: BasketFacts, language: 'nl' | 'fr') => Buffer;

/** All that the view of a counted line is made of, and the line as it was rendered. */
type Rendered = {
  readonly product: ProductFacts;
  readonly quantity: number;
  /** Other lines may earn it, or take it away. */
  readonly chosen: ChosenPrice;
  readonly json: Uint8Array;
};
/** A customer's last answer: by article, and what all of its lines are made of. */
type LastAnswer = {
  readonly deadline: string | null;
  readonly language: 'nl' | 'fr';
  readonly showPrices: boolean;
  readonly lines: ReadonlyMap<string, Rendered>;
};

/** Lines of all customers together: about 2 kB each. */
const most = 3000;

/**
 * Renders baskets (spec shopping §3). A change touches one line of many: those that stand as they stood in the same customer's
 * last answer are not rendered again. The catalogue gives the same object as long as nothing moved, so that a price or a
 * stock that changed is seen at once.
 */
export function createBasketRenderer(): RenderBasket {
  const answers = new LRUCache<string, LastAnswer>({ maxSize: most, sizeCalculation: ({ lines }) => lines.size + 1 });

  return (state, facts, language) => {
    const assessment = assessBasket({ basket: basketInputOf(state.status === 'none' ? null : state), ...facts });
    const { customer, basket } = assessment;
    const deadline = basket.delivery?.deadline ?? null;
    const { customerNumber, showPrices } = customer;
    const last = answers.get(customerNumber);
    const isAlike = last?.deadline === deadline && last.language === language && last.showPrices === showPrices;
    const before = isAlike ? last.lines : undefined;
    const lines = new Map<string, Rendered>();

    const render = (line: BasketAssessment['lines'][number]): Uint8Array => {
      if (!line.counted) return jsonOf(viewLine(line, assessment, language, basketTexts));
      const { product, quantity, chosen } = line;
      const known = before?.get(product.articleNumber);
      const stands = known?.product === product && known.quantity === quantity && isSamePrice(known.chosen, chosen);
      const json = stands ? known.json : jsonOf(viewLine(line, assessment, language, basketTexts));
      lines.set(product.articleNumber, stands ? known : { product, quantity, chosen, json });
      return json;
    };

    const parts: Uint8Array[] = [start];
    for (const [index, line] of assessment.lines.entries()) {
      if (index > 0) parts.push(comma);
      parts.push(render(line));
    }
    answers.set(customerNumber, { deadline, language, showPrices, lines });
    const others = JSON.stringify(viewBasketWithoutLines(assessment, language, basketTexts));
    parts.push(bytesOf(`],${others.slice(1)}`));
    return Buffer.concat(parts);
  };
}

/** Of one article at one quantity: all else follows from its facts. */
const isSamePrice = (one: ChosenPrice, other: ChosenPrice): boolean =>
  one.promoMills === other.promoMills && one.promoApplied === other.promoApplied;

/** Not `Buffer.from`, whose shared pages would be kept for the sake of a line in them. */
const encoder = new TextEncoder();
const bytesOf = (text: string): Uint8Array => encoder.encode(text);
const jsonOf = (value: unknown): Uint8Array => bytesOf(JSON.stringify(value));

const [start, comma] = [bytesOf('{"lines":['), bytesOf(',')];
