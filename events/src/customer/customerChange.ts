import { z } from 'zod';
import { personal } from '../personal.ts';
import { digits } from '../values.ts';
import { within } from '../within.ts';

/** Every field but city and postal code may identify a home. */
export const customerAddress = z.object({
  addressee: personal(within(80)),
  street: personal(within(80)),
  streetNumber: personal(within(16)),
  box: personal(within(16)),
  postal: within(10),
  city: within(64),
});
export type CustomerAddress = z.output<typeof customerAddress>;

/** A requested address and the address at that time (spec after-ordering §2). */
export const customerChange = z.object({
  requestId: z.uuid(),
  kind: z.enum(['delivery', 'billing']),
  old: customerAddress,
  new: customerAddress,
  comment: personal(within(400)),
  requestedBy: digits,
});
const judgement = { requestId: z.uuid(), requestedBy: digits, answer: personal(within(400)) };
/** `reason` is a code; older events lack it. */
export const customerChangeAccepted = z.object({ ...judgement, reason: within(200).optional() });
export const customerChangeRefused = z.object({ ...judgement, reason: within(200) });
export type CustomerChange = z.output<typeof customerChange>;
