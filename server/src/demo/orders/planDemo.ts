import type { PlannedBasket, PlannedOrder, Unnumbered } from './orderPlan.ts';
import { planHistory } from './planHistory.ts';
import { planLindegaardBasket, planLindegaardOrders } from './planLindegaard.ts';
import { planBaskets, planOrders, userOf } from './planOrders.ts';
import type { World } from './world.ts';
import { demoUsers } from '../content/demoPeople.ts';

/** With unfinished baskets: 300. */
const openOrders = 275;
const unfinishedBaskets = 25;

const firstNewOrderNumber = 4_402_001;

export function planDemo(world: World): {
  readonly orders: readonly PlannedOrder[];
  readonly baskets: readonly PlannedBasket[];
} {
  const customer = world.customers.get('204118');
  const karim = demoUsers().find((user) => user.username === 'karim');
  if (!customer || !karim) throw new Error('the demo has no Bistro Lindegaard');
  const lindegaard = { ...world, customer, lotte: userOf('204118'), karim };
  const own = planLindegaardOrders(lindegaard);
  const ownOpen = own.filter((order) => order.orderNumber !== null).length;
  const orders = numbered([...planHistory(world), ...own, ...planOrders(openOrders - ownOpen, world)]);
  return { orders, baskets: [planLindegaardBasket(lindegaard), ...planBaskets(unfinishedBaskets - 1, world)] };
}

function numbered(orders: readonly Unnumbered[]): readonly PlannedOrder[] {
  const takenNumbers = new Set(orders.map((order) => order.orderNumber));
  const free: string[] = [];
  const missingCount = orders.filter((order) => order.orderNumber === null).length;
  for (let number = firstNewOrderNumber - 1; free.length < missingCount; number -= 1)
    if (!takenNumbers.has(String(number))) free.unshift(String(number));
  return orders
    .toSorted((a, b) => a.placedAt.getTime() - b.placedAt.getTime())
    .map((order) => ({ ...order, orderNumber: order.orderNumber ?? free.shift() ?? '' }));
}
