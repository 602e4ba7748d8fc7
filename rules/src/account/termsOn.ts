import type { Bilingual } from '../facts.ts';

/** Null text and day: the first version, which is part of the product. */
export type TermsVersion = {
  readonly version: number;
  /** yyyy-mm-dd */
  readonly from: string | null;
  readonly text: Bilingual | null;
};

export const firstTerms: TermsVersion = { version: 1, from: null, text: null };

export const termsOn = (versions: readonly TermsVersion[], day: string): TermsVersion =>
  versions
    .filter(({ from }) => from !== null && from <= day)
    .reduce((latest, each) => ((each.from ?? '') > (latest.from ?? '') ? each : latest), firstTerms);

/** Accounts without an acceptance took the first version over. */
export const mustAcceptTerms = (current: number, acceptedVersion: number | null): boolean =>
  current !== (acceptedVersion ?? firstTerms.version);
