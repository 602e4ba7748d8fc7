import type { BasketLineView } from '@talloor/rules/basket/basketWire.ts';
import { compareLines, compareNumbers } from '@talloor/rules/basket/compareLines.ts';
import { centsOfEuros, eurosOfCents } from '@talloor/rules/money/rounding.ts';

export type LineGroup = {
  readonly code: string;
  readonly name: string;
  readonly board: string;
  readonly lines: readonly BasketLineView[];
  /** Euros; null for hidden prices. */
  readonly total: number | null;
  readonly isApproximate: boolean;
};

const placeOf = ({ product }: BasketLineView) => ({
  product: {
    articleNumber: product.article_number,
    groupCode: product.group_code,
    groupSorting: product.group_sorting,
  },
});

/** VCG last; lines by article number (spec shopping §9). */
export function groupLines(lines: readonly BasketLineView[], showsVat: boolean): LineGroup[] {
  const groups = new Map<string, BasketLineView[]>();
  for (const line of lines.toSorted((a, b) => compareLines(placeOf(a), placeOf(b)))) {
    const group = groups.get(line.product.group_code);
    if (group === undefined) groups.set(line.product.group_code, [line]);
    else group.push(line);
  }
  return [...groups].map(([code, members]) => ({
    code,
    name: members[0]?.product.group ?? '',
    board: members[0]?.product.board ?? '',
    lines: members,
    total: sumOf(members, showsVat),
    isApproximate: members.some((line) => line.is_approximate),
  }));
}

export const byArticleNumber = (lines: readonly BasketLineView[]): BasketLineView[] =>
  lines.toSorted((a, b) => compareNumbers(a.product.article_number, b.product.article_number));

function sumOf(lines: readonly BasketLineView[], showsVat: boolean): number | null {
  let cents = 0;
  for (const line of lines) {
    const total = showsVat ? line.line_total_incl_vat : line.line_total;
    if (total === null) return null;
    cents += centsOfEuros(total);
  }
  return eurosOfCents(cents);
}
