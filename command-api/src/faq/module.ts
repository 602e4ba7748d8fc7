import { deleteFaqReads, noteFaqRead, noteFaqVote } from '@talloor/catalogue/faq/faqReads.ts';
import { deleteMisses } from '@talloor/catalogue/misses/wordMisses.ts';
import { readFaqItem, voteFaqItem } from '@talloor/contracts/endpoints/assortment.ts';
import { route, type RequestContext } from '@talloor/platform/http/handler.ts';
import { Problem } from '@talloor/platform/http/problem.ts';
import { faqReadDays, missDays } from '@talloor/rules/service/faqDays.ts';
import type { CommandSide } from '../commandSide.ts';
import type { CommandModule } from '../module.ts';

const hourMs = 60 * 60 * 1000;
const dayMs = 24 * hourMs;
const most = 1000;

type Side = Pick<CommandSide, 'pool' | 'clock' | 'sign'>;

export function faqModule(side: Side): CommandModule {
  const readOf = (id: string, { csrfToken }: Pick<RequestContext, 'csrfToken'>) => ({
    id,
    reader: side.sign('faq reader', csrfToken),
    at: side.clock.now(),
  });
  return {
    routes: [
      route(readFaqItem, async ({ params: { id } }, context) => {
        if (!(await noteFaqRead(side.pool, readOf(id, context)))) throw new Problem('content.not_found');
        return { body: undefined };
      }),
      route(voteFaqItem, async ({ params: { id }, body: { helped } }, context) => {
        if (!(await noteFaqVote(side.pool, readOf(id, context), helped))) throw new Problem('content.not_found');
        return { body: { helped } };
      }),
    ],
    timers: [
      {
        name: 'deleteFruitlessSearches',
        lookAgainMs: hourMs,
        look: async () => {
          const now = side.clock.now().getTime();
          const deleted = await Promise.all([
            deleteMisses(side.pool, 'faq_misses', new Date(now - missDays * dayMs), most),
            deleteMisses(side.pool, 'search_misses', new Date(now - missDays * dayMs), most),
            deleteFaqReads(side.pool, new Date(now - faqReadDays * dayMs), most),
          ]);
          return deleted.includes(most) ? 0 : hourMs;
        },
      },
    ],
    limits: [readFaqItem, voteFaqItem].map(({ name }) => ({
      endpoint: name,
      windowSeconds: 60,
      counts: 'all' as const,
      perUser: 60,
      problem: 'request.rate_limited' as const,
    })),
  };
}
