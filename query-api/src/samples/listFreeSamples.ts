import { listFreeSamples } from '@talloor/contracts/endpoints/freeSamples.ts';
import { route, type Route } from '@talloor/platform/http/handler.ts';
import { canBeSample } from '@talloor/rules/basket/sampleLines.ts';
import { dayAt } from '@talloor/rules/delivery/brusselsTime.ts';
import { findBasket } from '../basket/findBasket.ts';
import { isStale } from '../isStale.ts';
import { inOrder, showProducts } from '../products/showProducts.ts';
import type { ReadSide } from '../readSide.ts';

export const listFreeSamplesRoute = (side: ReadSide): Route =>
  route(listFreeSamples, async (_input, { customerNumber, language, seenPosition }) => {
    const { pool, catalogue, waiter, clock } = side;
    const stale = await isStale(waiter, seenPosition, 'baskets', 'orderedArticles');
    const today = dayAt(clock.now().getTime());
    const [{ max, articles }, basket] = await Promise.all([
      catalogue.findFreeSamples(today),
      findBasket(pool, customerNumber),
    ]);
    const facts = await catalogue.findProducts(articles, customerNumber, today);
    const givable = articles.filter((article) => canBeGiven(facts.get(article)));
    const products = inOrder(await showProducts(side, givable, customerNumber, language), givable);
    const chosenSamples = new Set(basket?.free_samples ?? []);
    const samples = products.map((product) => ({ product, chosen: chosenSamples.has(product.article_number) }));
    return { body: { max, samples }, stale };
  });

const canBeGiven = (product: Parameters<typeof canBeSample>[0] | undefined): boolean =>
  product !== undefined && canBeSample(product);
