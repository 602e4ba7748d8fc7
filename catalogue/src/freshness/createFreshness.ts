import type { Pool } from 'pg';
import { findRow } from '@talloor/platform/postgres/findRows.ts';
import { columnsOf } from '@talloor/platform/postgres/columns.ts';
import { versionTable } from '../tables.ts';

/** The catalogue's version, and what of the asked articles is available: null is unlimited. No row is no stock. */
export type Fresh = { readonly version: number; readonly stock: ReadonlyMap<string, number | null> };

export type Freshness = ((articleNumbers: readonly string[]) => Promise<Fresh>) & {
  /** The latest version that was read, 0 before the first: to begin with while it is read anew. */
  readonly latest: () => number;
};

type Waiting = { readonly resolve: (fresh: Fresh) => void; readonly reject: (error: unknown) => void };

/** A reading that takes longer hangs: others are not to wait for it. */
const patienceMs = 250;

/**
 * Reads version and stock: the one query that every basket costs. What is asked within one turn of the event loop goes in
 * one round trip, and so does what is asked while another is under way: a route that asks for customer, calendar and products
 * together pays once, and under load many people share. Nobody gets what was read before it was asked for.
 */
export function createFreshness(pool: Pick<Pool, 'query'>): Freshness {
  let waiting: Waiting[] = [];
  let wanted = new Set<string>();
  let underWay = 0;
  let lastBegun = 0;
  let latest = 0;

  const read = async (): Promise<void> => {
    const [asked, articles] = [waiting, [...wanted]];
    [waiting, wanted] = [[], new Set()];
    try {
      const row = await findRow(pool, columns, { ...statement, values: [articles] });
      const stock = new Map<string, number | null>();
      for (const one of row?.listed?.split(',') ?? []) {
        const [article = '', available = ''] = one.split(' ');
        stock.set(article, available === '' ? null : Number(available));
      }
      const fresh = { version: Number(row?.version), stock };
      latest = Math.max(latest, fresh.version);
      for (const { resolve } of asked) resolve(fresh);
    } catch (error) {
      for (const { reject } of asked) reject(error);
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
      for (const article of articleNumbers) wanted.add(article);
      if (underWay > 0 && Date.now() - lastBegun < patienceMs) return;
      underWay += 1;
      lastBegun = Date.now();
      setImmediate(() => void readAll());
    });
  return Object.assign(ask, { latest: () => latest });
}

const columns = { ...columnsOf(versionTable, 'version'), listed: 'text' } as const;
/** One row, `article available,…`: a row for each article would cost several times as much to take in. */
const statement = {
  name: 'catalogue_freshness',
  text: `select version, (
      select string_agg(article_number || ' ' || coalesce(available::text, ''), ',')
      from catalogue.stock where article_number = any($1::text[])
    ) as listed from catalogue.version`,
};
