import { isDeepStrictEqual } from 'node:util';
import type { AccountEvent, AccountState } from '@talloor/events/account/account.ts';
import type { AccountProfile } from '@talloor/events/account/profile.ts';
import type { Decision } from '@talloor/platform/aggregate/aggregate.ts';
import { emailKey } from '@talloor/rules/account/emailKey.ts';
import { isRecent } from '../recovery/recentRequest.ts';
import { whileActive } from '../whileActive.ts';

const linkMs = 24 * 60 * 60_000;

/** A repeated request sends no second mail. */
export const decideChangeProfile = (
  requestedProfile: Omit<AccountProfile, 'userId'>,
  state: AccountState,
  now: Date,
): Decision<AccountEvent> =>
  whileActive(state, ({ userId, firstName, lastName, email: currentEmail, language, profile, wantedEmail }) => {
    const isElsewhere = isOtherAddress(requestedProfile.email ?? '', currentEmail);
    const changedProfile = { ...requestedProfile, email: isElsewhere ? currentEmail : requestedProfile.email };
    const isSame = isDeepStrictEqual(
      { firstName, lastName, email: currentEmail, language, ...profile },
      changedProfile,
    );
    const isUnderWay =
      wantedEmail !== null &&
      !isOtherAddress(requestedProfile.email ?? '', wantedEmail.email) &&
      isRecent(wantedEmail.requestedAt, now);
    const until = new Date(now.getTime() + linkMs).toISOString();
    const emailChange = { userId, email: requestedProfile.email, requestedAt: now.toISOString(), until };
    return [
      ...(isSame ? [] : [{ type: 'AccountProfileChanged' as const, data: { userId, ...changedProfile } }]),
      ...(isElsewhere && !isUnderWay ? [{ type: 'AccountEmailChangeAsked' as const, data: emailChange }] : []),
    ];
  });

/** Null after erasure. */
export const isOtherAddress = (requestedEmail: string, currentEmail: string | null): boolean =>
  currentEmail !== null && emailKey(requestedEmail) !== emailKey(currentEmail);
