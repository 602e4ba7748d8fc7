import type {
  MusselCustomerContent,
  MusselPackageContent,
  NavigationContent,
  ProductTexts,
  SpecialListContent,
} from '@talloor/catalogue/content/contentRecords.ts';
import { contentTables } from '@talloor/catalogue/content/contentTables.ts';
import { writeNavigationTexts } from '@talloor/catalogue/content/writeNavigationTexts.ts';
import { writeProductTexts } from '@talloor/catalogue/content/writeProductTexts.ts';
import { Problem } from '@talloor/platform/http/problem.ts';
import { tableWriter, type CataloguePool, type ContentWriter } from './contentWriter.ts';
import { findRows } from '@talloor/platform/postgres/findRows.ts';
import { columnsOf } from '@talloor/platform/postgres/columns.ts';
import { customersTable, productsTable } from '@talloor/catalogue/tables.ts';

/** Facets are fixed: no additions or deletions. */
export const tableWriters = {
  labels: tableWriter(contentTables.labels),
  synonyms: tableWriter(contentTables.synonyms),
  banners: tableWriter(contentTables.banners),
  redirects: tableWriter(contentTables.redirects),
  specialLists: tableWriter<SpecialListContent>(contentTables.specialLists, (pool, { articles }) =>
    refuseUnknownArticles(pool, articles),
  ),
  facets: tableWriter(contentTables.facets),
  faqItems: tableWriter(contentTables.faqItems),
  announcements: tableWriter(contentTables.announcements),
  cannedTexts: tableWriter(contentTables.cannedTexts),
  columnSets: tableWriter(contentTables.columnSets),
  musselSeasons: tableWriter(contentTables.musselSeasons),
  musselPackages: tableWriter<MusselPackageContent>(contentTables.musselPackages, (pool, { article_number: article }) =>
    refuseUnknownArticles(pool, [article]),
  ),
  musselCustomers: tableWriter<MusselCustomerContent>(contentTables.musselCustomers, refuseUnknownCustomer),
};

/** By article number. */
export const productWriter: Pick<ContentWriter<ProductTexts>, 'save'> = {
  save: async (pool, id, texts, changedBy) => {
    const unknown = await writeProductTexts(pool, new Map([[id, texts]]), changedBy);
    if (unknown.articles.length > 0) throw new Problem('content.not_found');
    if (unknown.labels.length > 0)
      throw new Problem('content.unknown_label', { parameters: { label: unknown.labels.join(', ') } });
  },
};

/** By page alias. */
export const navigationWriter: Pick<ContentWriter<NavigationContent>, 'save'> = {
  save: async (pool, id, content, changedBy) => {
    if (!(await writeNavigationTexts(pool, id, content, changedBy))) throw new Problem('content.not_found');
  },
};

/** Articles are never deleted, so the check holds at write time. */
async function refuseUnknownArticles(pool: CataloguePool, articles: readonly string[]): Promise<void> {
  const rows = await findRows(
    pool,
    columnsOf(productsTable, 'article_number'),
    `select number as article_number from unnest($1::text[]) with ordinality as wanted (number, place)
     where not exists (select from catalogue.products where article_number = number) order by place`,
    [articles],
  );
  if (rows.length > 0)
    throw new Problem('content.unknown_article', {
      parameters: { article: rows.map((row) => row.article_number).join(', ') },
    });
}

/** Customers are never deleted, so the check holds at write time. */
async function refuseUnknownCustomer(
  pool: CataloguePool,
  { customer_number: customer }: MusselCustomerContent,
): Promise<void> {
  const rows = await findRows(
    pool,
    columnsOf(customersTable, 'customer_number'),
    'select customer_number from catalogue.customers where customer_number = $1',
    [customer],
  );
  if (rows.length === 0) throw new Problem('content.unknown_customer', { parameters: { customer } });
}
