import { z } from 'zod';
import { personal } from '../personal.ts';
import { digits } from '../values.ts';

/** An address of a customer. Its parts but city and postal code may be somebody's home. */
export const customerAddress = z.object({
  addressee: personal(z.string().max(80)),
  street: personal(z.string().max(80)),
  streetNumber: personal(z.string().max(16)),
  box: personal(z.string().max(16)),
  postal: z.string().max(10),
  city: z.string().max(64),
});
export type CustomerAddress = z.output<typeof customerAddress>;

/** Another address that a user asks for, with the one that stood there then (spec after-ordering §2). */
export const customerChange = z.object({
  requestId: z.uuid(),
  kind: z.enum(['delivery', 'billing']),
  old: customerAddress,
  new: customerAddress,
  /** What the provider is to know about it. */
  comment: personal(z.string().max(400)),
  requestedBy: digits,
});
/** What the provider says to it; the words are for who asked, and go with that person. */
const judged = { requestId: z.uuid(), requestedBy: digits, answer: personal(z.string().max(400)) };
/** `reason` is a code that the office chose; of before it was asked for there is none. */
export const customerChangeAccepted = z.object({ ...judged, reason: z.string().max(200).optional() });
export const customerChangeRefused = z.object({ ...judged, reason: z.string().max(200) });
export type CustomerChange = z.output<typeof customerChange>;
