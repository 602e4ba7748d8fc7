import type { ProductFacts, ReplacementFacts } from '../facts.ts';

/** Active, orderable, in stock and another article (spec shopping §4); else null. */
export function usableReplacement(
  product: Pick<ProductFacts, 'articleNumber' | 'replacement'>,
): ReplacementFacts | null {
  const { replacement } = product;
  if (replacement === null || replacement.articleNumber === product.articleNumber) return null;
  if (replacement.status !== 'active') return null;
  return replacement.stock === null || replacement.stock > 0 ? replacement : null;
}
