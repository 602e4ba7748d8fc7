import { z } from 'zod';
import { isSscc } from '@talloor/rules/deliveryNote/sscc.ts';
import { defineEndpoint } from '../endpoint.ts';
import { inputDay, inputInstant, digitsParam, line, noParams, noQuery, nothing } from '../shapes.ts';

const amount = z.number().nonnegative().max(9_999_999).multipleOf(0.001);
const lot = z.strictObject({
  lot: line(20).nullable(),
  best_before: inputDay.nullable().default(null),
  quantity: amount,
});

/** `replaces` is in units of the order, `quantity` in units of the replacement. */
const replacement = z.strictObject({
  article_number: digitsParam,
  quantity: amount.positive(),
  replaces: amount.positive(),
  /** Euros per price unit, without VAT. */
  price: z.number().nonnegative().max(999_999).multipleOf(0.001),
  weight: amount.positive().nullable().default(null),
  lots: z.array(lot).max(50).default([]),
});

export const pickedLine = z.strictObject({
  line_id: digitsParam,
  article_number: digitsParam,
  delivered: amount,
  /** Delivered weight in units of the price. */
  weight: amount.positive().nullable().default(null),
  reason: z.enum(['out_of_stock', 'supplier', 'quality', 'damaged', 'other']).nullable().default(null),
  comment: line(200).trim().optional(),
  lots: z.array(lot).max(50).default([]),
  replacements: z.array(replacement).max(10).default([]),
});

const container = z.strictObject({
  sscc: z.string().refine(isSscc, 'is no SSCC of 18 digits with its check digit'),
  kind: z.enum(['pallet', 'crate', 'roll']),
});

const report = {
  /** Unique id; a repeat changes nothing. */
  message_id: z.string().regex(/^[\w.:-]{1,100}$/),
  delivery_number: digitsParam,
};
const stop = z.int().min(1).max(999);

/** Reports, one object per line (docs/deliveries.md). */
export const deliveryMessage = z.discriminatedUnion('kind', [
  z.strictObject({
    ...report,
    kind: z.literal('scheduled'),
    order_number: digitsParam,
    day: inputDay,
    expected_from: inputInstant,
    expected_until: inputInstant,
    route: line(20),
    stop,
    stops: stop,
  }),
  z.strictObject({
    ...report,
    kind: z.literal('picked'),
    at: inputInstant,
    /** End of the answer period; default 22:00 on the day before. */
    answer_until: inputInstant.optional(),
    /** All lines, short ones included. */
    lines: z.array(pickedLine).min(1).max(1000),
  }),
  z.strictObject({
    ...report,
    kind: z.literal('loaded'),
    at: inputInstant,
    containers: z.array(container).max(200).default([]),
  }),
  z.strictObject({ ...report, kind: z.literal('dispatched'), at: inputInstant }),
  z.strictObject({
    ...report,
    kind: z.literal('progress'),
    at: inputInstant,
    stops_before: z.int().min(0).max(999),
    expected_from: inputInstant,
    expected_until: inputInstant,
  }),
  z.strictObject({
    ...report,
    kind: z.literal('delivered'),
    at: inputInstant,
    received_by: line(64).default(''),
    /** SVG path in a box of 300 × 100; null without a signature. */
    signature: z
      .string()
      .max(20_000)
      .regex(/^[MLHVCSQTAZmlhvcsqtaz\d\s.,-]+$/)
      .nullable()
      .default(null),
    unsigned: z.enum(['on_paper', 'refused', 'nobody_there']).optional(),
    empties: z
      .array(z.strictObject({ kind: z.string().regex(/^[\w-]{1,30}$/), count: z.int().min(1).max(9999) }))
      .max(20)
      .default([]),
  }),
  z.strictObject({
    ...report,
    kind: z.literal('invoiced'),
    invoice_number: digitsParam,
    invoiced_on: inputDay,
    due_on: inputDay,
  }),
]);
export type DeliveryMessage = z.output<typeof deliveryMessage>;

/** `taken`, or why it is withheld (ADR 0124). */
export const replacementOutcome = z.enum(['taken', 'never', 'asked', 'declined', 'unanswered']);

export const replacementResult = z.object({
  delivery_number: z.string(),
  line_id: z.string(),
  article_number: z.string(),
  article_erp_number: z.string().nullable(),
  quantity: z.number(),
  replaces: z.number(),
  outcome: replacementOutcome,
  /** ISO 8601. */
  answer_until: z.string().nullable(),
});

/** `line` starts at 1. */
export const parkedReport = z.object({
  line: z.int(),
  message_id: z.string().nullable(),
  code: z.string(),
  message: z.string(),
});

/** A newer report outdates it, or it repeats a stored arrival. */
export const passedOverReport = z.object({
  message_id: z.string(),
  delivery_number: z.string(),
  code: z.enum(['delivery.outdated', 'delivery.already_delivered']),
  newer_at: z.string(),
});

export const reportDeliveries = defineEndpoint({
  name: 'reportDeliveries',
  summary:
    'Takes what the ERP tells of deliveries as NDJSON (application/x-ndjson), a report a line: each is taken in whole or waits with a reason. A report that was taken in before does nothing.',
  method: 'POST',
  path: '/erp/v1/deliveries',
  side: 'command',
  permission: { kind: 'api-key' },
  params: noParams,
  query: noQuery,
  body: nothing,
  bodyType: 'stream',
  response: z.object({
    lines: z.int(),
    applied: z.int(),
    /** Known, or passed over. */
    unchanged: z.int(),
    /** Retried with the next report of the delivery. */
    parked: z.int(),
    /** Unidentifiable, so not kept. */
    rejected: z.int(),
    /** The first thousand. */
    withheld: z.array(replacementResult),
    /** Without effect: the first thousand. */
    passed_over: z.array(passedOverReport),
    /** Parked or rejected: the first thousand. */
    errors: z.array(parkedReport),
  }),
  status: 200,
  problems: ['api_key.required', 'api_key.not_for_subject', 'import.unreadable', 'import.too_large', 'import.busy'],
});

export const getDeliveryReplacements = defineEndpoint({
  name: 'getDeliveryReplacements',
  names: { number: 'public' },
  summary: 'What became of the articles of a delivery about which a buyer wants none, is asked, or answered.',
  method: 'GET',
  path: '/erp/v1/deliveries/:number/replacements',
  side: 'command',
  permission: { kind: 'api-key' },
  params: z.object({ number: digitsParam }),
  query: noQuery,
  body: nothing,
  response: z.object({ delivery_number: z.string(), replacements: z.array(replacementResult) }),
  status: 200,
  problems: ['api_key.required', 'api_key.not_for_subject', 'delivery.not_scheduled'],
});
