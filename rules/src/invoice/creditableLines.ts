type Disputed = {
  readonly kind: 'invoice' | 'credit_note';
  readonly lines: readonly { readonly lineNumber: number; readonly totalCents: number }[];
};

/**
 * Disputed lines whose amount can be given back, each once.
 * @param disputed line numbers; empty: the whole document
 * @param requests the same of earlier requested credit notes
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
