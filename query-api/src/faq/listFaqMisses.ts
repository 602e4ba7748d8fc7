import { findFaqMisses } from '@talloor/catalogue/faq/faqMisses.ts';
import { faqMissFilter, listFaqMisses } from '@talloor/contracts/endpoints/officeFaq.ts';
import { route, type Route } from '@talloor/platform/http/handler.ts';
import { contentRange, readListQuery } from '@talloor/platform/http/readListQuery.ts';
import { faqMissDays } from '@talloor/rules/service/faqDays.ts';
import type { ReadSide } from '../readSide.ts';

const dayMs = 24 * 60 * 60 * 1000;

export const listFaqMissesRoute = ({ pool, clock }: Pick<ReadSide, 'pool' | 'clock'>): Route =>
  route(listFaqMisses, async ({ query }) => {
    const { filter, range } = readListQuery(query, faqMissFilter, ['times']);
    const since = new Date(clock.now().getTime() - faqMissDays * dayMs);
    const { total, misses } = await findFaqMisses(pool, { since, language: filter.language ?? null, range });
    return {
      body: misses.map((miss) => ({ ...miss, last_at: miss.last_at.toISOString() })),
      headers: { 'content-range': contentRange('faq-misses', range, misses.length, total) },
    };
  });
