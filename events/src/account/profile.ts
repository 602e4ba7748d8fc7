import { z } from 'zod';
import { personal } from '../personal.ts';
import { digits } from '../values.ts';
import { within } from '../within.ts';

/** Spec after-ordering §3, User. Missing texts are empty, missing choices null. */
export const accountProfile = z.object({
  userId: digits,
  /** mr, mrs or ms */
  gender: personal(within(10)),
  firstName: personal(within(60)),
  lastName: personal(within(80)),
  phone1: personal(within(40)),
  /** Mobile. */
  phone2: personal(within(40)),
  email: personal(within(254)),
  position: personal(within(80)),
  language: z.enum(['nl', 'fr']),
  /** One of rules/src/account/companyTypes.ts. */
  companyType: personal(within(30)),
  extraContactName: personal(within(100)),
  extraContactEmail: personal(within(254)),
});
export type AccountProfile = z.output<typeof accountProfile>;

export const noProfile: Omit<AccountProfile, 'userId' | 'firstName' | 'lastName' | 'email' | 'language'> = {
  gender: null,
  phone1: '',
  phone2: '',
  position: '',
  companyType: null,
  extraContactName: '',
  extraContactEmail: '',
};
