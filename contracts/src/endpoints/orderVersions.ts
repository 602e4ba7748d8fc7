import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { digitsParam, epochSeconds, euro, noQuery, nothing, totalsView } from '../shapes.ts';
import { office } from './office.ts';
import { lineProblems, ofOrder, orderProblems, submitProblems, submittedChangesView } from './orderChanges.ts';

/** A version of an order: who made it, when, and what it came to. */
export const orderVersionView = z.object({
  /** 1 is what was placed. */
  version: z.int(),
  made_at: epochSeconds,
  /** Null where who made it has no name any more, and where a customer reads what the office did. */
  made_by: z.string().nullable(),
  /** Done by the office for its customer. */
  is_by_office: z.boolean(),
  /** Why, in words; null where the customer did it. */
  reason: z.string().nullable(),
  /** `deadline`: sent by itself when the order closed. */
  cause: z.enum(['placed', 'user', 'deadline']),
  /** The version that it goes back to; null where it does not. */
  went_back_to: z.int().nullable(),
  number_of_products: z.int(),
  /** Lines that differ from the version before; 0 of the first. */
  changes: z.int(),
  /** Null where prices are hidden. */
  amount_to_pay: euro.nullable(),
  is_approximate: z.boolean(),
});
export type OrderVersionView = z.output<typeof orderVersionView>;

export const orderVersionsView = z.object({
  order_number: z.string(),
  changeable_until: epochSeconds,
  /** Whether the order as such can still be changed: neither closed, cancelled nor locked. */
  is_changeable: z.boolean(),
  /** The last first. */
  versions: z.array(orderVersionView),
});
export type OrderVersionsView = z.output<typeof orderVersionsView>;

/** A line in one of two versions; amounts excluding VAT, null where prices are hidden. */
const lineIn = z.object({
  quantity: z.number(),
  price_per_unit: euro.nullable(),
  line_total: euro.nullable(),
});

/** What lies between two versions of an order. */
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
  /** Lines that are the same in both. */
  unchanged: z.int(),
});
export type VersionComparison = z.output<typeof versionComparison>;

const twoVersions = z.object({
  from: z.coerce.number().int().min(1).max(100_000),
  to: z.coerce.number().int().min(1).max(100_000),
});

const asked = { method: 'GET', side: 'query', body: nothing, status: 200 } as const;

export const listOrderVersions = defineEndpoint({
  ...asked,
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
  ...asked,
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
  ...asked,
  name: 'listOfficeOrderVersions',
  summary: 'All versions of an order, the last first.',
  path: '/api/office/orders/:number/versions',
  permission: office,
  params: z.object({ number: digitsParam }),
  query: noQuery,
  response: orderVersionsView,
  problems: ['order.not_found'],
});

export const compareOfficeOrderVersions = defineEndpoint({
  ...asked,
  name: 'compareOfficeOrderVersions',
  summary: 'What lies between two versions of an order.',
  path: '/api/office/orders/:number/versions/compare',
  permission: office,
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
    /** The last version that was shown: where there is a later one, `order.changed`. */
    current_version: z.int().min(1).max(100_000),
  }),
  response: submittedChangesView,
  problems: [...orderProblems, ...submitProblems, 'order.version_unknown', 'order.unsent_changes', ...lineProblems],
});
