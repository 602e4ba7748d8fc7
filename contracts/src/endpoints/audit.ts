import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { eventNameText } from '../eventName.ts';
import type { OfficeRight } from '@talloor/rules/account/officeRights.ts';
import { digitsParam, isoInstant, noQuery, nothing } from '../shapes.ts';

const orderNumber = z.object({ number: digitsParam });

/** In the language of the request. */
export const shownChange = z.object({ what: z.string(), before: z.string().nullable(), after: z.string().nullable() });

export const historyEvent = z.object({
  /** Place in this list. */
  index: z.int(),
  event: eventNameText,
  stream: z.string(),
  revision: z.int(),
  event_id: z.uuid(),
  type: z.string(),
  schema_version: z.int(),
  occurred_at: isoInstant,
  recorded_at: isoInstant,
  actor: z.object({
    id: z.string(),
    kind: z.enum(['customer', 'employee', 'system', 'erp']),
    role: z.string(),
    name: z.string().nullable(),
    on_behalf_of: z.string().nullable(),
    on_behalf_of_name: z.string().nullable(),
  }),
  channel: z.string(),
  correlation_id: z.string(),
  causation_id: z.string().nullable(),
  command_id: z.string(),
  hash: z.string(),
  title: z.string(),
  changes: z.array(shownChange),
  /** As stored: personal fields encrypted. */
  raw: z.unknown(),
});

/** Oldest first. */
export const streamHistory = z.object({
  events: z.array(historyEvent),
  /** Of the chain of hashes. */
  holds: z.boolean(),
  /** Reason when invalid. */
  broken: z.string().nullable(),
  last_hash: z.string().nullable(),
});
export type HistoryEvent = z.output<typeof historyEvent>;

/** A long history leaves the stored data to the state of each event. */
export const orderHistoryEvent = historyEvent.omit({
  raw: true,
  correlation_id: true,
  causation_id: true,
  command_id: true,
  hash: true,
});
export type OrderHistoryEvent = z.output<typeof orderHistoryEvent>;

/** Events of invoices, payments and cases that the reader has no right to read. */
const omittedEvents = z.int();

export const getOrderHistory = defineEndpoint({
  name: 'getOrderHistory',
  summary: 'Every event of the order, from its basket to its last payment, oldest first.',
  method: 'GET',
  path: '/api/office/orders/:number/history',
  side: 'query',
  permission: { kind: 'office', right: 'read_orders' },
  params: orderNumber,
  query: noQuery,
  body: nothing,
  response: z.object({
    order_number: z.string(),
    basket_id: z.uuid(),
    events: z.array(orderHistoryEvent),
    omitted: omittedEvents,
  }),
  status: 200,
  problems: ['order.not_found'],
});

export const stateFact = z.object({
  key: z.string(),
  label: z.string(),
  before: z.string().nullable(),
  value: z.string(),
  is_changed: z.boolean(),
});

const madeNumber = z.object({
  quantity: z.number(),
  quantity_before: z.number().nullable(),
  /** Euros without VAT. */
  amount: z.number(),
  /** In units of the price. */
  weight: z.number().nullable(),
  is_changed: z.boolean(),
  seen_by_customer: z.boolean(),
  by: z.object({ event: z.string(), type: z.string(), at: isoInstant, name: z.string().nullable() }),
});

export const orderStateAt = z.object({
  event: eventNameText,
  phase: z.enum(['basket', 'order']),
  /** Word of the shop at that moment. */
  customer_status: z.string(),
  facts: z.array(
    stateFact.extend({
      is_ended: z.boolean(),
      group: z.enum(['order', 'amounts', 'progress']),
      seen_by_customer: z.boolean(),
    }),
  ),
  lines: z.array(
    z.object({
      key: z.string(),
      article_number: z.string(),
      name: z.string(),
      group_code: z.string(),
      /** Board from the catalogue, or the group's code. */
      board: z.string(),
      quantity: z.number(),
      quantity_before: z.number().nullable(),
      unit: z.string(),
      price_per_unit: z.number(),
      price_before: z.number().nullable(),
      line_total: z.number(),
      is_approximate: z.boolean(),
      is_removed: z.boolean(),
      is_changed: z.boolean(),
      is_free: z.boolean(),
      /** Of the act that made the shown quantity. */
      last_changed_at: isoInstant,
      last_changed_by: z.string().nullable(),
      last_changed_event: z.string().nullable(),
      numbers: z.object({
        promised: madeNumber.nullable(),
        picked: madeNumber.nullable(),
        delivered: madeNumber.nullable(),
        invoiced: madeNumber.nullable(),
        credited: madeNumber.nullable(),
      }),
      notes: z.array(
        z.object({ key: z.string(), text: z.string(), is_changed: z.boolean(), seen_by_customer: z.boolean() }),
      ),
    }),
  ),
  gone: z.array(
    z.object({ article_number: z.string(), last_changed_at: isoInstant, last_changed_by: z.string().nullable() }),
  ),
});

export const getOrderStateAt = defineEndpoint({
  name: 'getOrderStateAt',
  summary: 'The order as it stood after the event with this name, compared with the event before.',
  method: 'GET',
  path: '/api/office/orders/:number/history/:event',
  side: 'query',
  permission: { kind: 'office', right: 'read_orders' },
  params: z.object({ number: digitsParam, event: eventNameText }),
  query: noQuery,
  body: nothing,
  /** With the event as stored: personal fields encrypted. */
  response: orderStateAt.extend({ omitted: omittedEvents, raw: z.unknown() }),
  status: 200,
  problems: ['order.not_found', 'not_found', 'permission.denied'],
});

/** A dossier verifies only as a whole. */
export const dossierRights = ['read_orders', 'read_invoices', 'read_cases'] as const satisfies readonly OfficeRight[];

export const exportOrderDossier = defineEndpoint({
  name: 'exportOrderDossier',
  summary:
    'The dossier as JSON Lines: a head, every event as stored, the state after each, and the verdict. Demands the rights to read orders, invoices and cases.',
  method: 'GET',
  path: '/api/office/orders/:number/dossier',
  side: 'query',
  permission: { kind: 'office', right: 'read_orders' },
  params: orderNumber,
  query: noQuery,
  body: nothing,
  response: nothing,
  status: 200,
  produces: 'jsonl',
  problems: ['order.not_found', 'permission.denied'],
});

/** `broken` is the first invalid event. */
export const verdict = z.object({
  order_number: z.string(),
  holds: z.boolean(),
  events_checked: z.int(),
  streams: z.array(z.object({ stream: z.string(), events: z.int(), last_hash: z.string().nullable() })),
  read_model_equal: z.boolean(),
  totals_recomputed: z.boolean(),
  broken: z
    .object({ stream: z.string(), revision: z.int(), type: z.string().nullable(), reason: z.string() })
    .nullable(),
  differences: z.array(z.object({ path: z.string(), stored: z.string(), replayed: z.string() })),
  message: z.string(),
});
export type Verdict = z.output<typeof verdict>;

export const verifyOrder = defineEndpoint({
  name: 'verifyOrder',
  summary: 'Replay the streams, recompute the hash chain and compare with the read model.',
  method: 'POST',
  path: '/api/office/orders/:number/verify',
  side: 'query',
  permission: { kind: 'office', right: 'read_orders' },
  params: orderNumber,
  query: noQuery,
  body: z.strictObject({}).optional(),
  response: verdict,
  status: 200,
  problems: ['order.not_found'],
});
