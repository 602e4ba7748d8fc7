import type { StandingOrderEvent } from '@talloor/events/standingOrder/events.ts';
import type { SetStandingOrder } from '@talloor/events/standingOrder/state.ts';
import type { Decision } from '@talloor/platform/aggregate/aggregate.ts';
import { dayAt } from '@talloor/rules/delivery/brusselsTime.ts';
import { addDays } from '@talloor/rules/delivery/workdays.ts';
import { furthestAhead, isScheduled, mostRemembered } from '@talloor/rules/standingOrder/standingDates.ts';

/** Remembers a hundred, more than can be upcoming. */
export function decideSkipStandingDate(day: string, state: SetStandingOrder, now: Date): Decision<StandingOrderEvent> {
  const { skipped, settled, due, plan } = state;
  if (skipped.includes(day)) return [];
  const today = dayAt(now.getTime());
  const isOpen = !settled.includes(day) && due?.day !== day && day <= addDays(today, furthestAhead);
  if (!isOpen || !isScheduled(plan.schedule, day)) return { rejected: 'standing_order.date_not_planned' };
  if (skipped.filter((each) => each >= today).length >= mostRemembered - 1)
    return { rejected: 'standing_order.too_many_skipped' };
  return [{ type: 'StandingOrderDateSkipped', data: { day } }];
}
