import { deliveryMoments } from '@talloor/rules/delivery/deliveryMoments.ts';
import type { CalendarFacts, CustomerFacts } from '@talloor/rules/facts.ts';

export type World = {
  readonly customers: ReadonlyMap<string, CustomerFacts>;
  readonly calendar: CalendarFacts;
  readonly now: Date;
  readonly daysAt: (customer: CustomerFacts, at: number) => readonly string[];
};

/** Cached. */
export function deliveryDaysAt(calendar: CalendarFacts): World['daysAt'] {
  const daysByKey = new Map<string, readonly string[]>();
  return (customer, at) => {
    const key = `${customer.customerNumber} ${at}`;
    const cachedDays = daysByKey.get(key);
    if (cachedDays) return cachedDays;
    const moments = deliveryMoments(calendar, customer, new Date(at));
    const days = moments.filter(({ available }) => available).map(({ day }) => day);
    daysByKey.set(key, days);
    return days;
  };
}
