import type { Pool } from 'pg';
import { findRows } from '@talloor/platform/postgres/findRows.ts';

/** A few seconds old: for sorting only. */
export type StockLook = () => Promise<ReadonlySet<string>>;

const freshMs = 1000;
const staleMs = 5000;

export function createStockLook(pool: Pool): StockLook {
  let lastLook: { readonly articles: ReadonlySet<string>; readonly at: number } | null = null;
  let looking: Promise<ReadonlySet<string>> | null = null;
  const look = async () => {
    const at = performance.now();
    const rows = await findRows(pool, { articles: 'text' }, statement);
    const articles = new Set(rows[0]?.articles?.split(',') ?? []);
    lastLook = { articles, at };
    return articles;
  };
  return () => {
    const age = lastLook === null ? Infinity : performance.now() - lastLook.at;
    if (lastLook && age < freshMs) return Promise.resolve(lastLook.articles);
    looking ??= look().finally(() => (looking = null));
    // A failed read is retried.
    looking.catch(() => undefined);
    return lastLook && age < staleMs ? Promise.resolve(lastLook.articles) : looking;
  };
}

const statement = {
  name: 'catalogue_without_stock',
  text: `select string_agg(p.article_number, ',') as articles
    from catalogue.products p left join catalogue.stock s using (article_number)
    where s.article_number is null or s.available <= 0`,
};
