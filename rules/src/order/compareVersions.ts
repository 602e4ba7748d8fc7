import type { PromisedLine } from './promisedLine.ts';

/** A version's lines as they can be laid beside another's. */
type ComparedLine = Pick<
  PromisedLine,
  | 'articleNumber'
  | 'name'
  | 'groupCode'
  | 'unit'
  | 'quantity'
  | 'priceMills'
  | 'lineTotalCents'
  | 'free'
  | 'weightArticle'
>;

/** What became of an article between two versions; `repriced` has the same quantity for another amount. */
export type LineDifference<Line extends ComparedLine> =
  | { readonly kind: 'added'; readonly from: null; readonly to: Line }
  | { readonly kind: 'removed'; readonly from: Line; readonly to: null }
  | { readonly kind: 'raised' | 'lowered' | 'repriced'; readonly from: Line; readonly to: Line };

/**
 * How the lines of two versions of an order differ, those of the second in their order, then what is gone. What comes free is
 * another line than what is paid for the same article.
 */
export function compareVersions<Line extends ComparedLine>(
  from: readonly Line[],
  to: readonly Line[],
): { readonly differences: readonly LineDifference<Line>[]; readonly same: number } {
  const keyOf = (line: Line) => `${line.articleNumber} ${line.free}`;
  const before = new Map(from.map((line) => [keyOf(line), line]));
  const after = new Set(to.map(keyOf));
  const differences: LineDifference<Line>[] = to.flatMap((line): LineDifference<Line>[] => {
    const was = before.get(keyOf(line));
    if (!was) return [{ kind: 'added', from: null, to: line }];
    if (line.quantity !== was.quantity)
      return [{ kind: line.quantity > was.quantity ? 'raised' : 'lowered', from: was, to: line }];
    return line.priceMills === was.priceMills && line.lineTotalCents === was.lineTotalCents
      ? []
      : [{ kind: 'repriced', from: was, to: line }];
  });
  const gone = from.filter((line) => !after.has(keyOf(line)));
  return {
    differences: [...differences, ...gone.map((line) => ({ kind: 'removed', from: line, to: null }) as const)],
    same: to.length - differences.length,
  };
}
