import { z } from 'zod';
import { personal } from '../personal.ts';
import { within } from '../within.ts';

export const freeText = within(100);
const short = personal(within(12));
const mailAddress = within(254);

/** `street` and the fields after it may identify a home. */
export const registeredAddress = z.object({
  postal: within(10),
  city: within(64),
  street: personal(freeText),
  streetNumber: short,
  box: short,
  country: z.literal('BE'),
});

export const registeredContact = z.object({
  salutation: z.enum(['mr', 'mrs', 'ms']),
  firstName: personal(freeText),
  lastName: personal(freeText),
  position: within(40),
  phone: personal(within(40)),
  mobile: personal(within(40)),
  email: personal(mailAddress),
  /** Also gets order confirmations; may be empty. */
  extraEmail: personal(mailAddress),
});

/** A sole trader's name and address are personal data. */
export const registerExtract = z.discriminatedUnion('found', [
  z.object({
    found: z.literal('yes'),
    name: personal(within(320)),
    legalForm: within(200),
    street: personal(within(200)),
    streetNumber: personal(within(40)),
    box: personal(within(40)),
    postal: within(10),
    city: within(200),
    isActive: z.boolean(),
  }),
  z.object({ found: z.literal('no') }),
  /** The register did not answer. */
  z.object({ found: z.literal('failed') }),
  /** No number to look up. */
  z.object({ found: z.literal('not_asked') }),
]);

export type RegisteredAddress = z.output<typeof registeredAddress>;
export type RegisterExtract = z.output<typeof registerExtract>;
