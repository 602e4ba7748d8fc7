import type { z } from 'zod';
import { getProfile, type profileView } from '@talloor/contracts/endpoints/profile.ts';
import { route, type Route } from '@talloor/platform/http/handler.ts';
import { Problem } from '@talloor/platform/http/problem.ts';
import { companyTypes } from '@talloor/rules/account/companyTypes.ts';
import { genders } from '@talloor/rules/account/genders.ts';
import { readChoice } from '@talloor/rules/account/readChoice.ts';
import { isStale } from '../isStale.ts';
import type { ReadSide } from '../readSide.ts';
import { findProfile, type FoundProfile } from './findProfile.ts';

export const getProfileRoute = ({ pool, waiter, clock }: ReadSide): Route =>
  route(getProfile, async (_input, { user, seenPosition }) => {
    const stale = await isStale(waiter, seenPosition, 'accounts');
    const profile = await findProfile(pool, user.userId, clock.now());
    if (!profile) throw new Problem('not_found');
    return { body: viewProfile(profile), stale };
  });

const viewProfile = (profile: FoundProfile): z.input<typeof profileView> => ({
  username: profile.username ?? '',
  gender: readChoice(genders, profile.gender),
  first_name: profile.first_name ?? '',
  last_name: profile.last_name ?? '',
  phone_1: profile.phone_1 ?? '',
  phone_2: profile.phone_2 ?? '',
  email: profile.email ?? '',
  wanted_email: profile.wanted_email,
  position: profile.position ?? '',
  language: profile.language,
  company_type: readChoice(companyTypes, profile.company_type),
  extra_contact_name: profile.extra_contact_name ?? '',
  extra_contact_email: profile.extra_contact_email ?? '',
  erasure_requested_at: profile.erasure_requested_at,
  passkeys: profile.passkeys.map(({ name, ...passkey }) => ({ ...passkey, name: name ?? '' })),
});
