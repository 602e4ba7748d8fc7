import { LRUCache } from 'lru-cache';
import { basketTexts } from '@talloor/messages/basket/basketTexts.ts';
import { assessBasket } from '@talloor/rules/basket/assessBasket.ts';
import type { BasketAssessment, CountedLine } from '@talloor/rules/basket/assessment.ts';
import { basketInputOf } from '@talloor/rules/basket/basketInputOf.ts';
import { viewBasketWithoutLines, viewLine } from '@talloor/rules/basket/viewBasket.ts';
import type { ProductFacts } from '@talloor/rules/facts.ts';
import type { BasketState } from '@talloor/events/basket/state.ts';
import type { BasketFacts } from './basketFacts.ts';

/** The basket as every change answers it, in JSON. */
export type RenderBasket = (state: BasketState, facts: BasketFacts, language: 'nl' | 'fr') => Buffer;

/** All that the view of a counted line is made of. */
type Grounds = {
  readonly product: ProductFacts;
  readonly quantity: number;
  readonly lineCents: number;
  readonly deadline: string | null;
  readonly language: 'nl' | 'fr';
  readonly showPrices: boolean;
};
type Rendered = Grounds & { readonly json: Uint8Array };

/** Lines of all customers together: about 2 kB each. */
const most = 3000;

/**
 * Renders baskets (spec shopping §3). A change touches one line of many: those that stand as they stood in the same customer's
 * last answer are not rendered again. The catalogue gives the same object as long as nothing moved, so that a price or a
 * stock that changed is seen at once.
 */
export function createBasketRenderer(): RenderBasket {
  const memory = new LRUCache<string, Rendered>({ max: most });

  const renderCounted = (line: CountedLine, assessment: BasketAssessment, language: 'nl' | 'fr'): Uint8Array => {
    const { product, quantity, lineCents } = line;
    const { customer, basket } = assessment;
    const key = `${customer.customerNumber} ${product.articleNumber}`;
    const deadline = basket.delivery?.deadline ?? null;
    const grounds = { product, quantity, lineCents, deadline, language, showPrices: customer.showPrices };
    const remembered = memory.get(key);
    if (remembered && isSame(remembered, grounds)) return remembered.json;
    const json = jsonOf(viewLine(line, assessment, language, basketTexts));
    memory.set(key, { ...grounds, json });
    return json;
  };

  return (state, facts, language) => {
    const assessment = assessBasket({ basket: basketInputOf(state.status === 'none' ? null : state), ...facts });
    const parts: Uint8Array[] = [start];
    for (const [index, line] of assessment.lines.entries()) {
      if (index > 0) parts.push(comma);
      parts.push(
        line.counted
          ? renderCounted(line, assessment, language)
          : jsonOf(viewLine(line, assessment, language, basketTexts)),
      );
    }
    const others = JSON.stringify(viewBasketWithoutLines(assessment, language, basketTexts));
    parts.push(bytesOf(`],${others.slice(1)}`));
    return Buffer.concat(parts);
  };
}

/** Not `Buffer.from`, whose shared pages would be kept for the sake of a line in them. */
const encoder = new TextEncoder();
const bytesOf = (text: string): Uint8Array => encoder.encode(text);
const jsonOf = (value: unknown): Uint8Array => bytesOf(JSON.stringify(value));

const [start, comma] = [bytesOf('{"lines":['), bytesOf(',')];

const isSame = (one: Grounds, other: Grounds): boolean =>
  one.product === other.product &&
  one.quantity === other.quantity &&
  one.lineCents === other.lineCents &&
  one.deadline === other.deadline &&
  one.language === other.language &&
  one.showPrices === other.showPrices;
