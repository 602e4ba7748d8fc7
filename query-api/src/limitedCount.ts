import type pg from 'pg';
import { findRow } from '@talloor/platform/postgres/findRows.ts';

export const mostCounted = 1000;

/**
 * Stops after `mostCounted` rows, or after the shown page.
 * @param from SQL after `from`
 * @param shown rows up to the end of the page
 * @returns null for more
 */
export async function limitedCount(
  pool: pg.Pool,
  from: string,
  values: readonly unknown[],
  shown: number,
): Promise<number | null> {
  const most = Math.max(mostCounted, shown);
  const row = await findRow(
    pool,
    { total: 'int not null' },
    `select count(*)::int as total from (select from ${from} limit ${most + 1}) as counted`,
    [...values],
  );
  const total = row?.total ?? 0;
  return total > most ? null : total;
}

/** Null unless the page is the last and not empty, or the first. */
export const lastPageCount = (rows: number, offset: number, limit: number): number | null =>
  rows < limit && (rows > 0 || offset === 0) ? offset + rows : null;

/** Wire values of a page; more than `results` when `is_limited`. @param count null: more than counted */
export function limitedPages(count: number | null, page: number, limit: number, counted = mostCounted) {
  const results = count ?? Math.max(counted, page * limit);
  const totalPages = Math.max(1, Math.ceil((count ?? results + 1) / limit));
  return { currentPage: page, totalPages, results, is_limited: count === null, offset: (page - 1) * limit };
}
