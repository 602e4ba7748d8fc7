import type { StandingOrderEvent } from '@talloor/events/standingOrder/events.ts';
import type { SetStandingOrder } from '@talloor/events/standingOrder/state.ts';
import type { Decision } from '@talloor/platform/aggregate/aggregate.ts';

/** Pauses a standing order until a delivery day (yyyy-mm-dd), or until somebody resumes it (null). */
export const decidePauseStandingOrder = (
  until: string | null,
  { pausedUntil }: SetStandingOrder,
): Decision<StandingOrderEvent> =>
  pausedUntil === until ? [] : [{ type: 'StandingOrderPaused', data: { until, reason: 'asked' } }];

/** Lets a paused one go on: with the dates whose cut-off is still to come. */
export const decideResumeStandingOrder = (
  { pausedUntil }: SetStandingOrder,
  now: Date,
): Decision<StandingOrderEvent> =>
  pausedUntil === undefined ? [] : [{ type: 'StandingOrderResumed', data: { at: now.toISOString() } }];
