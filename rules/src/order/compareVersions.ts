import type { PromisedLine } from './promisedLine.ts';

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

/** `repriced`: same quantity, other amount. */
export type LineDifference<Line extends ComparedLine> =
  | { readonly kind: 'added'; readonly from: null; readonly to: Line }
  | { readonly kind: 'removed'; readonly from: Line; readonly to: null }
  | { readonly kind: 'raised' | 'lowered' | 'repriced'; readonly from: Line; readonly to: Line };

/** Lines of the second in order, then removed ones. Free and paid lines are compared apart. */
export function compareVersions<Line extends ComparedLine>(
  from: readonly Line[],
  to: readonly Line[],
): { readonly differences: readonly LineDifference<Line>[]; readonly same: number } {
  const keyOf = (line: Line) => `${line.articleNumber} ${line.free}`;
  const before = new Map(from.map((line) => [keyOf(line), line]));
  const after = new Set(to.map(keyOf));
  const differences: LineDifference<Line>[] = to.flatMap((line): LineDifference<Line>[] => {
    const oldLine = before.get(keyOf(line));
    if (!oldLine) return [{ kind: 'added', from: null, to: line }];
    if (line.quantity !== oldLine.quantity)
      return [{ kind: line.quantity > oldLine.quantity ? 'raised' : 'lowered', from: oldLine, to: line }];
    return line.priceMills === oldLine.priceMills && line.lineTotalCents === oldLine.lineTotalCents
      ? []
      : [{ kind: 'repriced', from: oldLine, to: line }];
  });
  const removedLines = from.filter((line) => !after.has(keyOf(line)));
  return {
    differences: [...differences, ...removedLines.map((line) => ({ kind: 'removed', from: line, to: null }) as const)],
    same: to.length - differences.length,
  };
}
