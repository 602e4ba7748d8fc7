/** Contents of meta.csv. */
export type ExtractMeta = {
  /** `update`: changes since the preceding extract. */
  readonly kind: 'full' | 'update';
  readonly extractNumber: number | null;
  /** yyyy-mm-dd */
  readonly snapshotOn: string | null;
};

export type ExtractVerdict =
  | { readonly kind: 'import' }
  /** Already imported. */
  | { readonly kind: 'repeated' }
  | { readonly kind: 'refused'; readonly reason: string };

/**
 * Updates need the exact sequence; a full extract must not be older, unless forced.
 * @param current null before the first import
 */
export function judgeExtract(
  current: { readonly extractNumber: number | null } | null,
  { kind, extractNumber }: ExtractMeta,
  isForced: boolean,
): ExtractVerdict {
  const currentNumber = current?.extractNumber ?? null;
  if (kind === 'full') {
    if (isForced || currentNumber === null || extractNumber === null || extractNumber > currentNumber)
      return { kind: 'import' };
    if (extractNumber === currentNumber) return { kind: 'repeated' };
    return refuse(`extract ${extractNumber} is older than ${currentNumber}, which stands`);
  }
  if (extractNumber === null) return refuse('meta.csv does not tell the number of this update');
  if (current === null) return refuse('an update needs a full extract before it');
  if (currentNumber === null)
    return refuse('the extract that stands came without a number: import a full one with its meta.csv');
  if (extractNumber === currentNumber) return { kind: 'repeated' };
  if (extractNumber < currentNumber)
    return refuse(`update ${extractNumber} is older than ${currentNumber}, which stands`);
  if (extractNumber > currentNumber + 1) return refuse(`update ${extractNumber} needs ${currentNumber + 1} before it`);
  return { kind: 'import' };
}

const refuse = (reason: string): ExtractVerdict => ({ kind: 'refused', reason });
