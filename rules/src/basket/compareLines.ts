import type { ProductFacts } from '../facts.ts';

/** The group that always comes last (spec shopping §9). */
export const lastGroup = 'VCG';

/** Numbers that people see, in the order of their value: digits only, so the longer is the larger. */
export const compareNumbers = (a: string, b: string): number => a.length - b.length || (a < b ? -1 : a > b ? 1 : 0);

type Placed = Pick<ProductFacts, 'articleNumber' | 'groupCode' | 'groupSorting'>;

/** Lines by group sorting (VCG last), then by article number (spec shopping §9). */
export function compareLines(a: { readonly product: Placed }, b: { readonly product: Placed }): number {
  const [left, right] = [a.product, b.product];
  return (
    Number(left.groupCode === lastGroup) - Number(right.groupCode === lastGroup) ||
    left.groupSorting - right.groupSorting ||
    (left.groupCode < right.groupCode ? -1 : left.groupCode > right.groupCode ? 1 : 0) ||
    compareNumbers(left.articleNumber, right.articleNumber)
  );
}
