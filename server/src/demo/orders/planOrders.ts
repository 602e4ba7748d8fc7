import { randomOf, type Random } from '@talloor/catalogue/generator/randomOf.ts';
import { dayAt, instantOf } from '@talloor/rules/delivery/brusselsTime.ts';
import { deliveryMoments } from '@talloor/rules/delivery/deliveryMoments.ts';
import { addDays, isWorkday } from '@talloor/rules/delivery/workdays.ts';
import type { CalendarFacts, CustomerFacts } from '@talloor/rules/facts.ts';
import { demoCustomers, type DemoCustomer } from '../content/readCustomers.ts';
import { demoUsers, type DemoUser } from '../content/readUsers.ts';
import { isAllowed, restrictedCustomer } from '../content/restrictedAssortment.ts';
import { fillBasket, plentiful } from './fillBasket.ts';
import type { PlannedBasket } from './orderPlan.ts';
import type { Unnumbered } from './planLindegaard.ts';

const minute = 60_000;
const hour = 60 * minute;

export type World = {
  readonly customers: ReadonlyMap<string, CustomerFacts>;
  readonly calendar: CalendarFacts;
  readonly now: Date;
};

/** Bistro Lindegaard has its own plan; nobody orders for who is suspended. */
const others = demoCustomers.filter(({ customerNumber, isSuspended }) => customerNumber !== '204118' && !isSuspended);

/** A customer that starts with an empty basket, for who tries the demo in French. */
const startsEmpty = '310220';

/**
 * Orders of the last ten working days for days to come, placed at office hours, the same for the same moment: each on a
 * day that could be ordered for when it was placed.
 */
export function planOrders(count: number, world: World): readonly Unnumbered[] {
  const random = randomOf(20_260_311);
  const workdays = lastWorkdays(10, world);
  const planned: Unnumbered[] = [];
  for (let index = 0; planned.length < count && index < count * 4; index += 1) {
    const day = workdays[random.between(0, workdays.length - 1)];
    const customer = others[random.between(0, others.length - 1)];
    if (!day || !customer) break;
    const opens = instantOf(day, '07:10');
    const closes = Math.min(instantOf(day, '16:50'), world.now.getTime() - 15 * minute);
    if (closes <= opens) continue;
    const placedAt = new Date(random.between(opens, closes));
    const order = planOrder(`order-${planned.length}`, customer.customerNumber, placedAt, random, world);
    if (order) planned.push(order);
  }
  return planned;
}

function planOrder(
  key: string,
  customerNumber: string,
  placedAt: Date,
  random: Random,
  { customers, calendar, now }: World,
): Unnumbered | null {
  const customer = customers.get(customerNumber);
  const content = demoCustomers.find((each) => each.customerNumber === customerNumber);
  if (!customer || !content) return null;
  const today = dayAt(now.getTime());
  const filledAt = new Date(placedAt.getTime() - random.between(6, 40) * minute);
  const days = deliveryMoments(calendar, customer, placedAt).filter(({ available, day }) => available && day > today);
  const chosen = days[Math.min(days.length - 1, random.between(0, 2) * random.between(0, 2))];
  if (!chosen) return null;
  return {
    key,
    orderNumber: null,
    user: userOf(customerNumber),
    customerNumber,
    items: itemsOf(content, random),
    filledAt,
    delivery: { day: chosen.day, confirmedAt: new Date(placedAt.getTime() - random.between(1, 5) * minute) },
    placedAt,
    reference: content.orderReferenceRequired ? `PO-${random.between(1000, 9999)}` : '',
    message: random.next() < 0.08 ? messages[content.language] : '',
  };
}

/** A customer with an assortment of its own orders from that; the others' orders are the same as without it. */
function itemsOf(content: DemoCustomer, random: Random): Readonly<Record<string, number>> {
  const items = fillBasket(content, random);
  if (content.customerNumber !== restrictedCustomer) return items;
  const own = randomOf(Object.keys(items).reduce((sum, article) => sum + Number(article), 0));
  return fillBasket(content, own, null, plentiful.filter(isAllowed));
}

const messages = { nl: 'Graag leveren aan de keukendeur.', fr: 'Livraison à la porte de la cuisine, merci.' } as const;

/** Baskets that nobody has sent yet, half of them with a confirmed day. */
export function planBaskets(count: number, { customers, calendar, now }: World): readonly PlannedBasket[] {
  const random = randomOf(20_260_312);
  return others
    .filter(({ customerNumber }) => customerNumber !== startsEmpty)
    .slice(0, count)
    .flatMap((content, index): PlannedBasket[] => {
      const { customerNumber } = content;
      const customer = customers.get(customerNumber);
      if (!customer) return [];
      const filledAt = new Date(now.getTime() - random.between(20, 600) * minute);
      const days = deliveryMoments(calendar, customer, now).filter(({ available }) => available);
      const day = index % 2 === 0 ? days[Math.min(days.length - 1, random.between(0, 2))]?.day : undefined;
      const items = Object.entries(itemsOf(content, random)).slice(0, random.between(2, 8));
      return [
        {
          key: `basket-${index}`,
          user: userOf(customerNumber),
          customerNumber,
          items: Object.fromEntries(items),
          filledAt,
          delivery: day ? { day, confirmedAt: new Date(filledAt.getTime() + 3 * minute) } : null,
        },
      ];
    });
}

/** Who orders for a customer in the demo tenant. @throws where nobody does */
export function userOf(customerNumber: string): DemoUser {
  const user = demoUsers.find((each) => each.customers.includes(customerNumber));
  if (!user) throw new Error(`nobody orders for customer ${customerNumber}`);
  return user;
}

/** The last working days up to now; today counts once the day has begun. */
function lastWorkdays(count: number, { calendar, now }: World): readonly string[] {
  const days: string[] = [];
  for (let day = dayAt(now.getTime() - 8 * hour); days.length < count; day = addDays(day, -1))
    if (isWorkday(day, calendar)) days.push(day);
  return days;
}
