import { z } from 'zod';
import { musselMoments } from '@talloor/rules/mussel/musselFacts.ts';
import { defineEndpoint } from '../endpoint.ts';
import { eventNameText } from '../eventName.ts';
import { loginThen } from '../loginThen.ts';
import { digitsParam, epochSeconds, euro, noQuery, nothing } from '../shapes.ts';

/** Proof that an order was placed or changed before its deadline (ADR 0111). */
export const orderReceiptView = z.object({
  order_number: z.string(),
  /** 1 is the placed order. */
  version: z.int(),
  customer_number: z.string(),
  customer_name: z.string(),
  /** Server time; the deadline for automatic submits. */
  submitted_at: epochSeconds,
  cause: z.enum(['placed', 'user', 'deadline']),
  /** Null when unknown. */
  made_by: z.string().nullable(),
  is_by_office: z.boolean(),
  /** Deadline at that time. */
  changeable_until: epochSeconds,
  delivery_date: epochSeconds,
  /** Absent except for mussels, which are never changed. */
  delivery_moment: z.enum(musselMoments).optional(),
  /** Changed lines; all lines for version 1. */
  lines: z.array(
    z.object({
      article_number: z.string(),
      name: z.string(),
      unit: z.string(),
      original_quantity: z.number(),
      quantity: z.number(),
    }),
  ),
  /** Null for version 1 or hidden prices. */
  original_amount_to_pay: euro.nullable(),
  amount_to_pay: euro.nullable(),
  is_approximate: z.boolean(),
  /** Chain hash that `npm run audit` recomputes. */
  event: z.object({ id: z.string(), name: eventNameText, hash: z.string() }),
});
export type OrderReceiptView = z.output<typeof orderReceiptView>;

const receipt = {
  method: 'GET',
  side: 'query',
  permission: { kind: 'customer' },
  feature: 'pending_orders',
  names: { orderId: 'order', version: 'public' },
  params: z.object({ orderId: digitsParam, version: z.coerce.number().int().min(1).max(100_000) }),
  query: noQuery,
  body: nothing,
  status: 200,
  problems: ['order.not_found', 'order.version_unknown'],
} as const;

export const getOrderReceipt = defineEndpoint({
  ...receipt,
  name: 'getOrderReceipt',
  summary:
    'The receipt of a version of an order: server time, lines as they were and became, and its link of the chain.',
  path: '/api/pending_order/:orderId/receipt/:version',
  response: orderReceiptView,
});

export const downloadOrderReceipt = defineEndpoint({
  ...receipt,
  name: 'downloadOrderReceipt',
  summary: 'The same as a sealed PDF, which `npm run audit -- receipt FILE` verifies.',
  path: '/order-receipt/:orderId/:version/pdf',
  response: nothing,
  produces: 'file',
  problems: [...receipt.problems, 'paper.busy'],
  loggedOut: (language, { orderId = '', version = '' }) =>
    loginThen(
      language,
      `${language === 'nl' ? '/bestelling-ontvangstbewijs' : '/recepisse-de-commande'}?order=${encodeURIComponent(orderId)}&version=${encodeURIComponent(version)}`,
    ),
});
