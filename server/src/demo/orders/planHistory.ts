import { dayAt, instantOf } from '@talloor/rules/delivery/brusselsTime.ts';
import { addDays } from '@talloor/rules/delivery/workdays.ts';
import { demoHistory } from '../content/demoOrders.ts';
import type { Unnumbered } from './orderPlan.ts';
import { userOf } from './planOrders.ts';
import type { World } from './world.ts';

const minute = 60_000;
/** Before every cut-off. */
const [firstMinute, minutesOfOrders] = [8 * 60 + 5, 8 * 60];

/** `HH:MM`, another for each day. */
const placedAtTime = (daysAgo: number): string => {
  const minuteOfDay = firstMinute + ((daysAgo * 47) % minutesOfOrders);
  return `${String(Math.floor(minuteOfDay / 60)).padStart(2, '0')}:${String(minuteOfDay % 60).padStart(2, '0')}`;
};

/** On another weekday than the mock-ups'. */
export function planHistory(world: World): readonly Unnumbered[] {
  const today = dayAt(world.now.getTime());
  return demoHistory().flatMap(({ key, customerNumber, daysAgo, items, reference }): Unnumbered[] => {
    const customer = world.customers.get(customerNumber);
    const placedAt = new Date(instantOf(addDays(today, -daysAgo), placedAtTime(daysAgo)));
    const [day] = customer ? world.daysAt(customer, placedAt.getTime()) : [];
    if (day === undefined) return [];
    return [
      {
        key,
        orderNumber: null,
        user: userOf(customerNumber),
        customerNumber,
        items,
        filledAt: new Date(placedAt.getTime() - 25 * minute),
        delivery: { day, confirmedAt: new Date(placedAt.getTime() - 6 * minute) },
        placedAt,
        reference,
        message: '',
      },
    ];
  });
}
