import type { StandingOrderEvent } from '@talloor/events/standingOrder/events.ts';
import type { SetStandingOrder } from '@talloor/events/standingOrder/state.ts';
import type { Decision } from '@talloor/platform/aggregate/aggregate.ts';
import { dayAt } from '@talloor/rules/delivery/brusselsTime.ts';
import { decideResumeStandingOrder } from '../resumeStandingOrder/decideResumeStandingOrder.ts';

/**
 * Pauses a standing order until a delivery day (yyyy-mm-dd), or until somebody resumes it (null). Until a day that is there
 * already is no pause: a paused one goes on.
 */
export function decidePauseStandingOrder(
  until: string | null,
  order: SetStandingOrder,
  now: Date,
): Decision<StandingOrderEvent> {
  if (order.pausedUntil === until) return [];
  if (until !== null && until <= dayAt(now.getTime())) return decideResumeStandingOrder(order, now);
  return [{ type: 'StandingOrderPaused', data: { at: now.toISOString(), until, reason: 'asked' } }];
}
