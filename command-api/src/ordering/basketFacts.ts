import { findBasketProducts } from '@talloor/catalogue/product/findBasketProducts.ts';
import type { CalendarFacts, CustomerFacts, ProductFacts } from '@talloor/rules/facts.ts';
import { dayAt } from '@talloor/rules/delivery/brusselsTime.ts';
import type { BasketState } from '@talloor/events/basket/state.ts';
import { Problem } from '@talloor/platform/http/problem.ts';
import type { CommandSide } from '../commandSide.ts';

/** architecture.md §4. */
export type BasketFacts = {
  readonly products: ReadonlyMap<string, ProductFacts>;
  readonly customer: CustomerFacts;
  readonly calendar: CalendarFacts;
  readonly now: Date;
  readonly offeredSamples: readonly string[];
  readonly mostSamples: number;
};

/** @throws Problem `customer.not_selected` for an unknown customer */
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

export const articlesOf = (state: BasketState): string[] =>
  state.status === 'none' ? [] : [...state.lines.map((line) => line.articleNumber), ...state.freeSamples];
