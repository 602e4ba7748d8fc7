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
  route(getProfile, async (_input, { user, seen }) => {
    const stale = await isStale(waiter, seen, 'accounts');
    const found = await findProfile(pool, user.userId, clock.now());
    if (!found) throw new Problem('not_found');
    return { body: viewProfile(found), stale };
  });

const viewProfile = (found: FoundProfile): z.input<typeof profileView> => ({
  username: found.username ?? '',
  gender: readChoice(genders, found.gender),
  first_name: found.first_name ?? '',
  last_name: found.last_name ?? '',
  phone_1: found.phone_1 ?? '',
  phone_2: found.phone_2 ?? '',
  email: found.email ?? '',
  wanted_email: found.wanted_email,
  position: found.position ?? '',
  language: found.language,
  company_type: readChoice(companyTypes, found.company_type),
  extra_contact_name: found.extra_contact_name ?? '',
  extra_contact_email: found.extra_contact_email ?? '',
  erasure_requested_at: found.erasure_requested_at,
  passkeys: found.passkeys.map(({ name, ...passkey }) => ({ ...passkey, name: name ?? '' })),
});
