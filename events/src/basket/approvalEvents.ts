import { z } from 'zod';
import { defineEvent } from '../defineEvent.ts';
import { personal } from '../personal.ts';
import { digits, instant, orderedQuantity, promisedTotals } from '../values.ts';

/** What somebody asked to be approved: all that the order is to carry beside the basket, and what it was worth then. */
export const askedApproval = z.object({
  basketId: z.uuid(),
  customerNumber: digits,
  askedBy: z.string(),
  /** Of the asker, in which the order is confirmed. */
  language: z.enum(['nl', 'fr']),
  reference: z.string().max(30),
  message: personal(z.string().max(400)),
  extraEmails: personal(z.array(z.string())),
  /** Up to which the asker orders alone, in cents. */
  limitCents: z.int().nonnegative(),
  /** From this instant on it can no longer be ordered as it was asked: the cut-off of its delivery. */
  deadline: instant,
  lines: z.array(z.object({ articleNumber: digits, quantity: orderedQuantity, lineTotalCents: z.int() })).min(1),
  totals: promisedTotals,
});
export type AskedApproval = z.output<typeof askedApproval>;

/** A basket above its user's limit waits for somebody who approves it (spec after-ordering, customer portal; ADR 0108). */
export const approvalEvents = {
  BasketApprovalAsked: defineEvent('BasketApprovalAsked', askedApproval, { personOf: (data) => data.askedBy }),
  /** The asker took it back. */
  BasketApprovalWithdrawn: defineEvent('BasketApprovalWithdrawn', z.object({ withdrawnBy: z.string() })),
  /** An approver gave it back with a reason, which is the asker's and goes with that person. */
  BasketSentBack: defineEvent(
    'BasketSentBack',
    z.object({ sentBackBy: z.string(), askedBy: z.string(), reason: personal(z.string().max(400)) }),
    { personOf: (data) => data.askedBy },
  ),
  /** Nobody had approved it by its cut-off. */
  BasketApprovalLapsed: defineEvent('BasketApprovalLapsed', z.object({ askedBy: z.string(), deadline: instant })),
};
