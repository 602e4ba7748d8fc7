import { z } from 'zod';
import { personal } from '../personal.ts';

export const freeText = z.string().max(100);
const short = personal(z.string().max(12));
const mailAddress = z.string().max(254);

/** `street` and the fields after it may identify a home. */
export const registeredAddress = z.object({
  postal: z.string().max(10),
  city: z.string().max(64),
  street: personal(freeText),
  streetNumber: short,
  box: short,
  country: z.literal('BE'),
});

export const registeredContact = z.object({
  salutation: z.enum(['mr', 'mrs', 'ms']),
  firstName: personal(freeText),
  lastName: personal(freeText),
  position: z.string().max(40),
  phone: personal(z.string().max(40)),
  mobile: personal(z.string().max(40)),
  email: personal(mailAddress),
  /** Also receives order confirmations; may be empty. */
  extraEmail: personal(mailAddress),
});

/** A sole trader's name and address are personal data. */
export const registerExtract = z.discriminatedUnion('found', [
  z.object({
    found: z.literal('yes'),
    name: personal(z.string().max(320)),
    legalForm: z.string().max(200),
    street: personal(z.string().max(200)),
    streetNumber: personal(z.string().max(40)),
    box: personal(z.string().max(40)),
    postal: z.string().max(10),
    city: z.string().max(200),
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
