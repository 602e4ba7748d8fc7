import type { Bilingual, ProductFacts } from '../facts.ts';
import { isMultiple } from '../quantity/quantityStep.ts';
import { isPiece, isSameUnit, measureOf } from './unitWords.ts';

export type Converted =
  /** In the unit in which the article is ordered. */
  | { readonly kind: 'same' }
  | { readonly kind: 'converted'; readonly quantity: number }
  | { readonly kind: 'fraction'; readonly quantity: number }
  | { readonly kind: 'unknown' };

/** Converts packages, weight or volume of the article into its ordered unit. */
export function convertUnit(product: ProductFacts, quantity: number, unit: string): Converted {
  const { orderableByOrderUnit, orderUnit, salesUnit, wrapUnit, wrappedPer, soldPer } = product;
  const ordered = orderableByOrderUnit ? orderUnit : salesUnit;
  if (unit.trim() === '' || isNamed(ordered, unit)) return { kind: 'same' };
  // Of a bucket of 75 pieces, "75 st" may be one bucket; of a box of 4 × 2,5 kg, "4 st" one box.
  if (isPiece(unit))
    return !isPiece(ordered.nl) && mayHoldPieces(product, ordered) ? { kind: 'unknown' } : { kind: 'same' };
  if (isNamed(wrapUnit, unit) && wrappedPer > 1) return converted(quantity * wrappedPer, soldPer);
  const measure = measureOf(unit);
  const content = measure && contentOf(product, measure.of);
  if (!measure || !content) return { kind: 'unknown' };
  return converted((quantity * measure.content) / content, soldPer);
}

function converted(exact: number, soldPer: number): Converted {
  const quantity = thousandths(exact);
  return { kind: Number.isInteger(quantity) || isMultiple(quantity, soldPer) ? 'converted' : 'fraction', quantity };
}

const isNamed = ({ nl, fr }: Bilingual, unit: string): boolean => isSameUnit(nl, unit) || isSameUnit(fr, unit);

const mayHoldPieces = (
  { pack, orderableByOrderUnit, orderUnitConversionFactor }: ProductFacts,
  ordered: Bilingual,
): boolean =>
  (orderableByOrderUnit && orderUnitConversionFactor !== 1) ||
  measureOf(ordered.nl) !== null ||
  /\d\s*(st|stuks?|pcs?|pi[eè]ces?)\b/iu.test(`${pack.nl} ${pack.fr}`) ||
  // Not of a bag out of a box: `zak` of `doos 4 × 2,5 kg`.
  (/\d\s*[x×]\s*\d/iu.test(pack.nl) && isNamed(ordered, /^\p{L}+/u.exec(pack.nl)?.[0] ?? ''));

/** Kilograms or litres of one ordered unit; null when not known. */
function contentOf(product: ProductFacts, measure: 'kg' | 'l'): number | null {
  const { weightArticle, unitOfMeasureConversionFactor, netContent, orderableByOrderUnit, orderUnitConversionFactor } =
    product;
  if (weightArticle && measure === 'kg') {
    // As the price counts kilograms (`conversionFactor`).
    const kilograms = orderableByOrderUnit ? orderUnitConversionFactor : unitOfMeasureConversionFactor;
    return kilograms > 0 ? kilograms : null;
  }
  if (netContent?.unit !== measure) return null;
  return netContent.quantity * (orderableByOrderUnit && orderUnitConversionFactor > 0 ? orderUnitConversionFactor : 1);
}

const thousandths = (value: number): number => Math.round(value * 1000) / 1000;
