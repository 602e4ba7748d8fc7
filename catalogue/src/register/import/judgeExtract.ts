/** Contents of meta.csv; number and day may be null. */
export type ExtractMeta = {
  /** `full`: the whole register. `update`: changes since the preceding extract. */
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
 * Whether an extract may be imported. Updates need the exact sequence; a full extract must not be older, unless
 * forced.
 * @param standing null before the first import; its number may be null
 */
export function judgeExtract(
  standing: { readonly extractNumber: number | null } | null,
  { kind, extractNumber }: ExtractMeta,
  isForced: boolean,
): ExtractVerdict {
  const known = standing?.extractNumber ?? null;
  if (kind === 'full') {
    if (isForced || known === null || extractNumber === null || extractNumber > known) return { kind: 'import' };
    if (extractNumber === known) return { kind: 'repeated' };
    return refused(`extract ${extractNumber} is older than ${known}, which stands`);
  }
  if (extractNumber === null) return refused('meta.csv does not tell the number of this update');
  if (standing === null) return refused('an update needs a full extract before it');
  if (known === null)
    return refused('the extract that stands came without a number: import a full one with its meta.csv');
  if (extractNumber === known) return { kind: 'repeated' };
  if (extractNumber < known) return refused(`update ${extractNumber} is older than ${known}, which stands`);
  if (extractNumber > known + 1) return refused(`update ${extractNumber} needs ${known + 1} before it`);
  return { kind: 'import' };
}

const refused = (reason: string): ExtractVerdict => ({ kind: 'refused', reason });
