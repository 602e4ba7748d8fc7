import { listBaskets } from '@talloor/contracts/endpoints/keptBaskets.ts';
import { route, type Route } from '@talloor/platform/http/handler.ts';
import { Problem } from '@talloor/platform/http/problem.ts';
import { dayAt } from '@talloor/rules/delivery/brusselsTime.ts';
import type { ProductFacts } from '@talloor/rules/facts.ts';
import { isStale } from '../isStale.ts';
import type { ReadSide } from '../readSide.ts';
import { articlesOfWords } from './articlesOfWords.ts';
import { findArticlesInBaskets, findBaskets, type BasketFilter } from './findBaskets.ts';
import { summariseBasket } from './summariseBasket.ts';

export function listBasketsRoute(side: ReadSide): Route {
  return route(listBaskets, async ({ query }, { customerNumber, language, seenPosition }) => {
    const stale = await isStale(side.waiter, seenPosition, 'baskets');
    return { body: await summariseBaskets(side, customerNumber, query.page, language), stale };
  });
}

const together = 250;

type BasketSearch = Omit<BasketFilter, 'words' | 'now'> & { readonly q: string };

/** A page (from 1) and the total. */
export async function summariseBaskets(
  { pool, catalogue, clock }: Pick<ReadSide, 'pool' | 'catalogue' | 'clock'>,
  customerNumber: string,
  page: number,
  language: 'nl' | 'fr',
  search: BasketSearch | null = null,
) {
  const now = clock.now();
  const today = dayAt(now.getTime());
  const productsOf = (articles: readonly string[]) => catalogue.findProducts(articles, customerNumber, today);
  const wordsIn = async (q: string) => {
    if (q.trim() === '') return [];
    const articlesInBaskets = await findArticlesInBaskets(pool, customerNumber);
    const productsByArticle = new Map<string, ProductFacts>();
    for (let at = 0; at < articlesInBaskets.length; at += together)
      for (const [articleNumber, product] of await productsOf(articlesInBaskets.slice(at, at + together)))
        productsByArticle.set(articleNumber, product);
    return articlesOfWords(q, articlesInBaskets, productsByArticle);
  };
  const filter = search && { ...search, words: await wordsIn(search.q), now };
  const basketRows = await findBaskets(pool, customerNumber, page, filter);
  const articles = new Set(basketRows.flatMap(({ lines }) => lines.map(([articleNumber]) => articleNumber)));
  const [products, customer, calendar] = await Promise.all([
    productsOf([...articles]),
    catalogue.findCustomer(customerNumber),
    catalogue.findCalendar(),
  ]);
  if (!customer) throw new Problem('customer.not_selected');
  const grounds = { products, customer, calendar, now };
  const baskets = basketRows.map((basket) => summariseBasket(basket, grounds, language));
  const [first] = basketRows.length === 0 && page > 1 ? await findBaskets(pool, customerNumber, 1, filter) : basketRows;
  return { baskets, total: first?.total ?? 0 };
}
