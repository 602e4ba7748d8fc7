import type { BasketAssessment } from '../basket/assessment.ts';
import type { CustomerGrant } from './rights.ts';

type Amounts = Pick<BasketAssessment, 'subtotalCents' | 'deliveryCents' | 'expressCents' | 'discountCents'>;

/** Cents excluding VAT and deposit, including delivery (ADR 0106). */
export const amountForLimit = ({ subtotalCents, deliveryCents, expressCents, discountCents }: Amounts): number =>
  subtotalCents + deliveryCents + expressCents - discountCents;

export const isAboveLimit = (limitCents: number | null, amounts: Amounts): boolean =>
  limitCents !== null && amountForLimit(amounts) > limitCents;

export type ApprovalObstacle = 'no_right' | 'own' | 'above_own_limit';

/**
 * An approver needs the right and a sufficient own limit. Only a user without a limit approves an own order (ADR
 * 0108).
 */
export function obstacleToApproval(
  { userId, rights, orderLimitCents }: CustomerGrant & { readonly userId: string },
  requestedBy: string,
  amounts: Amounts,
): ApprovalObstacle | null {
  if (!rights.includes('approve')) return 'no_right';
  if (userId === requestedBy && orderLimitCents !== null) return 'own';
  return isAboveLimit(orderLimitCents, amounts) ? 'above_own_limit' : null;
}
