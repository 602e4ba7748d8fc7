import { isDeepStrictEqual } from 'node:util';
import type { AccountEvent, AccountState } from '@talloor/events/account/account.ts';
import type { AccountProfile } from '@talloor/events/account/profile.ts';
import type { Decision } from '@talloor/platform/aggregate/aggregate.ts';
import { emailKey } from '@talloor/rules/account/emailKey.ts';
import { isRecent } from '../recovery/recentRequest.ts';
import { whileActive } from '../whileActive.ts';

const linkMs = 24 * 60 * 60_000;

/** A new address waits for its link; a repeated request sends no second mail. */
export const decideChangeProfile = (
  wanted: Omit<AccountProfile, 'userId'>,
  state: AccountState,
  now: Date,
): Decision<AccountEvent> =>
  whileActive(state, ({ userId, firstName, lastName, email: known, language, profile, wantedEmail }) => {
    const isElsewhere = isOtherAddress(wanted.email ?? '', known);
    const kept = { ...wanted, email: isElsewhere ? known : wanted.email };
    const isSame = isDeepStrictEqual({ firstName, lastName, email: known, language, ...profile }, kept);
    const isUnderWay =
      wantedEmail !== null &&
      !isOtherAddress(wanted.email ?? '', wantedEmail.email) &&
      isRecent(wantedEmail.requestedAt, now);
    const until = new Date(now.getTime() + linkMs).toISOString();
    const asked = { userId, email: wanted.email, requestedAt: now.toISOString(), until };
    return [
      ...(isSame ? [] : [{ type: 'AccountProfileChanged' as const, data: { userId, ...kept } }]),
      ...(isElsewhere && !isUnderWay ? [{ type: 'AccountEmailChangeAsked' as const, data: asked }] : []),
    ];
  });

/** Null after erasure. */
export const isOtherAddress = (wanted: string, known: string | null): boolean =>
  known !== null && emailKey(wanted) !== emailKey(known);
