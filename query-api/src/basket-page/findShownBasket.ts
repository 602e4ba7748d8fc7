import { Problem } from '@talloor/platform/http/problem.ts';
import type { BasketView } from '@talloor/rules/basket/basketWire.ts';
import { dayAt } from '@talloor/rules/delivery/brusselsTime.ts';
import { findBasket } from '../basket/findBasket.ts';
import { judgeBasket } from '../basket/judgeBasket.ts';
import type { ReadSide } from '../readSide.ts';

/**
 * A basket as the screen shows it now: the active one, or the one named.
 * @throws Problem basket.not_found
 */
export async function findShownBasket(
  { pool, catalogue, clock }: Pick<ReadSide, 'pool' | 'catalogue' | 'clock'>,
  customerNumber: string,
  basketId: string | undefined,
  language: 'nl' | 'fr',
): Promise<BasketView> {
  const basket = await findBasket(pool, customerNumber, basketId, null);
  if (basketId !== undefined && (!basket || basket.status === 'discarded')) throw new Problem('basket.not_found');
  const now = clock.now();
  const today = dayAt(now.getTime());
  const articles = basket ? [...basket.lines.map(([articleNumber]) => articleNumber), ...basket.free_samples] : [];
  const [products, customer, calendar, samples] = await Promise.all([
    catalogue.findProducts(articles, customerNumber, today),
    catalogue.findCustomer(customerNumber),
    catalogue.findCalendar(),
    catalogue.findFreeSamples(today),
  ]);
  if (!customer) throw new Problem('customer.not_selected');
  return judgeBasket({ basket, products, customer, calendar, offeredSamples: samples.articles }, language, now);
}
