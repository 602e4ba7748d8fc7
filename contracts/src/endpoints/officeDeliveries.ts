import { z } from 'zod';
import { deliveryReportCodes } from '../deliveryReportCodes.ts';
import { invoiceReportCodes } from '../invoiceReportCodes.ts';
import { defineEndpoint } from '../endpoint.ts';
import { officeListQuery } from '../officeListQuery.ts';
import { officeReasons, reasonOf } from '../officeReasons.ts';
import { digitsParam, isoInstant, line, noParams, noQuery, nothing } from '../shapes.ts';
import { deliveryMessage, passedOverReport, pickedLine } from './erpDeliveries.ts';
import { invoiceMessage, invoicePaymentMessage } from './erpInvoices.ts';

const parameters = z.record(z.string(), z.union([z.string(), z.number()]));

export const reportSubjectNames = ['delivery', 'invoice', 'invoice_payment'] as const;
export type ReportSubjectName = (typeof reportSubjectNames)[number];

const parkedDeliveryRow = z.object({
  id: z.string(),
  subject: z.enum(reportSubjectNames),
  message_id: z.string(),
  /** Null when unreadable. */
  kind: z.string().nullable(),
  delivery_number: z.string().nullable(),
  /** Invoice or credit note. */
  document_number: z.string().nullable(),
  customer_number: z.string().nullable(),
  order_number: z.string().nullable(),
  status: z.enum(['waiting', 'corrected', 'discarded']),
  code: z.string(),
  parameters,
  parked_at: isoInstant,
  tried_at: isoInstant,
  tries: z.int(),
});
export type ParkedDeliveryRow = z.output<typeof parkedDeliveryRow>;

/** `number` of delivery, invoice, customer, order or report; `days`: minimum wait. */
export const parkedDeliveryFilter = z.strictObject({
  part: z.enum(['waiting', 'settled']).default('waiting'),
  code: z
    .string()
    .regex(/^[a-z_.]{1,60}$/)
    .optional(),
  number: z
    .string()
    .trim()
    .regex(/^[\w.:-]{0,100}$/)
    .optional(),
  days: z.coerce.number().int().min(1).max(365).optional(),
});

export const listParkedDeliveries = defineEndpoint({
  name: 'listParkedDeliveries',
  summary:
    'Reports of deliveries, invoices and transfers that could not be taken in, those that wait by default, the oldest first; Content-Range.',
  method: 'GET',
  path: '/api/office/parkedDeliveries',
  side: 'command',
  permission: { kind: 'office', right: 'read_orders' },
  params: noParams,
  query: officeListQuery('["parked_at","ASC"]'),
  body: nothing,
  response: z.array(parkedDeliveryRow),
  status: 200,
  problems: [],
});

const deliveryAct = z.object({
  act: z.enum(['retry', 'correct', 'discard', 'report']),
  outcome: z.string(),
  reason: z.string().nullable(),
  acted_at: isoInstant,
  acted_by: z.string().nullable(),
});

const lineToPick = z.object({
  line_id: z.string(),
  article_number: z.string(),
  name: z.string(),
  unit: z.string(),
  ordered: z.number(),
  weight_article: z.boolean(),
  /** Price units per ordered unit, or weight. */
  per_unit: z.number(),
  /** Euros per price unit, without VAT. */
  price: z.number(),
});
export type LineToPick = z.output<typeof lineToPick>;

const parkedDeliveryView = parkedDeliveryRow.extend({
  message: z.unknown(),
  issues: z.array(z.object({ path: z.string(), message: z.string() })),
  correction: z.unknown(),
  lines: z.array(lineToPick),
  acts: z.array(deliveryAct),
});
export type ParkedDeliveryView = z.output<typeof parkedDeliveryView>;

const ofParked = { params: z.object({ id: digitsParam }), query: noQuery, status: 200 } as const;

export const getParkedDelivery = defineEndpoint({
  ...ofParked,
  name: 'getParkedDelivery',
  summary: 'One report that could not be taken in: what came, why it waits, and what the office did.',
  method: 'GET',
  path: '/api/office/parkedDeliveries/:id',
  side: 'command',
  permission: { kind: 'office', right: 'read_orders' },
  body: nothing,
  response: parkedDeliveryView,
  problems: ['parked_delivery.not_found'],
});

