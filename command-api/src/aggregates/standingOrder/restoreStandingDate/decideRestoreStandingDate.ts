import type { StandingOrderEvent } from '@talloor/events/standingOrder/events.ts';
import type { SetStandingOrder } from '@talloor/events/standingOrder/state.ts';
import type { Decision } from '@talloor/platform/aggregate/aggregate.ts';

/** Before its cut-off (ISO instant). */
export function decideRestoreStandingDate(
  { day, deadline }: { readonly day: string; readonly deadline: string },
  { skipped }: SetStandingOrder,
  now: Date,
): Decision<StandingOrderEvent> {
  if (!skipped.includes(day)) return [];
  if (now.getTime() >= Date.parse(deadline)) return { rejected: 'standing_order.date_not_planned' };
  return [{ type: 'StandingOrderDateRestored', data: { day } }];
}
