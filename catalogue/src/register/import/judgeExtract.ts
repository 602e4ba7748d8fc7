/** What meta.csv says of an extract; number and day are null where it is not said. */
export type ExtractMeta = {
  /** `full` is the whole register, `update` what has changed since the extract before. */
  readonly kind: 'full' | 'update';
  readonly extractNumber: number | null;
  /** yyyy-mm-dd */
  readonly snapshotOn: string | null;
};

export type ExtractVerdict =
  | { readonly kind: 'import' }
  /** It stands already: nothing is to be done. */
  | { readonly kind: 'repeated' }
  | { readonly kind: 'refused'; readonly reason: string };

/**
 * Whether an extract may be imported over the one that stands. Updates come one after the other, each exactly once, and a full
 * extract never goes back behind what is known, unless that is wanted.
 *
 * @param standing null where none was imported yet; its number is null where it came without
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
