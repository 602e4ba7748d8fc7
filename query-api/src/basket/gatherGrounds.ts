import type { Catalogue } from '@talloor/catalogue/catalogue.ts';
import { findBasketProducts } from '@talloor/catalogue/product/findBasketProducts.ts';
import { Problem } from '@talloor/platform/http/problem.ts';
import { dayAt } from '@talloor/rules/delivery/brusselsTime.ts';
import type { FoundBasket } from './findBasket.ts';
import type { BasketGrounds } from './judgeBasket.ts';

/** @throws Problem `customer.not_selected` for an unknown customer */
export async function gatherGrounds(
  catalogue: Catalogue,
  basket: FoundBasket | null,
  customerNumber: string,
  now: Date,
): Promise<BasketGrounds> {
  const today = dayAt(now.getTime());
  const articles = basket ? [...basket.lines.map(([articleNumber]) => articleNumber), ...basket.free_samples] : [];
  const [products, customer, calendar, samples] = await Promise.all([
    findBasketProducts(catalogue, articles, customerNumber, today),
    catalogue.findCustomer(customerNumber),
    catalogue.findCalendar(),
    catalogue.findFreeSamples(today),
  ]);
  if (!customer) throw new Problem('customer.not_selected');
  return { basket, products, customer, calendar, offeredSamples: samples.articles };
}
