import { LRUCache } from 'lru-cache';
import { askerSeesPrices } from '@talloor/catalogue/customer/runAsUser.ts';
import {
  downloadStatistics,
  downloadStatisticsCsv,
  getStatistics,
  mostStatisticsRows,
  openMailedStatistics,
  type StatisticsGrouping,
  type StatisticsView,
} from '@talloor/contracts/endpoints/statistics.ts';
import { route, type RequestContext, type Route } from '@talloor/platform/http/handler.ts';
import { Problem } from '@talloor/platform/http/problem.ts';
import type { RateLimit } from '@talloor/platform/http/rateLimits.ts';
import { judgePeriod, periodBefore } from '@talloor/rules/statistics/comparePeriods.ts';
import { isStale } from '../isStale.ts';
import type { QuerySide } from '../module.ts';
import { answerStatisticsCsv, answerStatisticsSheet } from './answerStatisticsFile.ts';
import { findPriceRights } from './findPriceRights.ts';
import { findStatistics, type StatisticsSelection } from './findStatistics.ts';
import { findStatisticsLink } from './findStatisticsLink.ts';
import { nameGroups } from './nameGroups.ts';
import { sumOf, viewFigures, viewRow } from './viewStatistics.ts';

type Asker = RequestContext<{ kind: 'customer' }>;
type Query = Omit<StatisticsSelection, 'customerNumbers'> & { readonly customer_numbers?: string | undefined };
type Reader = { readonly language: 'nl' | 'fr'; readonly showsPrices: boolean };

/** Names of groups may change meanwhile. */
const rememberedMs = 60_000;
const mostRemembered = 200;

/** Names of people and places are read each time, so that erasure holds at once. */
const isPersonal: Readonly<Record<StatisticsGrouping, boolean>> = {
  article: false,
  group: false,
  brand: false,
  month: false,
  address: true,
  user: true,
};

export const statisticsLimits: readonly RateLimit[] = [
  { endpoint: getStatistics.name, windowSeconds: 60, counts: 'all', perUser: 120, problem: 'request.rate_limited' },
  { endpoint: downloadStatistics.name, windowSeconds: 60, perUser: 30, problem: 'request.rate_limited' },
  { endpoint: downloadStatisticsCsv.name, windowSeconds: 60, perUser: 30, problem: 'request.rate_limited' },
  {
    endpoint: openMailedStatistics.name,
    windowSeconds: 900,
    counts: 'all',
    perAddress: 60,
    problem: 'request.rate_limited',
  },
];

export function statisticsRoutes(side: QuerySide): readonly Route[] {
  const { pool, waiter, clock } = side;
  const views = new LRUCache<string, StatisticsView>({ max: mostRemembered, ttl: rememberedMs });

  const select = async ({ customer_numbers: list, ...query }: Query, { user, customerNumber }: Asker) => {
    const breach = judgePeriod(query);
    if (breach !== null) throw new Problem(breach);
    const customerNumbers = [...new Set(list?.split(',') ?? [customerNumber])].toSorted();
    if (!customerNumbers.every((number) => user.customers.includes(number))) throw new Problem('customer.not_found');
    const { showsPrices, version } = await findPriceRights(side, user.userId, customerNumbers);
    return { selection: { ...query, customerNumbers }, showsPrices: showsPrices && askerSeesPrices(), version };
  };

  const read = async (selection: StatisticsSelection, { language, showsPrices }: Reader) => {
    const [found, groups] = await Promise.all([
      findStatistics(pool, selection, language, showsPrices ? 'turnover' : 'quantity'),
      selection.by === 'group' ? nameGroups(side, language) : new Map<string, string>(),
    ]);
    const isGroup = selection.by === 'group';
    const rowOf = (row: (typeof found)[number]) =>
      viewRow(row, isGroup ? (groups.get(row.key) ?? row.key) : null, selection.by === 'article', showsPrices);
    return { found, rowOf };
  };

  const view = async (selection: StatisticsSelection, reader: Reader): Promise<StatisticsView> => {
    const { found, rowOf } = await read(selection, reader);
    const { from, to, customerNumbers } = selection;
    const before = periodBefore(selection);
    return {
      from,
      to,
      previous_from: before.from,
      previous_to: before.to,
      customer_numbers: [...customerNumbers],
      shows_prices: reader.showsPrices,
      totals: viewFigures(sumOf(found), reader.showsPrices),
      rows: found.slice(0, mostStatisticsRows).map(rowOf),
      row_count: found.length,
    };
  };

  const fileOf = async (selection: StatisticsSelection, reader: Reader) => {
    const { found, rowOf } = await read(selection, reader);
    return { period: selection, by: selection.by, ...reader, rows: found.map(rowOf) };
  };
  const ownFile = async (query: Query, context: Asker) => {
    await isStale(waiter, context.seenPosition, 'purchases', 'customerUsers');
    const { selection, showsPrices } = await select(query, context);
    return fileOf(selection, { language: context.language, showsPrices });
  };

  return [
    route(getStatistics, async ({ query }, context) => {
      const { language, seenPosition } = context;
      const stale = await isStale(waiter, seenPosition, 'purchases', 'customerUsers');
      const { selection, showsPrices, version } = await select(query, context);
      const reader = { language, showsPrices };
      const question = JSON.stringify([version, selection, reader]);
      const body = views.get(question) ?? (await view(selection, reader));
      if (!isPersonal[selection.by]) views.set(question, body);
      return { body, stale };
    }),
    route(downloadStatistics, async ({ query }, context) =>
      answerStatisticsSheet(context, await ownFile(query, context)),
    ),
    route(downloadStatisticsCsv, async ({ query }, context) =>
      answerStatisticsCsv(context, await ownFile(query, context)),
    ),
    route(openMailedStatistics, async ({ query: { token } }, context) => {
      const link = await findStatisticsLink(pool, token, clock.now());
      if (link === null) throw new Problem('statistics.link_invalid');
      const { user_id: userId, language, customer_numbers: customerNumbers, from_day: from, to_day: to } = link;
      const { isLinked, showsPrices } = await findPriceRights(side, userId, customerNumbers);
      if (!isLinked) throw new Problem('statistics.link_invalid');
      const selection = { from, to, customerNumbers, by: 'article' as const };
      return answerStatisticsSheet(context, await fileOf(selection, { language, showsPrices }));
    }),
  ];
}
