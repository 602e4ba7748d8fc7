export type SealWarning =
  | { readonly kind: 'too_old'; readonly since: string }
  | { readonly kind: 'sealing_failed'; readonly error: string }
  | { readonly kind: 'copy_failed'; readonly archive: string; readonly error: string };

export type SealFacts = {
  readonly since: string | null;
  readonly failure: { readonly error: string } | null;
  readonly copies: readonly { readonly archive: string; readonly error: string | null }[];
};

const oldestMs = 7_200_000;

export function sealWarnings({ since, failure, copies }: SealFacts, now: number): SealWarning[] {
  const isTooOld = since !== null && now - Date.parse(since) > oldestMs;
  return [
    ...(failure ? [{ kind: 'sealing_failed', error: failure.error } as const] : []),
    ...(isTooOld ? [{ kind: 'too_old', since } as const] : []),
    ...copies.flatMap(({ archive, error }) =>
      error === null ? [] : [{ kind: 'copy_failed', archive, error } as const],
    ),
  ];
}
