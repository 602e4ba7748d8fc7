import { dayAt, instantOf } from '@talloor/rules/delivery/brusselsTime.ts';
import { deliveryMoments, type Moment } from '@talloor/rules/delivery/deliveryMoments.ts';
import { addDays } from '@talloor/rules/delivery/workdays.ts';
import type { CustomerFacts } from '@talloor/rules/facts.ts';
import { lindegaard } from '../content/demoOrders.ts';
import type { DemoUser } from '../content/demoPeople.ts';
import type { PlannedBasket, Unnumbered } from './orderPlan.ts';
import type { World } from './world.ts';

const minute = 60_000;
const hour = 60 * minute;
const week = 7;
/** Before every `orderBefore`, so that the demo can start at any time. */
const pastOrderAt = '10:12';
const openOrderAt = '09:12';

type Lindegaard = World & {
  readonly customer: CustomerFacts;
  readonly lotte: DemoUser;
  readonly karim: DemoUser;
};

export function planLindegaardOrders({
  customer,
  calendar,
  now,
  daysAt,
  lotte,
  karim,
}: Lindegaard): readonly Unnumbered[] {
  const { customerNumber } = customer;
  const today = dayAt(now.getTime());
  const past = lindegaard().weeks.map((items, index): Unnumbered[] => {
    const placedAt = new Date(instantOf(addDays(today, -(index + 1) * week), pastOrderAt));
    const [day] = daysAt(customer, placedAt.getTime());
    return day === undefined
      ? []
      : [order(customerNumber, lotte, items, placedAt, day, { reference: `WK${weekOf(placedAt)}` })];
  });

  const { processed, editable } = lindegaard().openOrders;
  const open: Unnumbered[] = [];
  const moments = deliveryMoments(calendar, customer, now);
  const closedMoment = lastClosed(moments, today);
  if (closedMoment?.deadline) {
    const placedAt = new Date(Date.parse(closedMoment.deadline) - 6 * hour);
    open.push(order(customerNumber, lotte, processed.items, placedAt, closedMoment.day, ofWeek(processed, placedAt)));
  }
  const second = moments.filter((moment) => moment.available)[1];
  if (second) {
    const placedAt = lastTimeAt(openOrderAt, now);
    open.push(order(customerNumber, karim, editable.items, placedAt, second.day, ofWeek(editable, placedAt)));
  }
  return [...past.flat(), ...open];
}

/** ISO 8601, for the references of the customer. */
function weekOf(at: Date): string {
  const thursday = Date.parse(addDays(dayAt(at.getTime()), 3 - ((at.getUTCDay() + 6) % week)));
  const newYear = Date.UTC(new Date(thursday).getUTCFullYear(), 0, 1);
  return String(1 + Math.floor((thursday - newYear) / (week * 24 * hour))).padStart(2, '0');
}
const ofWeek = <T extends { readonly reference: string }>(order: T, placedAt: Date): T => ({
  ...order,
  reference: order.reference.replace(/^WK\d+/, `WK${weekOf(placedAt)}`),
});

/** Mock-up 05, confirmed for the first possible day. */
export function planLindegaardBasket({ customer, now, daysAt, lotte }: Lindegaard): PlannedBasket {
  const [day] = daysAt(customer, now.getTime());
  return {
    key: 'basket-lindegaard',
    user: lotte,
    customerNumber: customer.customerNumber,
    items: lindegaard().basket,
    filledAt: new Date(now.getTime() - 4 * hour),
    delivery: day === undefined ? null : { day, confirmedAt: new Date(now.getTime() - 14 * minute) },
  };
}

/** In Brussels. */
function lastTimeAt(time: string, now: Date): Date {
  const today = dayAt(now.getTime());
  const instant = instantOf(today, time);
  return new Date(instant < now.getTime() ? instant : instantOf(addDays(today, -1), time));
}

const lastClosed = (moments: readonly Moment[], today: string): Moment | undefined =>
  moments.findLast(({ reason, day }) => reason === 'past_cutoff' && day > today);

function order(
  customerNumber: string,
  user: DemoUser,
  items: Readonly<Record<string, number>>,
  placedAt: Date,
  day: string,
  { number = null, reference }: { readonly number?: string | null; readonly reference: string },
): Unnumbered {
  return {
    key: `order-lindegaard-${reference}`,
    orderNumber: number,
    user,
    customerNumber,
    items,
    filledAt: new Date(placedAt.getTime() - 25 * minute),
    delivery: { day, confirmedAt: new Date(placedAt.getTime() - 6 * minute) },
    placedAt,
    reference,
    message: '',
  };
}
