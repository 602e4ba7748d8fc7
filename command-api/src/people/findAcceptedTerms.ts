import { acceptedTermsOf, termsOn, type AcceptedTerms } from '@talloor/rules/account/termsOn.ts';
import { dayAt } from '@talloor/rules/delivery/brusselsTime.ts';
import type { CommandSide } from '../commandSide.ts';

type Side = Pick<CommandSide, 'catalogue'>;

export async function findAcceptedTerms({ catalogue }: Side, acceptedAt: Date): Promise<AcceptedTerms> {
  return acceptedTermsOf(termsOn(await catalogue.findTermsVersions(), dayAt(acceptedAt.getTime())));
}

/** For an older event without terms: its text may differ from that of today. */
export async function numberTerms(side: Side, acceptedAt: string): Promise<AcceptedTerms> {
  const { version } = await findAcceptedTerms(side, new Date(acceptedAt));
  return { version };
}
