import { z } from 'zod';
import { fieldShape } from '@talloor/rules/account/fields/fieldShape.ts';
import { basketView, deliveryServiceView } from '@talloor/rules/basket/basketWire.ts';
import { defineEndpoint } from '../endpoint.ts';
import type { ProblemCode } from '../problem.ts';
import {
  digitsParam,
  epochSeconds,
  euro,
  line,
  noParams,
  noQuery,
  nothing,
  orderDetail,
  orderLineView,
  text,
} from '../shapes.ts';
import { shownContent } from '../shownContent.ts';

export const chooseBasketKind = defineEndpoint({
  name: 'chooseBasketKind',
  inPunchOut: 'also',
  summary: 'Send the basket as an order of its own, or as an add-on to an open order, delivered with it.',
  method: 'POST',
  path: '/api/basket/kind',
  side: 'command',
  permission: { kind: 'customer', right: 'order' },
  params: noParams,
  query: noQuery,
  body: z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('new') }),
    z.strictObject({ kind: z.literal('extra'), main_order: digitsParam }),
  ]),
  response: basketView,
  status: 200,
  problems: ['basket.concurrent_change', 'order.not_found', 'basket.main_order_closed'],
});

/** Spec shopping §3, order placed data. */
export const orderPlacedView = z.object({
  order_number: z.string(),
  lines: z.array(orderLineView),
  shipping_fee: euro.nullable(),
  express_fee: euro.nullable(),
  total_deposit: euro.nullable(),
  discounts: euro.nullable(),
  amount_to_pay: euro.nullable(),
  is_approximate: z.boolean(),
  delivery_date: epochSeconds,
  delivery_window_start: z.string(),
  delivery_window_end: z.string(),
  changeable_until: epochSeconds,
  reference: z.string(),
  delivery_service: deliveryServiceView.nullable(),
  main_order: z.string().nullable(),
  /** State after at most 2 s; the mail reports the rest. */
  allocation: z.enum(['pending', 'allocated', 'short']),
});
export type OrderPlacedView = z.output<typeof orderPlacedView>;

export const checkoutBody = z.strictObject({
  po_number: line(30).default(''),
  message: text(400).default(''),
  extra_emails: z.array(fieldShape('extra_email')).max(5).default([]),
  amount_to_pay: euro.optional(),
  /** Another basket answers `basket.changed`. */
  basket_id: z.uuid().optional(),
  /** Changed content (`contentOfView`) answers `basket.changed`. */
  shown: shownContent.optional(),
});

export const checkoutProblems = [
  'basket.changed',
  'basket.not_active',
  'basket.awaiting_approval',
  'basket.concurrent_change',
  'basket.already_ordered',
  'basket.empty',
  'basket.faulty_lines',
  'basket.stock_issues',
  'basket.below_minimum',
  'basket.too_many_lines',
  'basket.too_many_extra_lines',
  'basket.main_order_closed',
  'basket.main_order_elsewhere',
  'order.not_found',
  'basket.delivery_not_confirmed',
  'basket.delivery_moment_invalid',
  'basket.delivery_moment_expired',
  'basket.reference_required',
  'basket.postal_not_delivered',
  'customer.suspended',
  'customer.cancelled',
  'account.suspended',
  'account.cancelled',
  'portal.may_not_order',
  'terms.not_accepted',
] as const satisfies readonly ProblemCode[];

export const checkout = defineEndpoint({
  name: 'checkout',
  inPunchOut: 'also',
  names: { basket_id: 'expected' },
  summary: 'Place the order of the active basket.',
  method: 'POST',
  path: '/api/basket/checkout',
  side: 'command',
  permission: { kind: 'customer', right: 'order' },
  params: noParams,
  query: noQuery,
  body: checkoutBody,
  response: orderPlacedView,
  status: 201,
  problems: [...checkoutProblems, 'approval.needed'],
});

export const getPlacedOrder = defineEndpoint({
  name: 'getPlacedOrder',
  inPunchOut: 'also',
  names: { id: 'order' },
  summary: 'An order as its confirmation shows it when that is loaded again, also where open orders are switched off.',
  method: 'GET',
  path: '/api/basket/placed/:id',
  side: 'query',
  permission: { kind: 'customer' },
  params: z.object({ id: digitsParam }),
  query: noQuery,
  body: nothing,
  response: orderDetail,
  status: 200,
  problems: ['order.not_found'],
});
