import { randomOf } from '@talloor/catalogue/generator/randomOf.ts';
import { dayAt, instantOf } from '@talloor/rules/delivery/brusselsTime.ts';
import { firstMoment } from '@talloor/rules/delivery/deliveryMoments.ts';
import { addDays } from '@talloor/rules/delivery/workdays.ts';
import type { CalendarFacts, CustomerFacts } from '@talloor/rules/facts.ts';
import { lindegaardBasket, lindegaardWeeksAgo } from '../content/mockupOrders.ts';
import { fillBasket, plentiful } from './fillBasket.ts';
import type { Unnumbered } from './planLindegaard.ts';
import { userOf } from './planOrders.ts';

const minute = 60_000;
const placedAtTime = '14:12';

/** Whose history reaches back, and after how many days each ordered again. */
const regulars = [
  { customerNumber: '204118', everyDays: 28 },
  { customerNumber: '310222', everyDays: 84 },
] as const;
const firstDaysBack = 44;
/** A little less than the eighteen months that the shop shows. */
export const lastDaysBack = 540;

const shownElsewhere = new Set([lindegaardBasket, ...lindegaardWeeksAgo].flatMap((items) => Object.keys(items)));
const articles = plentiful.filter(({ articleNumber }) => !shownElsewhere.has(articleNumber));

/** Orders of eighteen months before those that the mock-ups show, on another weekday: all of them delivered and invoiced. */
export function planHistory(world: {
  readonly customers: ReadonlyMap<string, CustomerFacts>;
  readonly calendar: CalendarFacts;
  readonly now: Date;
}): readonly Unnumbered[] {
  return regulars.flatMap(({ customerNumber, everyDays }) => {
    const customer = world.customers.get(customerNumber);
    if (!customer) return [];
    const count = Math.floor((lastDaysBack - firstDaysBack) / everyDays) + 1;
    return Array.from({ length: count }, (_, index): Unnumbered[] => {
      const placedOn = addDays(dayAt(world.now.getTime()), -(firstDaysBack + index * everyDays));
      const placedAt = new Date(instantOf(placedOn, placedAtTime));
      const moment = firstMoment(world.calendar, customer, placedAt);
      if (!moment) return [];
      return [
        {
          key: `order-history-${customerNumber}-${index}`,
          orderNumber: null,
          user: userOf(customerNumber),
          customerNumber,
          items: itemsOf(customer, index),
          filledAt: new Date(placedAt.getTime() - 25 * minute),
          delivery: { day: moment.day, confirmedAt: new Date(placedAt.getTime() - 6 * minute) },
          placedAt,
          reference: customer.orderReferenceRequired ? `PO-${7000 + index}` : '',
          message: '',
        },
      ];
    }).flat();
  });
}

const filled = new Map<string, Readonly<Record<string, number>>>();

/** What a customer ordered the time with this index: the same at any time, and looked for once. */
function itemsOf(
  { customerNumber, minimumOrderCents }: CustomerFacts,
  index: number,
): Readonly<Record<string, number>> {
  const key = `${customerNumber} ${minimumOrderCents} ${index}`;
  const items = filled.get(key) ?? fillBasket({ minimumOrderCents }, randomOf(7000 + index), null, articles);
  filled.set(key, items);
  return items;
}
