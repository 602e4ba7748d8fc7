import { randomOf, type Random } from '@talloor/catalogue/generator/randomOf.ts';
import { demoCustomers, type DemoCustomer } from '../content/readCustomers.ts';
import { isAllowed, restrictedCustomer } from '../content/restrictedAssortment.ts';
import { fillBasket, plentiful } from './fillBasket.ts';

/** Whatever an order of the demo leaves to chance. The time of the demo changes none of it. */
export type DrawnOrder = {
  readonly content: DemoCustomer;
  /** Which of the last ten working days, the latest first. */
  readonly workday: number;
  /** The part of the office hours that has passed, from 0 to 1. */
  readonly share: number;
  /** Minutes before the order is placed. */
  readonly filledBefore: number;
  readonly confirmedBefore: number;
  /** Which of the days that can be ordered for. */
  readonly choice: number;
  readonly items: Readonly<Record<string, number>>;
  readonly reference: string;
  readonly message: string;
};

/** The same for a basket that nobody has sent yet. */
export type DrawnBasket = {
  readonly content: DemoCustomer;
  /** Minutes before the demo begins. */
  readonly filledBefore: number;
  /** Which of the days that can be ordered for; null leaves the day open. */
  readonly choice: number | null;
  readonly items: Readonly<Record<string, number>>;
};

export const drawnWorkdays = 10;

/** Bistro Lindegaard has its own plan; nobody orders for a customer who is suspended. */
const others = demoCustomers.filter(({ customerNumber, isSuspended }) => customerNumber !== '204118' && !isSuspended);
/** A customer that starts with an empty basket, for who tries the demo in French. */
const startsEmpty = '310220';
const messages = { nl: 'Graag leveren aan de keukendeur.', fr: 'Livraison à la porte de la cuisine, merci.' } as const;

const drawn: DrawnOrder[] = [];
const chance = randomOf(20_260_311);

/** The order with this index, from 0. */
export function drawnOrder(index: number): DrawnOrder | undefined {
  while (drawn.length <= index) {
    const order = drawOrder(chance);
    if (!order) return undefined;
    drawn.push(order);
  }
  return drawn[index];
}

function drawOrder(random: Random): DrawnOrder | undefined {
  const workday = random.between(0, drawnWorkdays - 1);
  const content = others[random.between(0, others.length - 1)];
  if (!content) return undefined;
  return {
    content,
    workday,
    share: random.next(),
    filledBefore: random.between(6, 40),
    choice: random.between(0, 2) * random.between(0, 2),
    items: itemsOf(content, random),
    confirmedBefore: random.between(1, 5),
    reference: content.orderReferenceRequired ? `PO-${random.between(1000, 9999)}` : '',
    message: random.next() < 0.08 ? messages[content.language] : '',
  };
}

let drawnBaskets: readonly DrawnBasket[] | undefined;

/** A basket for each customer who has one. */
export const drawBaskets = (): readonly DrawnBasket[] => (drawnBaskets ??= drawThem(randomOf(20_260_312)));

function drawThem(random: Random): readonly DrawnBasket[] {
  return others
    .filter(({ customerNumber }) => customerNumber !== startsEmpty)
    .map((content, index) => {
      const filledBefore = random.between(20, 600);
      const choice = index % 2 === 0 ? random.between(0, 2) : null;
      const items = Object.entries(itemsOf(content, random)).slice(0, random.between(2, 8));
      return { content, filledBefore, choice, items: Object.fromEntries(items) };
    });
}

/** A customer with an assortment of its own orders from that; the others' orders are the same as without it. */
function itemsOf(content: DemoCustomer, random: Random): Readonly<Record<string, number>> {
  const items = fillBasket(content, random);
  if (content.customerNumber !== restrictedCustomer) return items;
  const own = randomOf(Object.keys(items).reduce((sum, article) => sum + Number(article), 0));
  return fillBasket(content, own, null, plentiful.filter(isAllowed));
}
