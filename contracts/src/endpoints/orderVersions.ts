import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { digitsParam, epochSeconds, euro, noQuery, nothing, totalsView } from '../shapes.ts';
import { lineProblems, ofOrder, orderProblems, submitProblems, submittedChangesView } from './orderChanges.ts';

export const orderVersionView = z.object({
  /** 1 is the placed order. */
  version: z.int(),
  made_at: epochSeconds,
  /** Null when unknown, and for office changes read by customers. */
  made_by: z.string().nullable(),
  is_by_office: z.boolean(),
  /** Null for the customer. */
  reason: z.string().nullable(),
  /** `deadline`: submitted automatically. */
  cause: z.enum(['placed', 'user', 'deadline']),
  /** Restored version. */
  went_back_to: z.int().nullable(),
  number_of_products: z.int(),
  /** Lines that differ from the preceding version. */
  changes: z.int(),
  /** Null when prices are hidden. */
  amount_to_pay: euro.nullable(),
  is_approximate: z.boolean(),
});
export type OrderVersionView = z.output<typeof orderVersionView>;

export const orderVersionsView = z.object({
  order_number: z.string(),
  changeable_until: epochSeconds,
  /** Neither closed, cancelled nor locked. */
  is_changeable: z.boolean(),
  /** Latest first. */
  versions: z.array(orderVersionView),
});
export type OrderVersionsView = z.output<typeof orderVersionsView>;

/** Excluding VAT; null when prices are hidden. */
const lineIn = z.object({
  quantity: z.number(),
  price_per_unit: euro.nullable(),
  line_total: euro.nullable(),
});

export const versionComparison = z.object({
  order_number: z.string(),
  from: orderVersionView.extend({ totals: totalsView.nullable() }),
  to: orderVersionView.extend({ totals: totalsView.nullable() }),
  lines: z.array(
    z.object({
      article_number: z.string(),
      name: z.string(),
      group_code: z.string(),
      unit: z.string(),
      is_free: z.boolean(),
      is_weight_article: z.boolean(),
      kind: z.enum(['added', 'removed', 'raised', 'lowered', 'repriced']),
      from: lineIn.nullable(),
      to: lineIn.nullable(),
    }),
  ),
  unchanged: z.int(),
});
export type VersionComparison = z.output<typeof versionComparison>;

const twoVersions = z.object({
  from: z.coerce.number().int().min(1).max(100_000),
  to: z.coerce.number().int().min(1).max(100_000),
});

const readEndpoint = { method: 'GET', side: 'query', body: nothing, status: 200 } as const;

export const listOrderVersions = defineEndpoint({
  ...readEndpoint,
  name: 'listOrderVersions',
  names: { orderId: 'order' },
  summary: 'All versions of an order of the customer, the last first: who, when, what.',
  path: '/api/pending_order/:orderId/versions',
  permission: { kind: 'customer' },
  feature: 'pending_orders',
  params: z.object({ orderId: digitsParam }),
  query: noQuery,
  response: orderVersionsView,
  problems: ['order.not_found'],
});

export const compareOrderVersions = defineEndpoint({
  ...readEndpoint,
  name: 'compareOrderVersions',
  names: { orderId: 'order', from: 'public', to: 'public' },
  summary: 'What lies between two versions of an order: its lines and its amounts.',
  path: '/api/pending_order/:orderId/versions/compare',
  permission: { kind: 'customer' },
  feature: 'pending_orders',
  params: z.object({ orderId: digitsParam }),
  query: twoVersions,
  response: versionComparison,
  problems: ['order.not_found', 'order.version_unknown'],
});

export const listOfficeOrderVersions = defineEndpoint({
  ...readEndpoint,
  name: 'listOfficeOrderVersions',
  summary: 'All versions of an order, the last first.',
  path: '/api/office/orders/:number/versions',
  permission: { kind: 'office', right: 'read_orders' },
  params: z.object({ number: digitsParam }),
  query: noQuery,
  response: orderVersionsView,
  problems: ['order.not_found'],
});

export const compareOfficeOrderVersions = defineEndpoint({
  ...readEndpoint,
  name: 'compareOfficeOrderVersions',
  summary: 'What lies between two versions of an order.',
  path: '/api/office/orders/:number/versions/compare',
  permission: { kind: 'office', right: 'read_orders' },
  params: z.object({ number: digitsParam }),
  query: twoVersions,
  response: versionComparison,
  problems: ['order.not_found', 'order.version_unknown'],
});

export const goBackToVersion = defineEndpoint({
  ...ofOrder,
  name: 'goBackToVersion',
  names: { orderId: 'order', version: 'public', current_version: 'expected' },
  summary: 'Order again what a version had, as a change of its own: judged anew, whole, at what it costs today.',
  path: '/api/pending_order/:orderId/goBack',
  body: z.strictObject({
    version: z.int().min(1).max(100_000),
    /** Last shown version; a later one answers `order.changed`. */
    current_version: z.int().min(1).max(100_000),
  }),
  response: submittedChangesView,
  problems: [...orderProblems, ...submitProblems, 'order.version_unknown', 'order.unsent_changes', ...lineProblems],
});
