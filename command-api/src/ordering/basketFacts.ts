import { findBasketProducts } from '@talloor/catalogue/product/findBasketProducts.ts';
import type { CalendarFacts, CustomerFacts, ProductFacts } from '@talloor/rules/facts.ts';
import { dayAt } from '@talloor/rules/delivery/brusselsTime.ts';
import type { BasketState } from '@talloor/events/basket/state.ts';
import { Problem } from '@talloor/platform/http/problem.ts';
import type { CommandSide } from '../commandSide.ts';

/** What the world knows when a basket is decided on (architecture.md §4). */
export type BasketFacts = {
  readonly products: ReadonlyMap<string, ProductFacts>;
  readonly customer: CustomerFacts;
  readonly calendar: CalendarFacts;
  readonly now: Date;
  /** Articles that are given away as samples today, and how many a basket may have of them. */
  readonly offeredSamples: readonly string[];
  readonly mostSamples: number;
};

/**
 * Gathers the facts of a basket's articles and of those that a command names, at once.
 * @throws Problem `customer.not_selected` where the catalogue does not know the customer
 */
export async function gatherBasketFacts(
  side: Pick<CommandSide, 'catalogue' | 'clock'>,
  customerNumber: string,
  articleNumbers: Iterable<string>,
): Promise<BasketFacts> {
  const now = side.clock.now();
  const today = dayAt(now.getTime());
  const [products, customer, calendar, samples] = await Promise.all([
    findBasketProducts(side.catalogue, [...new Set(articleNumbers)], customerNumber, today),
    side.catalogue.findCustomer(customerNumber),
    side.catalogue.findCalendar(),
    side.catalogue.findFreeSamples(today),
  ]);
  if (!customer) throw new Problem('customer.not_selected');
  return { products, customer, calendar, now, offeredSamples: samples.articles, mostSamples: samples.max };
}

/** The articles in a basket, chosen samples among them. */
export const articlesOf = (state: BasketState): string[] =>
  state.status === 'none' ? [] : [...state.lines.map((line) => line.articleNumber), ...state.freeSamples];
