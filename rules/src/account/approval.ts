import type { BasketAssessment } from '../basket/assessment.ts';
import type { CustomerGrant } from './rights.ts';

type Amounts = Pick<BasketAssessment, 'subtotalCents' | 'deliveryCents' | 'expressCents' | 'discountCents'>;

/** Cents that a limit is held against: without VAT and deposit, what bringing it costs included (ADR 0106). */
export const countedForLimit = ({ subtotalCents, deliveryCents, expressCents, discountCents }: Amounts): number =>
  subtotalCents + deliveryCents + expressCents - discountCents;

/** Whether somebody with this limit does not order that alone. @param limitCents null is no limit */
export const isAboveLimit = (limitCents: number | null, amounts: Amounts): boolean =>
  limitCents !== null && countedForLimit(amounts) > limitCents;

/** Why somebody cannot approve an order; null where they can. */
export type ApprovalObstacle = 'no_right' | 'own' | 'above_own_limit';

/**
 * Whether a user approves what another asked: with the right, nobody's own but by who has no limit, and within the approver's own
 * limit, which counts as much as the asker's (ADR 0108).
 */
export function obstacleToApproval(
  { userId, rights, orderLimitCents }: CustomerGrant & { readonly userId: string },
  askedBy: string,
  amounts: Amounts,
): ApprovalObstacle | null {
  if (!rights.includes('approve')) return 'no_right';
  if (userId === askedBy && orderLimitCents !== null) return 'own';
  return isAboveLimit(orderLimitCents, amounts) ? 'above_own_limit' : null;
}
