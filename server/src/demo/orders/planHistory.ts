import { dayAt, instantOf } from '@talloor/rules/delivery/brusselsTime.ts';
import { firstMoment } from '@talloor/rules/delivery/deliveryMoments.ts';
import { addDays } from '@talloor/rules/delivery/workdays.ts';
import type { CalendarFacts, CustomerFacts } from '@talloor/rules/facts.ts';
import { demoHistory } from '../content/demoOrders.ts';
import type { Unnumbered } from './planLindegaard.ts';
import { userOf } from './planOrders.ts';

const minute = 60_000;
const placedAtTime = '14:12';

/** Delivered and invoiced, on another weekday than the mock-ups'. */
export function planHistory(world: {
  readonly customers: ReadonlyMap<string, CustomerFacts>;
  readonly calendar: CalendarFacts;
  readonly now: Date;
}): readonly Unnumbered[] {
  const today = dayAt(world.now.getTime());
  return demoHistory().flatMap(({ key, customerNumber, daysAgo, items, reference }): Unnumbered[] => {
    const customer = world.customers.get(customerNumber);
    const placedAt = new Date(instantOf(addDays(today, -daysAgo), placedAtTime));
    const moment = customer && firstMoment(world.calendar, customer, placedAt);
    if (!moment) return [];
    return [
      {
        key,
        orderNumber: null,
        user: userOf(customerNumber),
        customerNumber,
        items,
        filledAt: new Date(placedAt.getTime() - 25 * minute),
        delivery: { day: moment.day, confirmedAt: new Date(placedAt.getTime() - 6 * minute) },
        placedAt,
        reference,
        message: '',
      },
    ];
  });
}
