import { z } from 'zod';
import { personal } from '../personal.ts';
import { digits } from '../values.ts';

/** All that a user tells about himself (spec after-ordering §3, User). What was not told is empty, or null where it is chosen. */
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

/** Of somebody who was registered and told nothing more. */
export const noProfile: Omit<AccountProfile, 'userId' | 'firstName' | 'lastName' | 'email' | 'language'> = {
  gender: null,
  phone1: '',
  phone2: '',
  position: '',
  companyType: null,
  extraContactName: '',
  extraContactEmail: '',
};
