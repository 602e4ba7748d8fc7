import type { StandingOrderEvent } from '@talloor/events/standingOrder/events.ts';
import type { SetStandingOrder } from '@talloor/events/standingOrder/state.ts';
import type { Decision } from '@talloor/platform/aggregate/aggregate.ts';
import { isScheduled } from '@talloor/rules/standingOrder/standingDates.ts';

/** Leaves one date out. One that is being made, was made or missed, or is no date of the order, cannot be skipped. */
export function decideSkipStandingDate(day: string, state: SetStandingOrder): Decision<StandingOrderEvent> {
  const { skipped, settled, due, plan } = state;
  if (skipped.includes(day)) return [];
  const isOpen = !settled.includes(day) && due?.day !== day;
  if (!isOpen || !isScheduled(plan.schedule, day)) return { rejected: 'standing_order.date_not_planned' };
  return [{ type: 'StandingOrderDateSkipped', data: { day } }];
}

/** Takes a skipped date up again, as long as its cut-off (ISO instant) is to come. */
export function decideRestoreStandingDate(
  { day, deadline }: { readonly day: string; readonly deadline: string },
  { skipped }: SetStandingOrder,
  now: Date,
): Decision<StandingOrderEvent> {
  if (!skipped.includes(day)) return [];
  if (now.getTime() >= Date.parse(deadline)) return { rejected: 'standing_order.date_not_planned' };
  return [{ type: 'StandingOrderDateRestored', data: { day } }];
}
