import type pg from 'pg';
import { writeCustomers } from '@talloor/catalogue/customer/writeCustomers.ts';
import { writeLabels, writeProductLabels } from '@talloor/catalogue/label/writeLabels.ts';
import { writeNavigation } from '@talloor/catalogue/navigation/writeNavigation.ts';
import { writePrices } from '@talloor/catalogue/price/writePrices.ts';
import { writeDetails } from '@talloor/catalogue/product/writeDetails.ts';
import { writeProducts } from '@talloor/catalogue/product/writeProducts.ts';
import { writePromotions } from '@talloor/catalogue/promotion/writePromotions.ts';
import { writeRelatedArticles } from '@talloor/catalogue/related/writeRelatedArticles.ts';
import { writeStock } from '@talloor/catalogue/stock/writeStock.ts';
import { dayAt } from '@talloor/rules/delivery/brusselsTime.ts';
import { demoAddressBook } from '../content/customers.ts';
import { detailOf } from '../content/details/detailOf.ts';
import { demoLabels, labelKeysOf } from '../content/labels/demoLabels.ts';
import { demoArticles } from '../content/readArticles.ts';
import { demoCustomers } from '../content/readCustomers.ts';
import { allowedArticles, restrictedCustomer } from '../content/restrictedAssortment.ts';
import { demoPrices, demoPromotionsOn } from './demoPrices.ts';
import { lastDaysBack } from '../orders/planHistory.ts';
import { demoGroups, demoProducts } from './demoProducts.ts';
import { demoRelations } from './demoRelations.ts';

const dayLength = 86_400_000;
/** Before the demo's first order even what is scarce now was there. */
const onceInStock = 60;

const by = 'demo';

/** Stock before the demo's first order, by article. */
export const demoStock = demoArticles.map(({ articleNumber, isScarce, stock: quantity }) => ({
  articleNumber,
  quantity: isScarce && quantity !== null ? Math.max(quantity, onceInStock) : quantity,
}));

/** When the demo's past begins: before its first order. */
export const demoBegin = (now: Date): Date => new Date(now.getTime() - (lastDaysBack + 14) * dayLength);

/** `first` is when the demo was first built, `now` around which prices and promotions hold, `at` the time of the change. */
type DemoTimes = { readonly first: Date; readonly now: Date; readonly at: Date };

/** Writes the reference data of the demo tenant, with the stock as it was before its first order. May be repeated. */
export async function writeDemoCatalogue(pool: pg.Pool, { first, now, at }: DemoTimes): Promise<void> {
  const today = dayAt(now.getTime());
  const changed = { by, at };
  await writeNavigation(pool, demoGroups, changed);
  await writeLabels(pool, demoLabels, changed);
  await writeProducts(pool, demoProducts(today), changed);
  await writeDetails(pool, demoArticles.map(detailOf), changed);
  const labels = demoArticles.map((article) => ({
    articleNumber: article.articleNumber,
    labelKeys: labelKeysOf(article),
  }));
  await writeProductLabels(pool, labels, changed);
  await writeRelatedArticles(pool, demoRelations(), changed);
  await writeCustomers(pool, demoCustomers.map(withConditions), changed);
  await writePrices(pool, demoPrices(today), changed);
  await writePromotions(pool, demoPromotionsOn(today), changed);
  const asOf = demoBegin(first);
  const stock = demoStock.map(({ articleNumber, quantity }) => ({ articleNumber, quantity, asOf }));
  await writeStock(pool, stock, changed);
}

/** Reports what is scarce as it is now. What anybody ordered before is in this report. */
export async function reportScarceStock(pool: pg.Pool, now: Date): Promise<void> {
  const reports = demoArticles
    .filter((article) => article.isScarce)
    .map(({ articleNumber, stock }) => ({ articleNumber, quantity: stock, asOf: now }));
  await writeStock(pool, reports, { by, at: now });
}

function withConditions(customer: (typeof demoCustomers)[number]) {
  const books: Readonly<Record<string, (typeof demoAddressBook)['204118']>> = demoAddressBook;
  const { customerNumber } = customer;
  return {
    ...customer,
    addressBook: books[customerNumber] ?? [],
    ...(customerNumber === restrictedCustomer && {
      assortmentRestricted: true,
      articles: allowedArticles.map(({ articleNumber }) => articleNumber),
    }),
  };
}
