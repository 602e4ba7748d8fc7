import type { StandingOrderEvent } from '@talloor/events/standingOrder/events.ts';
import type { SetStandingOrder } from '@talloor/events/standingOrder/state.ts';
import type { Decision } from '@talloor/platform/aggregate/aggregate.ts';
import { dayAt } from '@talloor/rules/delivery/brusselsTime.ts';
import { decideResumeStandingOrder } from '../resumeStandingOrder/decideResumeStandingOrder.ts';

/** yyyy-mm-dd; null: until resumed. A past day resumes it. */
export function decidePauseStandingOrder(
  until: string | null,
  order: SetStandingOrder,
  now: Date,
): Decision<StandingOrderEvent> {
  if (order.pausedUntil === until) return [];
  if (until !== null && until <= dayAt(now.getTime())) return decideResumeStandingOrder(order, now);
  return [{ type: 'StandingOrderPaused', data: { at: now.toISOString(), until, reason: 'asked' } }];
}
