import type { BasketAssessment, CountedLine, FaultyLine } from '@talloor/rules/basket/assessment.ts';
import type { LineLimits } from '@talloor/rules/order/lineLimits.ts';
import { viewProduct } from '@talloor/rules/product/viewProduct.ts';
import { joined } from '../../../ordering/joined.ts';
import type { PlacedOrder } from './changeForbidden.ts';
import type { WorldFacts } from './modificationFacts.ts';
import { viewJudgedLine, viewModification, type JudgedLine, type Reader } from './viewModification.ts';

export type RenderModification = (order: PlacedOrder, world: WorldFacts, reader: Reader) => Buffer;

/** A line's inputs beside promise and article. */
type Rendered = {
  readonly language: 'nl' | 'fr';
  readonly showPrices: boolean;
  readonly deadline: string | null;
  readonly limits: LineLimits;
  readonly allocated: number | null;
  readonly replacement: JudgedLine['replacement'];
  /** With leading comma. */
  readonly json: Uint8Array;
};

/** Caches unchanged lines, as renderBasket does. */
export function createModificationRenderer(): RenderModification {
  // Unchanged lines keep their object identity.
  const memory = new WeakMap<CountedLine | FaultyLine, Rendered>();

  const renderLine = (judged: JudgedLine, assessment: BasketAssessment, language: 'nl' | 'fr'): Uint8Array => {
    const { line, limits, allocated, replacement } = judged;
    const { showPrices } = assessment.customer;
    const deadline = assessment.basket.delivery?.deadline ?? null;
    const isKept = judged.state === 'standing' && judged.conflict === null;
    const known = isKept ? memory.get(line) : undefined;
    if (
      known?.language === language &&
      known.showPrices === showPrices &&
      known.deadline === deadline &&
      known.allocated === allocated &&
      known.replacement === replacement &&
      isSame(known.limits, limits)
    )
      return known.json;
    const json = encoder.encode(`,${JSON.stringify(viewLine(judged, assessment, language))}`);
    if (isKept) memory.set(line, { language, showPrices, deadline, limits, allocated, replacement, json });
    return json;
  };

  return (order, world, reader) => {
    const { lines, rest, assessment } = viewModification(order, world, reader);
    const [first, ...others] = lines.map((line) => renderLine(line, assessment, reader.language));
    const parts = first ? [first.subarray(1), ...others] : [];
    return joined(['{"lines":[', ...parts, encoder.encode(`],${JSON.stringify(rest).slice(1)}`)]);
  };
}

function viewLine(judged: JudgedLine, assessment: BasketAssessment, language: 'nl' | 'fr') {
  const { line, state } = judged;
  const { customer, basket } = assessment;
  const quantity = state === 'takenOut' ? 0 : line.quantity;
  const question = { customer, quantity, moment: basket.delivery, language };
  const product =
    line.counted && quantity > 0
      ? viewProduct(line.product, question, line.chosen)
      : viewProduct(line.product, question);
  return { product, ...viewJudgedLine(judged, assessment, language) };
}

const isSame = (one: LineLimits, other: LineLimits): boolean =>
  one.fixedBecause === other.fixedBecause &&
  one.mayDecrease === other.mayDecrease &&
  one.mayIncrease === other.mayIncrease;

const encoder = new TextEncoder();
