import { missedWords } from '@talloor/catalogue/misses/missedWords.ts';
import { noteMiss } from '@talloor/catalogue/misses/wordMisses.ts';
import { searchFaq } from '@talloor/contracts/endpoints/assortment.ts';
import { route, type Route } from '@talloor/platform/http/handler.ts';
import type { RateLimit } from '@talloor/platform/http/rateLimits.ts';
import type { ReadSide } from '../readSide.ts';

export const searchFaqRoute = ({ catalogue, pool, clock }: ReadSide): Route =>
  route(searchFaq, async ({ body: { q, group = null } }, { language }) => {
    const { items, isSearch } = await catalogue.findFaq({ words: q, language, group });
    const words = isSearch && items.length === 0 ? missedWords(q) : '';
    if (words !== '') await noteMiss(pool, 'faq_misses', { language, words, at: clock.now() });
    return { body: { items: [...items] } };
  });

/** Fruitless searches are written down. */
export const searchFaqLimit: RateLimit = {
  endpoint: searchFaq.name,
  windowSeconds: 60,
  counts: 'all',
  perUser: 120,
  problem: 'request.rate_limited',
};
