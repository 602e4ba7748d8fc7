import type { Bilingual } from '../facts.ts';

/** Null text and day: the first version, which is part of the product. */
export type TermsVersion = {
  readonly version: number;
  /** yyyy-mm-dd */
  readonly from: string | null;
  readonly text: Bilingual | null;
  /** SHA-256 in hex of the SHA-256 of both texts, Dutch first. */
  readonly textHash: string | null;
};

/** Acceptances of earlier product versions, and of the first version, have no hash. */
export type AcceptedTerms = { readonly version: number; readonly textHash?: string | undefined };

export const firstTerms: TermsVersion = { version: 1, from: null, text: null, textHash: null };

export const termsOn = (versions: readonly TermsVersion[], day: string): TermsVersion =>
  versions
    .filter(({ from }) => from !== null && from <= day)
    .reduce((latest, each) => ((each.from ?? '') > (latest.from ?? '') ? each : latest), firstTerms);

export const acceptedTermsOf = ({ version, textHash }: TermsVersion): AcceptedTerms =>
  textHash === null ? { version } : { version, textHash };

/** Accounts without an acceptance took the first version over. A restored PostgreSQL may number another text the same. */
export const mustAcceptTerms = (
  current: Pick<TermsVersion, 'version' | 'textHash'>,
  accepted: AcceptedTerms | null,
): boolean =>
  current.version !== (accepted ?? firstTerms).version ||
  (accepted?.textHash !== undefined && accepted.textHash !== current.textHash);
