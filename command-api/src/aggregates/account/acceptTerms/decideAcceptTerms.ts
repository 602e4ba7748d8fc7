import type { AccountEvent, AccountState } from '@talloor/events/account/account.ts';
import type { Decision } from '@talloor/platform/aggregate/aggregate.ts';

/** Only the version in force, so that nobody accepts a text that was replaced meanwhile. */
export function decideAcceptTerms(
  version: number,
  state: AccountState,
  { current, now }: { readonly current: number; readonly now: Date },
): Decision<AccountEvent> {
  if (state.status === 'none') return { rejected: 'not_found' };
  if (version !== current) return { rejected: 'terms.not_in_force' };
  if (state.termsVersion === version) return [];
  return [{ type: 'AccountTermsAccepted', data: { version, acceptedAt: now.toISOString() } }];
}
