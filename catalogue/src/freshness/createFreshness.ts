import type { Pool } from 'pg';
import { findRow } from '@talloor/platform/postgres/findRows.ts';
import { columnsOf } from '@talloor/platform/postgres/columns.ts';
import { versionTable } from '../tables.ts';

/** Stock: null is unlimited, no row is none. */
export type Fresh = { readonly version: number; readonly stock: ReadonlyMap<string, number | null> };

export type Freshness = ((articleNumbers: readonly string[]) => Promise<Fresh>) & {
  readonly latest: () => number;
};

type Waiter = { readonly resolve: (fresh: Fresh) => void; readonly reject: (error: unknown) => void };

const patienceMs = 250;

/** Questions of one turn share a round trip; no answer is older than its question. */
export function createFreshness(pool: Pick<Pool, 'query'>): Freshness {
  let waiting: Waiter[] = [];
  let pendingArticles = new Set<string>();
  let underWay = 0;
  let lastBegun = 0;
  let latest = 0;

  const read = async (): Promise<void> => {
    const [waiters, articles] = [waiting, [...pendingArticles]];
    [waiting, pendingArticles] = [[], new Set()];
    try {
      const row = await findRow(pool, columns, { ...statement, values: [articles] });
      const stock = new Map<string, number | null>();
      for (const entry of row?.listed?.split(',') ?? []) {
        const [article = '', available = ''] = entry.split(' ');
        stock.set(article, available === '' ? null : Number(available));
      }
      const fresh = { version: Number(row?.version), stock };
      latest = Math.max(latest, fresh.version);
      for (const { resolve } of waiters) resolve(fresh);
    } catch (error) {
      for (const { reject } of waiters) reject(error);
    }
  };

  const readAll = async (): Promise<void> => {
    while (waiting.length > 0) {
      lastBegun = Date.now();
      await read();
    }
    underWay -= 1;
  };

  const ask = (articleNumbers: readonly string[]) =>
    new Promise<Fresh>((resolve, reject) => {
      waiting.push({ resolve, reject });
      for (const article of articleNumbers) pendingArticles.add(article);
      if (underWay > 0 && Date.now() - lastBegun < patienceMs) return;
      underWay += 1;
      lastBegun = Date.now();
      setImmediate(() => void readAll());
    });
  return Object.assign(ask, { latest: () => latest });
}

const columns = { ...columnsOf(versionTable, 'version'), listed: 'text' } as const;
/** Parsed faster than many rows. */
const statement = {
  name: 'catalogue_freshness',
  text: `select version, (
      select string_agg(article_number || ' ' || coalesce(available::text, ''), ',')
      from catalogue.stock where article_number = any($1::text[])
    ) as listed from catalogue.version`,
};
