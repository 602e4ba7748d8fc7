import type { Pool } from 'pg';
import type { ChangedBy } from '../changes/changeCatalogue.ts';
import { writeCustomers } from '../customer/writeCustomers.ts';
import { writeLabels, writeProductLabels } from '../label/writeLabels.ts';
import { writeNavigation } from '../navigation/writeNavigation.ts';
import { writePrices } from '../price/writePrices.ts';
import { writeDetails } from '../product/writeDetails.ts';
import { writeProducts } from '../product/writeProducts.ts';
import { writeStock } from '../stock/writeStock.ts';
import { generateArticles, generatedNavigation } from './generateArticles.ts';
import { generatedLabels, generateDetails } from './generateDetails.ts';
import { generateCustomers, generateOffers } from './generateCustomers.ts';

export type Generated = {
  readonly orderable: readonly string[];
  readonly articleNumbers: readonly string[];
  readonly customerNumbers: readonly string[];
};

/** Through the ordinary writers. */
export async function writeGenerated(
  pool: Pool,
  size: {
    readonly articles: number;
    readonly customers: number;
    readonly ownPrices?: number;
    readonly seed?: number;
  },
  changedBy: ChangedBy,
): Promise<Generated> {
  const articles = generateArticles(size.articles, size.seed);
  const customers = generateCustomers(size.customers, size.seed);
  const stock = articles.map(({ product, stock: quantity }) => ({
    articleNumber: product.articleNumber,
    quantity,
    asOf: changedBy.at,
  }));
  await writeNavigation(pool, generatedNavigation, changedBy);
  await writeProducts(
    pool,
    articles.map(({ product }) => product),
    changedBy,
  );
  const details = generateDetails(articles, size.seed);
  await writeDetails(
    pool,
    details.map(({ detail }) => detail),
    changedBy,
  );
  await writeLabels(pool, generatedLabels, changedBy);
  await writeProductLabels(
    pool,
    details.map(({ labels }) => labels),
    changedBy,
  );
  await writeCustomers(pool, customers, changedBy);
  await writePrices(
    pool,
    [...articles.flatMap(({ prices }) => prices), ...generateOffers(customers, articles, size.ownPrices, size.seed)],
    changedBy,
  );
  await writeStock(pool, stock, changedBy);
  await pool.query('analyze');
  return {
    orderable: articles
      .filter(({ product, stock: quantity }) => product.status === 'active' && quantity !== 0)
      .map(({ product }) => product.articleNumber),
    articleNumbers: articles.map(({ product }) => product.articleNumber),
    customerNumbers: customers.map(({ customerNumber }) => customerNumber),
  };
}
