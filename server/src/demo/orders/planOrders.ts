import { dayAt, instantOf } from '@talloor/rules/delivery/brusselsTime.ts';
import { addDays, isWorkday } from '@talloor/rules/delivery/workdays.ts';
import { demoBaskets, demoOrders, type DemoOrder } from '../content/demoOrders.ts';
import { demoUsers, type DemoUser } from '../content/demoPeople.ts';
import type { PlannedBasket, Unnumbered } from './orderPlan.ts';
import type { World } from './world.ts';

const minute = 60_000;
const hour = 60 * minute;

const workdaysBack = 10;
const opensAt = '07:10';
const closesAt = '16:50';

/** Deterministic. */
export function planOrders(count: number, world: World): readonly Unnumbered[] {
  const today = dayAt(world.now.getTime());
  const workdays = lastWorkdays(workdaysBack, world).map((day) => hoursOf(day, today));
  const hoursToday = hoursOf(today, today);
  const planned: Unnumbered[] = [];
  for (const content of demoOrders()) {
    if (planned.length === count) break;
    const hours = workdays[content.workday] ?? hoursToday;
    const order = planOrder(`order-${planned.length}`, content, hours, world);
    if (order) planned.push(order);
  }
  return planned;
}

type OfficeHours = { readonly opens: number; readonly closes: number; readonly today: string };

const hoursOf = (day: string, today: string): OfficeHours => ({
  opens: instantOf(day, opensAt),
  closes: instantOf(day, closesAt),
  today,
});

function planOrder(
  key: string,
  content: DemoOrder,
  { opens, closes, today }: OfficeHours,
  world: World,
): Unnumbered | null {
  const { customerNumber, share, items, reference, message } = content;
  const customer = world.customers.get(customerNumber);
  const until = Math.min(closes, world.now.getTime() - 15 * minute);
  if (!customer || until <= opens) return null;
  const placedAt = opens + Math.floor(share * (until - opens + 1));
  const days = world.daysAt(customer, closes).filter((day) => day > today);
  const day = days[Math.min(days.length - 1, content.choice)];
  if (day === undefined) return null;
  return {
    key,
    orderNumber: null,
    user: userOf(customerNumber),
    customerNumber,
    items,
    filledAt: new Date(placedAt - content.filledBefore * minute),
    delivery: { day, confirmedAt: new Date(placedAt - content.confirmedBefore * minute) },
    placedAt: new Date(placedAt),
    reference,
    message,
  };
}

export function planBaskets(count: number, { customers, now, daysAt }: World): readonly PlannedBasket[] {
  const stillOpenAt = nextClosing(now);
  return demoBaskets()
    .slice(0, count)
    .flatMap(({ customerNumber, filledBefore, choice, items }, index): PlannedBasket[] => {
      const customer = customers.get(customerNumber);
      if (!customer) return [];
      const filledAt = new Date(now.getTime() - filledBefore * minute);
      const days = choice === null ? [] : daysAt(customer, stillOpenAt);
      const day = days[Math.min(days.length - 1, choice ?? 0)];
      return [
        {
          key: `basket-${index}`,
          user: userOf(customerNumber),
          customerNumber,
          items,
          filledAt,
          delivery: day === undefined ? null : { day, confirmedAt: new Date(filledAt.getTime() + 3 * minute) },
        },
      ];
    });
}

function nextClosing(now: Date): number {
  const today = dayAt(now.getTime());
  const closes = instantOf(today, closesAt);
  return now.getTime() < closes ? closes : instantOf(addDays(today, 1), closesAt);
}

/** @throws without a user */
export function userOf(customerNumber: string): DemoUser {
  const user = demoUsers().find((each) => each.customers.includes(customerNumber));
  if (!user) throw new Error(`nobody orders for customer ${customerNumber}`);
  return user;
}

function lastWorkdays(count: number, { calendar, now }: World): readonly string[] {
  const days: string[] = [];
  for (let day = dayAt(now.getTime() - 8 * hour); days.length < count; day = addDays(day, -1))
    if (isWorkday(day, calendar)) days.push(day);
  return days;
}
