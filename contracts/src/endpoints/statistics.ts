import { z } from 'zod';
import { fieldShape } from '@talloor/rules/account/fields/fieldShape.ts';
import { defineEndpoint } from '../endpoint.ts';
import { loginThen } from '../loginThen.ts';
import { digitsParam, euro, inputDay, line, noParams, noQuery, nothing } from '../shapes.ts';

export const statisticsGroupings = ['article', 'group', 'brand', 'month', 'address', 'user'] as const;
export type StatisticsGrouping = (typeof statisticsGroupings)[number];

/** Rows of an answer; a file has all. */
export const mostStatisticsRows = 100;

/** Amounts without VAT, null with hidden prices; `previous` is the period before, of the same length. */
const figures = {
  turnover: euro.nullable(),
  previous_turnover: euro.nullable(),
  /** In units of the order. */
  quantity: z.number(),
  previous_quantity: z.number(),
  /** Percentage, of the articles in both periods; null without any. */
  price_change: z.number().nullable(),
  promotion_turnover: euro.nullable(),
  /** Saved by promotions and free articles. */
  saving: euro.nullable(),
  short_quantity: z.number(),
  short_lines: z.int(),
  returned_quantity: z.number(),
  returned_amount: euro.nullable(),
  /** Charged minus credited with returns. */
  deposit: euro.nullable(),
};
export const statisticsFigures = z.object(figures);
export type StatisticsFigures = z.output<typeof statisticsFigures>;

export const statisticsRow = z.object({
  /** Article number, group code, brand, yyyy-mm, address or user id. */
  key: z.string(),
  /** Empty when unknown or erased. */
  label: z.string(),
  /** Of an article. */
  unit: z.string().nullable(),
  /** Of an article, per price unit. */
  average_price: euro.nullable(),
  previous_average_price: euro.nullable(),
  ...figures,
});
export type StatisticsRow = z.output<typeof statisticsRow>;

export const statisticsView = z.object({
  from: z.string(),
  to: z.string(),
  previous_from: z.string(),
  previous_to: z.string(),
  customer_numbers: z.array(z.string()),
  shows_prices: z.boolean(),
  totals: statisticsFigures,
  /** Largest first, months in order; at most 100. */
  rows: z.array(statisticsRow),
  /** Without the limit. */
  row_count: z.int(),
});
export type StatisticsView = z.output<typeof statisticsView>;

const period = { from: inputDay, to: inputDay };
const selection = z.object({
  ...period,
  /** Separated by commas; default: the chosen customer. */
  customer_numbers: z
    .string()
    .regex(/^\d{1,20}(,\d{1,20}){0,49}$/)
    .optional(),
  by: z.enum(statisticsGroupings).default('group'),
  group: line(60).optional(),
  brand: line(100).optional(),
});

const refusals = [
  'statistics.period_reversed',
  'statistics.period_too_long',
  'customer.not_found',
  'request.rate_limited',
] as const;

export const getStatistics = defineEndpoint({
  name: 'getStatistics',
  summary: 'What was bought in a period, by article, group, brand, month, address or user, against the period before.',
  method: 'GET',
  path: '/api/statistics',
  side: 'query',
  permission: { kind: 'customer' },
  params: noParams,
  query: selection,
  body: nothing,
  response: statisticsView,
  status: 200,
  problems: [...refusals],
});

/** Deliveries of an answer. */
export const mostStatisticsOrders = 100;

export const statisticsOrders = z.object({
  shows_prices: z.boolean(),
  /** Newest first; at most 100. */
  orders: z.array(
    z.object({
      order_number: z.string(),
      delivery_number: z.string(),
      /** yyyy-mm-dd, of the delivery. */
      day: z.string(),
      customer_number: z.string(),
      quantity: z.number(),
      turnover: euro.nullable(),
    }),
  ),
  /** Without the limit. */
  order_count: z.int(),
});
export type StatisticsOrders = z.output<typeof statisticsOrders>;

export const getStatisticsOrders = defineEndpoint({
  name: 'getStatisticsOrders',
  summary: 'The deliveries of the period behind a row of statistics, with its quantity and turnover of each.',
  method: 'GET',
  path: '/api/statistics/orders',
  side: 'query',
  permission: { kind: 'customer' },
  params: noParams,
  query: selection.extend({ key: line(300) }),
  body: nothing,
  response: statisticsOrders,
  status: 200,
  problems: [...refusals],
});

const file = {
  method: 'GET',
  side: 'query',
  params: noParams,
  body: nothing,
  response: nothing,
  status: 200,
  produces: 'file',
} as const;
const ownFile = {
  ...file,
  permission: { kind: 'customer' },
  query: selection,
  loggedOut: (language: 'nl' | 'fr') =>
    loginThen(language, language === 'nl' ? '/nl/mijn-account/statistieken' : '/fr/mon-compte/statistiques'),
  problems: [...refusals],
} as const;

export const downloadStatistics = defineEndpoint({
  ...ownFile,
  name: 'downloadStatistics',
  summary: 'All rows of the same statistics as an Excel file.',
  path: '/statistics/xlsx',
});

export const downloadStatisticsCsv = defineEndpoint({
  ...ownFile,
  name: 'downloadStatisticsCsv',
  summary: 'All rows of the same statistics as CSV: UTF-8, semicolons, decimal comma.',
  path: '/statistics/csv',
});

export const openMailedStatistics = defineEndpoint({
  ...file,
  name: 'openMailedStatistics',
  summary: 'The Excel file behind the link of a mail, with what its requester may see now; for 14 days.',
  path: '/statistics/mailed',
  permission: { kind: 'anyone' },
  query: z.object({ token: line(200).min(1) }),
  problems: ['statistics.link_invalid', 'request.rate_limited'],
});

export const requestStatistics = defineEndpoint({
  name: 'requestStatistics',
  summary: 'Mails a link to the statistics by article to the user, and to a second recipient.',
  method: 'POST',
  path: '/api/statistics/request',
  side: 'command',
  permission: { kind: 'customer' },
  params: noParams,
  query: noQuery,
  body: z.strictObject({
    ...period,
    /** Default: the chosen customer. */
    customer_numbers: z.array(digitsParam).min(1).max(50).optional(),
    second_recipient: fieldShape('extra_email').nullable().default(null),
  }),
  response: z.object({ request_id: z.string() }),
  status: 200,
  problems: [...refusals],
});
