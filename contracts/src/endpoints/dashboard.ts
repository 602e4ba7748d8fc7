import { z } from 'zod';
import { musselMoments } from '@talloor/rules/mussel/musselFacts.ts';
import { defineEndpoint } from '../endpoint.ts';
import { inputDay, epochSeconds, euro, line, noParams, nothing, pagination } from '../shapes.ts';
import { invoiceSummary } from './invoices.ts';
import { deliveryStage } from './deliveryNotes.ts';
import { basketSummary } from './keptBaskets.ts';

const pages = pagination.omit({ sortingMethods: true });
/** Why an unsent order waits. */
export const incompleteStates = ['expired', 'no_day', 'prepared'] as const;
export type IncompleteState = (typeof incompleteStates)[number];

/** 18 months back (spec after-ordering §9); `q` searches number, reference and articles. */
const dashboardQuery = z.object({
  page: z.coerce.number().int().min(1).max(10_000).default(1),
  limit: z.coerce.number().int().min(1).max(96).default(24),
  q: line(60).default(''),
  /** Delivery days, inclusive. */
  from: inputDay.optional(),
  to: inputDay.optional(),
  deviating: z.enum(['0', '1']).default('0'),
});

/** Amounts are null when prices are hidden. */
export const deliverySummary = z.object({
  number: z.string(),
  order_number: z.string(),
  reference: z.string(),
  delivery_date: epochSeconds,
  /** Absent except for mussels. */
  delivery_moment: z.enum(musselMoments).optional(),
  stage: deliveryStage,
  delivered_at: epochSeconds.nullable(),
  number_of_lines: z.int(),
  short_lines: z.int(),
  replaced_lines: z.int(),
  checked_lines: z.int(),
  amount_to_pay: euro.nullable(),
  /** As the delivery reports it. */
  invoice: z.object({ number: z.string(), invoiced_on: epochSeconds, due_on: epochSeconds }).nullable(),
  /** Invoices and credit notes of the note; none for a user who may not see invoices. */
  invoices: z.array(invoiceSummary.pick({ number: true, kind: true, invoice_date: true, state: true })),
});
export type DeliverySummary = z.output<typeof deliverySummary>;

export const listIncompleteOrders = defineEndpoint({
  name: 'listIncompleteOrders',
  inPunchOut: 'also',
  summary: 'Orders of the customer that nobody has sent yet, twenty a page: the one that is being filled first.',
  method: 'GET',
  path: '/api/dashboard/orders/incomplete',
  side: 'query',
  permission: { kind: 'customer' },
  params: noParams,
  query: z.object({
    page: z.coerce.number().int().min(1).max(100).default(1),
    /** Searches reference, list name and articles. */
    q: line(60).default(''),
    /** Delivery days, inclusive. */
    from: inputDay.optional(),
    to: inputDay.optional(),
    state: z.enum(incompleteStates).optional(),
  }),
  body: nothing,
  response: z.object({ baskets: z.array(basketSummary), pagination: pages }),
  status: 200,
  problems: [],
});

const deliveries = z.object({ deliveries: z.array(deliverySummary), pagination: pages });

export const listDeliveredOrders = defineEndpoint({
  name: 'listDeliveredOrders',
  inPunchOut: 'also',
  summary: 'Orders of the customer that are under way or delivered and not yet invoiced, the latest first.',
  method: 'GET',
  path: '/api/dashboard/orders/delivered',
  side: 'query',
  permission: { kind: 'customer' },
  feature: 'pending_orders',
  params: noParams,
  query: dashboardQuery,
  body: nothing,
  response: deliveries,
  status: 200,
  problems: [],
});

export const listInvoicedOrders = defineEndpoint({
  name: 'listInvoicedOrders',
  inPunchOut: 'also',
  summary: 'Orders of the customer that are delivered and invoiced, the latest first.',
  method: 'GET',
  path: '/api/dashboard/orders/invoiced',
  side: 'query',
  permission: { kind: 'customer' },
  feature: 'pending_orders',
  params: noParams,
  query: dashboardQuery,
  body: nothing,
  response: deliveries,
  status: 200,
  problems: [],
});
