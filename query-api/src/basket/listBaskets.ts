import { listBaskets } from '@talloor/contracts/endpoints/keptBaskets.ts';
import { route, type Route } from '@talloor/platform/http/handler.ts';
import { Problem } from '@talloor/platform/http/problem.ts';
import { dayAt } from '@talloor/rules/delivery/brusselsTime.ts';
import { isStale } from '../isStale.ts';
import type { ReadSide } from '../readSide.ts';
import { findBaskets } from './findBaskets.ts';
import { summariseBasket } from './summariseBasket.ts';

/** The customer's unfinished baskets, each counted by the prices of now. */
export function listBasketsRoute(side: ReadSide): Route {
  return route(listBaskets, async ({ query }, { customerNumber, language, seen }) => {
    const stale = await isStale(side.waiter, seen, 'baskets');
    return { body: await summariseBaskets(side, customerNumber, query.page, language), stale };
  });
}

/** A page of them (from 1), and how many there are in all. */
export async function summariseBaskets(
  { pool, catalogue, clock }: Pick<ReadSide, 'pool' | 'catalogue' | 'clock'>,
  customerNumber: string,
  page: number,
  language: 'nl' | 'fr',
) {
  const found = await findBaskets(pool, customerNumber, page);
  const now = clock.now();
  const articles = new Set(found.flatMap(({ lines }) => lines.map(([articleNumber]) => articleNumber)));
  const [products, customer, calendar] = await Promise.all([
    catalogue.findProducts([...articles], customerNumber, dayAt(now.getTime())),
    catalogue.findCustomer(customerNumber),
    catalogue.findCalendar(),
  ]);
  if (!customer) throw new Problem('customer.not_selected');
  const grounds = { products, customer, calendar, now };
  const baskets = found.map((basket) => summariseBasket(basket, grounds, language));
  return { baskets, total: found[0]?.total ?? 0 };
}
