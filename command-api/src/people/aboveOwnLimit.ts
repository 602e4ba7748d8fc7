import type { Rejection } from '@talloor/platform/aggregate/aggregate.ts';
import { eurosOfCents } from '@talloor/rules/money/rounding.ts';

/** Refuses what is more than who gives it has, and names how much that is. @param ownLimitCents of who gives */
export const aboveOwnLimit = (ownLimitCents: number): Rejection => ({
  rejected: 'portal.above_own_limit',
  parameters: { limit_amount: eurosOfCents(ownLimitCents) },
});
