import { findMisses, type MissTable } from '@talloor/catalogue/misses/wordMisses.ts';
import { listSearchMisses } from '@talloor/contracts/endpoints/officeAnalytics.ts';
import { listFaqMisses } from '@talloor/contracts/endpoints/officeFaq.ts';
import { missFilter } from '@talloor/contracts/wordMiss.ts';
import { route, type Route } from '@talloor/platform/http/handler.ts';
import { contentRange, readListQuery } from '@talloor/platform/http/readListQuery.ts';
import { missDays } from '@talloor/rules/service/faqDays.ts';
import type { ReadSide } from '../readSide.ts';

const dayMs = 24 * 60 * 60 * 1000;

type Side = Pick<ReadSide, 'pool' | 'clock'>;

export const missRoutes = (side: Side): readonly Route[] => [
  routeOf(side, listFaqMisses, 'faq_misses', 'faq-misses'),
  routeOf(side, listSearchMisses, 'search_misses', 'search-misses'),
];

const routeOf = (
  { pool, clock }: Side,
  endpoint: typeof listFaqMisses | typeof listSearchMisses,
  table: MissTable,
  unit: string,
): Route =>
  route(endpoint, async ({ query }) => {
    const { filter, range } = readListQuery(query, missFilter, ['times']);
    const since = new Date(clock.now().getTime() - missDays * dayMs);
    const { total, misses } = await findMisses(pool, table, { since, language: filter.language ?? null, range });
    return {
      body: misses.map((miss) => ({ ...miss, last_at: miss.last_at.toISOString() })),
      headers: { 'content-range': contentRange(unit, range, misses.length, total) },
    };
  });
