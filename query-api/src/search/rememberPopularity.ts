import type { Popularity } from '@talloor/catalogue/catalogue.ts';
import { findRows } from '@talloor/platform/postgres/findRows.ts';
import { typed } from '@talloor/platform/postgres/columns.ts';
import { orderedArticlesTable } from '@talloor/projections/tables/orderedArticles.ts';
import type pg from 'pg';

/** Never waits. @param segment null for a visitor */
export type PopularityFinder = (segment: string | null) => Popularity;

/** Habits change slowly, and counting reads every customer's articles. */
const freshMs = 15 * 60 * 1000;

/** Customers per article, read in the background. */
export function rememberPopularity(pool: pg.Pool): PopularityFinder {
  let all: Popularity = { similar: new Map(), all: new Map() };
  let bySegment: ReadonlyMap<string, Popularity> = new Map();
  let readAt = -Infinity;
  const read = async (): Promise<void> => {
    const rows = await findRows(pool, columns, statement);
    const counts = new Map<string, number>();
    for (const [article, customers] of rows.flatMap((row) => row.counts))
      counts.set(article, (counts.get(article) ?? 0) + customers);
    all = { similar: new Map(), all: counts };
    bySegment = new Map(rows.map((row) => [row.segment, { similar: new Map(row.counts), all: counts }]));
  };
  return (segment) => {
    const now = performance.now();
    if (now - readAt > freshMs) {
      readAt = now;
      // After a failure the old counts stay until the next reading.
      void read().catch(() => undefined);
    }
    return (segment === null ? undefined : bySegment.get(segment)) ?? all;
  };
}

const columns = {
  segment: 'text not null',
  counts: typed<readonly (readonly [article: string, customers: number])[]>('json not null'),
} as const;

const statement = {
  name: 'article-popularity',
  text: `select segment, json_agg(json_build_array(article_number, customers)) as counts from (
      select c.segment, o.article_number, count(*) as customers
      from ${orderedArticlesTable.qualifiedName} o join catalogue.customers c using (customer_number)
      where o.removed_at is null group by c.segment, o.article_number) as counted
    group by segment`,
};
