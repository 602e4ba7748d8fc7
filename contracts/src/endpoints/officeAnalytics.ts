import { z } from 'zod';
import { analyticsSettings } from '../analytics/analyticsSettings.ts';
import { analyticsDevices, analyticsEventNames, collectedEvent } from '../analytics/collectedEvents.ts';
import { mostAnalyticsDays } from '../analytics/mostAnalyticsDays.ts';
import { defineEndpoint } from '../endpoint.ts';
import { officeListQuery } from '../officeListQuery.ts';
import { digitsParam, inputDay, isoInstant, noParams, nothing } from '../shapes.ts';
import { missRow } from '../wordMiss.ts';

const language = z.enum(['nl', 'fr']);
const count = z.int().nonnegative();
const { mode } = analyticsSettings.shape;

const office = {
  method: 'GET',
  side: 'query',
  permission: { kind: 'office', right: 'read_analytics' },
  params: noParams,
  body: nothing,
  status: 200,
  problems: [],
} as const;

export const analyticsSums = z.object({
  mode,
  days: z.array(z.object({ day: z.iso.date(), visits: count, searches: count, missed_searches: count })),
  totals: z.object({ visits: count, searches: count, missed_searches: count }),
  funnel: z.object({ searched: count, added: count, ordered: count }),
  viewed_without_order: z.array(z.object({ article_number: z.string(), name: z.string(), views: count })),
  adoption: z.object({
    visiting: count,
    absent: count,
    customers: z.array(z.object({ customer_number: z.string(), name: z.string(), visits: count, orders: count })),
  }),
  devices: z.array(z.object({ device: z.enum(analyticsDevices), visits: count })),
  languages: z.array(z.object({ language, visits: count })),
});
export type AnalyticsSums = z.output<typeof analyticsSums>;

export const getAnalytics = defineEndpoint({
  ...office,
  name: 'getAnalytics',
  summary: `Sums of a period of at most ${mostAnalyticsDays} days: visits, searches, steps, articles, customers.`,
  path: '/api/office/analytics',
  query: z.object({ from: inputDay, to: inputDay }),
  response: analyticsSums,
});

export const analyticsEvent = z.object({
  id: z.string(),
  at: isoInstant,
  name: z.enum(analyticsEventNames),
  web_id: z.uuid(),
  visit_id: z.uuid(),
  customer_number: z.string().nullable(),
  is_signed_in: z.boolean(),
  language,
  device: z.enum(analyticsDevices),
  details: collectedEvent,
});
export type AnalyticsEvent = z.output<typeof analyticsEvent>;

export const listAnalyticsEvents = defineEndpoint({
  ...office,
  name: 'listAnalyticsEvents',
  summary: 'The newest 100 events after the one that `after` names, newest first.',
  path: '/api/office/analytics/events',
  query: z.object({ after: digitsParam.max(18).optional(), name: z.enum(analyticsEventNames).optional() }),
  response: z.object({ mode, events: z.array(analyticsEvent) }),
});

export const listSearchMisses = defineEndpoint({
  ...office,
  name: 'listSearchMisses',
  summary: 'Searches of the last 90 days that found no article; Content-Range in the answer.',
  path: '/api/office/search-misses',
  query: officeListQuery('["times","DESC"]'),
  response: z.array(missRow),
});
