import type { AccountEvent, AccountState } from '@talloor/events/account/account.ts';
import type { Decision } from '@talloor/platform/aggregate/aggregate.ts';
import { acceptedTermsOf, mustAcceptTerms, type TermsVersion } from '@talloor/rules/account/termsOn.ts';

/** Only the version in force, so that nobody accepts a text that was replaced meanwhile. */
export function decideAcceptTerms(
  version: number,
  state: AccountState,
  { current, now }: { readonly current: TermsVersion; readonly now: Date },
): Decision<AccountEvent> {
  if (state.status === 'none') return { rejected: 'not_found' };
  if (version !== current.version) return { rejected: 'terms.not_in_force' };
  if (state.acceptedTerms !== null && !mustAcceptTerms(current, state.acceptedTerms)) return [];
  return [{ type: 'AccountTermsAccepted', data: { ...acceptedTermsOf(current), acceptedAt: now.toISOString() } }];
}
