import { z } from 'zod';
import { personal } from '../personal.ts';
import { digits } from '../values.ts';

/** Profile of a user (spec after-ordering §3, User). Missing texts are empty, missing choices null. */
export const accountProfile = z.object({
  userId: digits,
  /** mr, mrs or ms */
  gender: personal(z.string().max(10)),
  firstName: personal(z.string().max(60)),
  lastName: personal(z.string().max(80)),
  phone1: personal(z.string().max(40)),
  /** Mobile. */
  phone2: personal(z.string().max(40)),
  email: personal(z.string().max(254)),
  position: personal(z.string().max(80)),
  language: z.enum(['nl', 'fr']),
  /** One of rules/src/account/companyTypes.ts. */
  companyType: personal(z.string().max(30)),
  extraContactName: personal(z.string().max(100)),
  extraContactEmail: personal(z.string().max(254)),
});
export type AccountProfile = z.output<typeof accountProfile>;

/** Profile after registration, before the user adds anything. */
export const noProfile: Omit<AccountProfile, 'userId' | 'firstName' | 'lastName' | 'email' | 'language'> = {
  gender: null,
  phone1: '',
  phone2: '',
  position: '',
  companyType: null,
  extraContactName: '',
  extraContactEmail: '',
};