const act = {
  ...ofParked,
  method: 'POST',
  side: 'command',
  permission: { kind: 'office', right: 'handle_deliveries' },
} as const;
const outcome = z.object({
  id: z.string(),
  outcome: z.enum(['applied', 'unchanged', 'waiting', 'discarded']),
  code: z.string().nullable(),
});
const parkedProblems = ['parked_delivery.not_found', 'parked_delivery.settled'] as const;

export const retryParkedDelivery = defineEndpoint({
  ...act,
  name: 'retryParkedDelivery',
  summary: 'Try a report that waits once more, now, and what waits of its delivery or invoice after it.',
  path: '/api/office/parkedDeliveries/:id/retry',
  body: z.strictObject({}).optional(),
  response: outcome,
  problems: [...parkedProblems],
});

export const correctParkedDelivery = defineEndpoint({
  ...act,
  name: 'correctParkedDelivery',
  summary: 'Take in a corrected report in place of one that waits: judged as a command of its own, what came is kept.',
  path: '/api/office/parkedDeliveries/:id/correct',
  body: z.strictObject({
    reason: reasonOf('correctReport'),
    message: z.discriminatedUnion('kind', [deliveryMessage, invoiceMessage, invoicePaymentMessage]),
  }),
  response: outcome,
  problems: [...parkedProblems, ...deliveryReportCodes, ...invoiceReportCodes],
});

export const discardParkedDelivery = defineEndpoint({
  ...act,
  name: 'discardParkedDelivery',
  summary: 'Leave a report that waits undone, for a reason; the same one again is not taken in either.',
  path: '/api/office/parkedDeliveries/:id/discard',
  body: z.strictObject({ reason: reasonOf('discardReport') }),
  response: outcome,
  problems: [...parkedProblems],
});

export const getOfficeDelivery = defineEndpoint({
  name: 'getOfficeDelivery',
  summary: 'How far the delivery of an order is, as its own stream tells it, with the lines to pick.',
  method: 'GET',
  path: '/api/office/orders/:number/delivery',
  side: 'command',
  permission: { kind: 'office', right: 'read_orders' },
  params: z.object({ number: digitsParam }),
  query: noQuery,
  body: nothing,
  response: z.object({
    order_number: z.string(),
    customer_name: z.string(),
    /** Picking starts after this time. */
    change_deadline: isoInstant,
    is_cancelled: z.boolean(),
    delivery_number: z.string().nullable(),
    /** For an unplanned delivery. */
    proposed_number: z.string(),
    stage: z.enum(['none', 'scheduled', 'picked', 'loaded', 'under_way', 'delivered']),
    is_invoiced: z.boolean(),
    lines: z.array(lineToPick),
    /** Version of the known state; outdated pages are rejected. */
    version: z.string(),
    promised: z.object({ day: z.string(), start: z.string(), end: z.string() }),
    /** Last report per step. */
    picked: z.object({ at: isoInstant, lines: z.array(pickedLine) }).nullable(),
    loaded: z
      .object({ at: isoInstant, containers: z.array(z.object({ sscc: z.string(), kind: z.string() })) })
      .nullable(),
    dispatched_at: isoInstant.nullable(),
    delivered_at: isoInstant.nullable(),
    plan: z
      .object({
        day: z.string(),
        expected_from: isoInstant,
        expected_until: isoInstant,
        route: z.string(),
        stop: z.int(),
        stops: z.int(),
      })
      .nullable(),
  }),
  status: 200,
  problems: ['order.not_found'],
});

export const reportDeliveryByHand = defineEndpoint({
  name: 'reportDeliveryByHand',
  summary: 'Tell of an order’s delivery in place of the ERP, by the same report: taken in whole or refused.',
  method: 'POST',
  path: '/api/office/orders/:number/delivery',
  side: 'command',
  permission: { kind: 'office', right: 'handle_deliveries' },
  params: z.object({ number: digitsParam }),
  query: noQuery,
  body: z.strictObject({
    reason: reasonOf('reportDelivery'),
    message: deliveryMessage,
    /** Seen version. */
    version: line(64).optional(),
  }),
  response: z.object({
    delivery_number: line(20),
    outcome: z.enum(['applied', 'unchanged']),
    /** Why it has no effect; null when it was applied, or repeats. */
    passed_over: passedOverReport.pick({ code: true, newer_at: true }).nullable(),
  }),
  status: 200,
  problems: ['order.not_found', 'delivery.changed_meanwhile', ...deliveryReportCodes],
});

export type DeliveryActReason =
  | (typeof officeReasons)['correctReport'][number]
  | (typeof officeReasons)['discardReport'][number]
  | (typeof officeReasons)['reportDelivery'][number];
