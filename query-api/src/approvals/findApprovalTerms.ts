import type { z } from 'zod';
import type { getApprovalTerms } from '@talloor/contracts/endpoints/approvals.ts';
import { isAboveLimit, obstacleToApproval } from '@talloor/rules/account/approval.ts';
import { eurosOfCents } from '@talloor/rules/money/rounding.ts';
import { findBasket } from '../basket/findBasket.ts';
import { gatherGrounds } from '../basket/gatherGrounds.ts';
import { assessAt } from '../basket/judgeBasket.ts';
import type { ReadSide } from '../readSide.ts';
import { findGrants } from './findGrants.ts';

export type ApprovalTerms = z.output<typeof getApprovalTerms.response>;

export async function findApprovalTerms(
  { pool, catalogue, clock }: Pick<ReadSide, 'pool' | 'catalogue' | 'clock'>,
  customerNumber: string,
  userId: string,
): Promise<ApprovalTerms> {
  const grants = await findGrants(pool, customerNumber, userId);
  const limitCents = grants.find((grant) => grant.userId === userId)?.orderLimitCents ?? null;
  if (limitCents === null) return { limit: null, is_needed: false, approvers: [] };
  const now = clock.now();
  const basket = await findBasket(pool, customerNumber);
  const grounds = await gatherGrounds(catalogue, basket, customerNumber, now);
  const assessment = assessAt(grounds, basket?.delivery ?? null, now);
  const approvers = grants.filter((grant) => obstacleToApproval(grant, userId, assessment) === null);
  return {
    limit: eurosOfCents(limitCents),
    is_needed: isAboveLimit(limitCents, assessment),
    approvers: approvers.map(({ name }) => name),
  };
}
