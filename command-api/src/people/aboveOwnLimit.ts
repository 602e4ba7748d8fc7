import type { Rejection } from '@talloor/platform/aggregate/aggregate.ts';
import { eurosOfCents } from '@talloor/rules/money/rounding.ts';

/** @param ownLimitCents of the giving user */
export const aboveOwnLimit = (ownLimitCents: number): Rejection => ({
  rejected: 'portal.above_own_limit',
  parameters: { limit_amount: eurosOfCents(ownLimitCents) },
});
