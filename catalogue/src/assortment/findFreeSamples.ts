import type { Pool } from 'pg';
import type { Freshness } from '../freshness/createFreshness.ts';
import { createMemory } from '../freshness/createMemory.ts';
import type { Assortment } from './assortment.ts';
import { findRows } from '@talloor/platform/postgres/findRows.ts';
import type { RowOf } from '@talloor/platform/postgres/columns.ts';

const offerColumns = { max: 'int not null', articles: 'text[] not null' } as const;
type Offer = RowOf<typeof offerColumns>;

/** Cached per catalogue version: every basket needs it. */
export function createFreeSampleFinder(pool: Pool, freshness: Freshness): Assortment['findFreeSamples'] {
  const memory = createMemory<Offer>(10);
  return async (onDay) => {
    const { version } = await freshness([]);
    const cached = memory.get(version, onDay);
    if (cached) return cached;
    const rows = await findRows(pool, offerColumns, { ...statement, values: [onDay] });
    const [offer = { max: 0, articles: [] }] = rows;
    memory.set(version, onDay, offer);
    return offer;
  };
}

const statement = {
  name: 'catalogue_free_samples',
  text: `select max_free_samples as max, array(
      select f.article_number from catalogue.free_samples f
      where $1::date between coalesce(f.from_day, '-infinity') and coalesce(f.to_day, 'infinity')
      order by f.sorting, f.article_number) as articles
    from catalogue.settings`,
};
