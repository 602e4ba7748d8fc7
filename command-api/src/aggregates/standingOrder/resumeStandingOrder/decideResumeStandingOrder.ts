import type { StandingOrderEvent } from '@talloor/events/standingOrder/events.ts';
import type { SetStandingOrder } from '@talloor/events/standingOrder/state.ts';
import type { Decision } from '@talloor/platform/aggregate/aggregate.ts';

/** Lets a paused one go on: with the dates whose cut-off is still to come. */
export const decideResumeStandingOrder = (
  { pausedUntil }: SetStandingOrder,
  now: Date,
): Decision<StandingOrderEvent> =>
  pausedUntil === undefined ? [] : [{ type: 'StandingOrderResumed', data: { at: now.toISOString() } }];
