import type { Bilingual, ProductFacts } from '../facts.ts';
import { isMultiple } from '../quantity/quantityStep.ts';
import { isPiece, isSameUnit, measureOf } from './unitWords.ts';

export type Converted =
  /** In the unit in which the article is ordered. */
  | { readonly kind: 'same' }
  | { readonly kind: 'converted'; readonly quantity: number }
  /** No multiple of the step, as half a bag. */
  | { readonly kind: 'fraction'; readonly quantity: number }
  | { readonly kind: 'unknown' };

/** Converts a quantity in packages, weight or volume of the article itself into its ordered unit. */
export function convertUnit(product: ProductFacts, quantity: number, unit: string): Converted {
  const { orderableByOrderUnit, orderUnit, salesUnit, wrapUnit, wrappedPer, soldPer } = product;
  const ordered = orderableByOrderUnit ? orderUnit : salesUnit;
  if (unit.trim() === '' || isNamed(ordered, unit)) return { kind: 'same' };
  // Of a bucket of 75 pieces, "75 st" may be one bucket.
  if (isPiece(unit)) return !isPiece(ordered.nl) && holdsPieces(product) ? { kind: 'unknown' } : { kind: 'same' };
  if (isNamed(wrapUnit, unit) && wrappedPer > 1)
    return { kind: 'converted', quantity: thousandths(quantity * wrappedPer) };
  const measure = measureOf(unit);
  const content = measure && contentOf(product, measure.of);
  if (!measure || !content) return { kind: 'unknown' };
  const count = thousandths((quantity * measure.content) / content);
  return { kind: Number.isInteger(count) || isMultiple(count, soldPer) ? 'converted' : 'fraction', quantity: count };
}

const isNamed = ({ nl, fr }: Bilingual, unit: string): boolean => isSameUnit(nl, unit) || isSameUnit(fr, unit);

const holdsPieces = ({ pack }: ProductFacts): boolean =>
  /\d\s*(st|stuks?|pcs?|pi[eè]ces?)\b/iu.test(`${pack.nl} ${pack.fr}`);

/** Kilograms or litres of one ordered unit; null when not known. */
function contentOf(product: ProductFacts, measure: 'kg' | 'l'): number | null {
  const { weightArticle, unitOfMeasureConversionFactor, netContent, orderableByOrderUnit, orderUnitConversionFactor } =
    product;
  if (weightArticle && measure === 'kg')
    return unitOfMeasureConversionFactor > 0 ? unitOfMeasureConversionFactor : null;
  if (netContent?.unit !== measure) return null;
  return netContent.quantity * (orderableByOrderUnit && orderUnitConversionFactor > 0 ? orderUnitConversionFactor : 1);
}

const thousandths = (value: number): number => Math.round(value * 1000) / 1000;
