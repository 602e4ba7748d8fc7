import type { NavigationContent, ProductTexts, SpecialListContent } from '@talloor/catalogue/content/contentRecords.ts';
import { contentTables } from '@talloor/catalogue/content/contentTables.ts';
import { writeNavigationTexts } from '@talloor/catalogue/content/writeNavigationTexts.ts';
import { writeProductTexts } from '@talloor/catalogue/content/writeProductTexts.ts';
import { Problem } from '@talloor/platform/http/problem.ts';
import { tableWriter, type CataloguePool, type ContentWriter } from './contentWriter.ts';
import { findRows } from '@talloor/platform/postgres/findRows.ts';
import { columnsOf } from '@talloor/platform/postgres/columns.ts';
import { productsTable } from '@talloor/catalogue/tables.ts';

/** Every kind that has a table of its own; facets are given, so nobody makes or deletes one. */
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
  columnSets: tableWriter(contentTables.columnSets),
};

/** Texts of an article, by its number. */
export const productWriter: Pick<ContentWriter<ProductTexts>, 'save'> = {
  save: async (pool, id, texts, changed) => {
    const unknown = await writeProductTexts(pool, new Map([[id, texts]]), changed);
    if (unknown.articles.length > 0) throw new Problem('content.not_found');
    if (unknown.labels.length > 0)
      throw new Problem('content.unknown_label', { parameters: { label: unknown.labels.join(', ') } });
  },
};

/** Texts of a node of the navigation, by the alias of its page. */
export const navigationWriter: Pick<ContentWriter<NavigationContent>, 'save'> = {
  save: async (pool, id, content, changed) => {
    if (!(await writeNavigationTexts(pool, id, content, changed))) throw new Problem('content.not_found');
  },
};

/** Articles are never deleted: what exists now exists when it is written. */
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
