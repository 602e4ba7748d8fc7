import { z } from 'zod';
import { personal } from '../personal.ts';
import { digits } from '../values.ts';

/** Every field but city and postal code may identify a home. */
export const customerAddress = z.object({
  addressee: personal(z.string().max(80)),
  street: personal(z.string().max(80)),
  streetNumber: personal(z.string().max(16)),
  box: personal(z.string().max(16)),
  postal: z.string().max(10),
  city: z.string().max(64),
});
export type CustomerAddress = z.output<typeof customerAddress>;

/** A requested address and the address at that time (spec after-ordering §2). */
export const customerChange = z.object({
  requestId: z.uuid(),
  kind: z.enum(['delivery', 'billing']),
  old: customerAddress,
  new: customerAddress,
  /** Comment for the office. */
  comment: personal(z.string().max(400)),
  requestedBy: digits,
});
/** The answer is personal data of the requester. */
const judgement = { requestId: z.uuid(), requestedBy: digits, answer: personal(z.string().max(400)) };
/** `reason` is a code; older events lack it. */
export const customerChangeAccepted = z.object({ ...judgement, reason: z.string().max(200).optional() });
export const customerChangeRefused = z.object({ ...judgement, reason: z.string().max(200) });
export type CustomerChange = z.output<typeof customerChange>;
