import type { ProductFacts } from '../facts.ts';

/** Always the last group (spec shopping §9). */
export const lastGroup = 'VCG';

/** Numerical order of digit strings. */
export const compareNumbers = (a: string, b: string): number => a.length - b.length || (a < b ? -1 : a > b ? 1 : 0);

type PlacedProduct = Pick<ProductFacts, 'articleNumber' | 'groupCode' | 'groupSorting'>;

/** By group (VCG last), then article number (spec shopping §9). */
export function compareLines(a: { readonly product: PlacedProduct }, b: { readonly product: PlacedProduct }): number {
  const [left, right] = [a.product, b.product];
  return (
    Number(left.groupCode === lastGroup) - Number(right.groupCode === lastGroup) ||
    left.groupSorting - right.groupSorting ||
    (left.groupCode < right.groupCode ? -1 : left.groupCode > right.groupCode ? 1 : 0) ||
    compareNumbers(left.articleNumber, right.articleNumber)
  );
}
