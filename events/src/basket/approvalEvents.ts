import { z } from 'zod';
import { defineEvent } from '../defineEvent.ts';
import { personal } from '../personal.ts';
import { digits, instant, orderedQuantity, promisedTotals } from '../values.ts';
import { within } from '../within.ts';

export const approvalRequest = z.object({
  basketId: z.uuid(),
  customerNumber: digits,
  askedBy: z.string(),
  language: z.enum(['nl', 'fr']),
  reference: personal(within(30)),
  message: personal(within(400)),
  extraEmails: personal(z.array(z.string())),
  limitCents: z.int().nonnegative(),
  /** Cut-off of the delivery. */
  deadline: instant,
  lines: z.array(z.object({ articleNumber: digits, quantity: orderedQuantity, lineTotalCents: z.int() })).min(1),
  totals: promisedTotals,
});
export type ApprovalRequest = z.output<typeof approvalRequest>;

/** Spec after-ordering, customer portal; ADR 0108. */
export const approvalEvents = {
  BasketApprovalAsked: defineEvent('BasketApprovalAsked', approvalRequest, {
    version: 2,
    upcasters: [(data) => data],
    personOf: (data) => data.askedBy,
  }),
  BasketApprovalWithdrawn: defineEvent('BasketApprovalWithdrawn', z.object({ withdrawnBy: z.string() })),
  /** The reason is personal data of the requester. */
  BasketSentBack: defineEvent(
    'BasketSentBack',
    z.object({ sentBackBy: z.string(), askedBy: z.string(), reason: personal(within(400)) }),
    { personOf: (data) => data.askedBy },
  ),
  BasketApprovalLapsed: defineEvent('BasketApprovalLapsed', z.object({ askedBy: z.string(), deadline: instant })),
};
