import { getBasket } from '@talloor/contracts/endpoints/basket.ts';
import { basketTexts } from '@talloor/messages/basket/basketTexts.ts';
import { route, type Route } from '@talloor/platform/http/handler.ts';
import { Problem } from '@talloor/platform/http/problem.ts';
import { assessBasket } from '@talloor/rules/basket/assessBasket.ts';
import type { BasketView } from '@talloor/rules/basket/basketWire.ts';
import { viewBasket } from '@talloor/rules/basket/viewBasket.ts';
import { dayAt } from '@talloor/rules/delivery/brusselsTime.ts';
import type { ProductFacts } from '@talloor/rules/facts.ts';
import { isStale } from '../isStale.ts';
import type { ReadSide } from '../readSide.ts';
import { basketInputOf } from './basketInputOf.ts';
import { findBasket, type FoundBasket } from './findBasket.ts';

/** The customer's active basket, empty where there is none yet, or the one named; judged by the facts of now. */
export const getBasketRoute = ({ pool, catalogue, waiter, clock }: ReadSide): Route =>
  route(getBasket, async ({ params }, { customerNumber, language, seen }) => {
    const stale = await isStale(waiter, seen, 'baskets');
    const basket = await findBasket(pool, customerNumber, params.id);
    if (!basket && params.id !== undefined) throw new Problem('basket.not_found');
    const now = clock.now();
    const articles = basket?.lines.map(([articleNumber]) => articleNumber) ?? [];
    const [products, customer, calendar] = await Promise.all([
      catalogue.findProducts(articles, customerNumber, dayAt(now.getTime())),
      catalogue.findCustomer(customerNumber),
      catalogue.findCalendar(),
    ]);
    if (!customer) throw new Problem('customer.not_selected');
    const assessment = assessBasket({
      basket: basketInputOf(basket),
      products: lastOrdered(products, basket),
      customer,
      calendar,
      now,
    });
    const view = viewBasket(assessment, language, basketTexts);
    return { body: basket?.status === 'checkedOut' ? ordered(view, language) : view, stale };
  });

/** The facts with when and how many this customer last ordered. */
function lastOrdered(
  products: ReadonlyMap<string, ProductFacts>,
  basket: FoundBasket | null,
): ReadonlyMap<string, ProductFacts> {
  const facts = new Map(products);
  for (const [articleNumber, , at, quantity] of basket?.lines ?? []) {
    const product = products.get(articleNumber);
    if (product && at !== null && quantity !== null)
      facts.set(articleNumber, { ...product, lastOrder: { at, quantity } });
  }
  return facts;
}

/** A basket that was ordered can be looked at and no more. */
const ordered = (view: BasketView, language: 'nl' | 'fr'): BasketView => ({
  ...view,
  is_valid: false,
  is_active: false,
  messages: [
    {
      code: 'basket.already_ordered',
      message: basketTexts.message('basket.already_ordered', {}, language),
      is_blocking: true,
      parameters: {},
    },
  ],
});
