type Disputed = {
  readonly kind: 'invoice' | 'credit_note';
  readonly lines: readonly { readonly lineNumber: number; readonly totalCents: number }[];
};

/**
 * Lines of a dispute whose amount a credit note can give back, each once.
 * @param disputed line numbers; empty: the whole document
 * @param requests line numbers of earlier requested credit notes, in the same shape
 * @returns nothing for a credit note, and for returned containers alone
 */
export function creditableLines(
  { kind, lines }: Disputed,
  disputed: readonly number[],
  requests: readonly (readonly number[])[],
): readonly number[] {
  if (kind === 'credit_note') return [];
  const covers = (numbers: readonly number[], line: number): boolean => numbers.length === 0 || numbers.includes(line);
  return lines
    .filter(
      ({ lineNumber, totalCents }) =>
        totalCents > 0 && covers(disputed, lineNumber) && !requests.some((request) => covers(request, lineNumber)),
    )
    .map(({ lineNumber }) => lineNumber);
}
