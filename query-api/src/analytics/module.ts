import { findLatestEvents } from '@talloor/analytics/findLatestEvents.ts';
import {
  countVisitingCustomers,
  findViewedWithoutOrder,
  findVisitsByCustomer,
  findVisitsByDay,
  findVisitsByKind,
} from '@talloor/analytics/findSums.ts';
import { noAnalytics } from '@talloor/contracts/analytics/analyticsSettings.ts';
import { mostAnalyticsDays } from '@talloor/contracts/analytics/mostAnalyticsDays.ts';
import { getAnalytics, listAnalyticsEvents } from '@talloor/contracts/endpoints/officeAnalytics.ts';
import { route } from '@talloor/platform/http/handler.ts';
import { Problem } from '@talloor/platform/http/problem.ts';
import type { QueryModule, QuerySide } from '../module.ts';
import { countAbsentCustomers, findArticleNames } from './findNames.ts';
import { tagManagerRoute } from './tagManagerRoute.ts';
import { daysOf, viewAnalytics } from './viewAnalytics.ts';

export function analyticsModule(side: QuerySide): QueryModule {
  const { pool, catalogue, analytics = noAnalytics } = side;
  const { mode } = analytics;
  return {
    routes: [
      tagManagerRoute(side),
      route(getAnalytics, async ({ query: period }, { language }) => {
        const dayCount = daysOf(period).length;
        if (dayCount === 0 || dayCount > mostAnalyticsDays) throw wrongPeriod();
        const [byDay, byKind, articles, customers, visiting, absent] = await Promise.all([
          findVisitsByDay(pool, period),
          findVisitsByKind(pool, period),
          findViewedWithoutOrder(pool, period),
          findVisitsByCustomer(pool, period),
          countVisitingCustomers(pool, period),
          countAbsentCustomers(pool, period),
        ]);
        const [articleNames, facts] = await Promise.all([
          findArticleNames(
            pool,
            articles.map(({ article_number }) => article_number),
            language,
          ),
          catalogue.findCustomers(customers.map(({ customer_number }) => customer_number)),
        ]);
        const customerNames = new Map(facts.map(({ customerNumber, name }) => [customerNumber, name]));
        const found = { byDay, byKind, articles, customers, visiting, absent, articleNames, customerNames };
        return { body: { mode, ...viewAnalytics(period, found) } };
      }),
      route(listAnalyticsEvents, async ({ query: { after = null, name = null } }) => {
        const events = await findLatestEvents(pool, { after, name });
        return {
          body: {
            mode,
            events: events.map(({ event_id, at, ...event }) => ({ ...event, id: event_id, at: at.toISOString() })),
          },
        };
      }),
    ],
  };
}

const wrongPeriod = () =>
  new Problem('request.malformed', {
    errors: [{ in: 'query', path: 'to', message: `1 to ${mostAnalyticsDays} days` }],
  });
