import type { Pool } from 'pg';
import type { Catalogue } from '../catalogue.ts';
import type { Freshness } from '../freshness/createFreshness.ts';
import { createMemory } from '../freshness/createMemory.ts';
import { findDetail, type ProductDetail } from './findDetail.ts';

const rememberedDetails = 20_000;

export function createDetailFinder(pool: Pool, freshness: Freshness): Catalogue['findDetail'] {
  const memory = createMemory<{ readonly detail: ProductDetail | null }>(rememberedDetails);
  return async (articleNumber) => {
    const { version } = await freshness([]);
    const cached = memory.get(version, articleNumber);
    if (cached) return cached.detail;
    const detail = await findDetail(pool, articleNumber);
    memory.set(version, articleNumber, { detail });
    return detail;
  };
}
