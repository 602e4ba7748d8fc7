import {
  downloadStatistics,
  downloadStatisticsCsv,
  getStatistics,
  getStatisticsOrders,
  mostStatisticsRows,
  openMailedStatistics,
  type StatisticsView,
} from '@talloor/contracts/endpoints/statistics.ts';
import { route, type RequestContext, type Route } from '@talloor/platform/http/handler.ts';
import { Problem } from '@talloor/platform/http/problem.ts';
import type { RateLimit } from '@talloor/platform/http/rateLimits.ts';
import { judgePeriod, periodBefore } from '@talloor/rules/statistics/comparePeriods.ts';
import { isStale } from '../isStale.ts';
import type { QuerySide } from '../module.ts';
import { answerStatisticsCsv, answerStatisticsSheet } from './answerStatisticsFile.ts';
import { createPriceRightsFinder } from './createPriceRightsFinder.ts';
import { createStatisticsReader, type Reader, type StatisticsSelection } from './createStatisticsReader.ts';
import { findStatisticsLink } from './findStatisticsLink.ts';
import { viewDeliveries } from './viewStatistics.ts';

type Asker = RequestContext<{ kind: 'customer' }>;
type Query = Omit<StatisticsSelection, 'versions'> & { readonly customer_numbers?: string | undefined };

const readLimit = { windowSeconds: 60, counts: 'all', perUser: 1200, problem: 'request.rate_limited' } as const;
export const statisticsLimits: readonly RateLimit[] = [
  { endpoint: getStatistics.name, ...readLimit },
  { endpoint: getStatisticsOrders.name, ...readLimit },
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
  const { pool, catalogue, waiter, clock } = side;
  const findPriceRights = createPriceRightsFinder(side);
  const { readRows, readDeliveries } = createStatisticsReader(side);

  const select = async ({ customer_numbers: list, ...query }: Query, context: Asker) => {
    const { user, customerNumber } = context;
    const breach = judgePeriod(query);
    if (breach !== null) throw new Problem(breach);
    const customerNumbers = [...new Set(list?.split(',') ?? [customerNumber])].toSorted();
    if (!customerNumbers.every((number) => user.customers.includes(number))) throw new Problem('customer.not_found');
    const stale = await isStale(waiter, context.seenPosition, 'purchases', 'customerUsers');
    const { showsPrices, versions } = await findPriceRights(user.userId, customerNumbers);
    const reader = { language: context.language, showsPrices };
    return { selection: { ...query, versions }, reader, customerNumbers, stale };
  };

  const fileOf = async (selection: StatisticsSelection, reader: Reader) => {
    const { rows } = await readRows(selection, reader);
    const { by } = selection;
    const erpNumbers = await catalogue.findErpNumbers(by === 'article' ? rows.map(({ key }) => key) : []);
    return { period: selection, by, ...reader, erpNumbers, rows };
  };
  const ownFile = async (query: Query, context: Asker) => {
    const { selection, reader } = await select(query, context);
    return fileOf(selection, reader);
  };

  return [
    route(getStatistics, async ({ query }, context) => {
      const { selection, reader, customerNumbers, stale } = await select(query, context);
      const before = periodBefore(selection);
      const body: StatisticsView = {
        from: selection.from,
        to: selection.to,
        previous_from: before.from,
        previous_to: before.to,
        customer_numbers: customerNumbers,
        shows_prices: reader.showsPrices,
        ...(await readRows(selection, reader, mostStatisticsRows)),
      };
      return { body, stale };
    }),
    route(getStatisticsOrders, async ({ query: { key, ...query } }, context) => {
      const { selection, reader, stale } = await select(query, context);
      const deliveries = await readDeliveries(selection, key);
      return { body: viewDeliveries(deliveries, reader.showsPrices), stale };
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
      const { isLinked, showsPrices, versions } = await findPriceRights(userId, customerNumbers);
      if (!isLinked) throw new Problem('statistics.link_invalid');
      const selection = { from, to, versions, by: 'article' as const };
      return answerStatisticsSheet(context, await fileOf(selection, { language, showsPrices }));
    }),
  ];
}
