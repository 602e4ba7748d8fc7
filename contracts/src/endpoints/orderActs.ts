import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { cancelReasons, shownLockReasons } from '../orderReasons.ts';
import { reasonOf } from '../officeReasons.ts';
import { inputInstant, digitsParam, noParams, noQuery } from '../shapes.ts';
import { fixedBecause, ofOrder, orderProblems } from './orderChanges.ts';

const cancelled = z.object({ order_number: z.string() });

export const cancelOrder = defineEndpoint({
  ...ofOrder,
  name: 'cancelOrder',
  summary: 'Cancel an open order before its deadline; what was reserved for it goes back to the shelves.',
  path: '/api/pending_order/:orderId/cancelOrder',
  body: z.strictObject({ reason: z.enum(cancelReasons).optional() }),
  response: cancelled,
  problems: [...orderProblems, 'order.lines_fixed'],
});

export const ofOfficeOrder = {
  method: 'POST',
  side: 'command',
  permission: { kind: 'office', right: 'correct_orders' },
  params: z.object({ number: digitsParam }),
  query: noQuery,
  response: cancelled,
  status: 200,
} as const;

export const cancelOrderForCustomer = defineEndpoint({
  ...ofOfficeOrder,
  name: 'cancelOrderForCustomer',
  summary: 'Cancel an order on behalf of its customer, also after the deadline, as long as it is not picked.',
  path: '/api/office/orders/:number/cancel',
  body: z.strictObject({ reason: reasonOf('cancelOrder') }),
  problems: ['order.not_found', 'order.being_delivered'],
});

export const lockOrder = defineEndpoint({
  ...ofOfficeOrder,
  name: 'lockOrder',
  summary: 'Keep the customer from changing an order, until an hour or until it is unlocked; who holds it loses it.',
  path: '/api/office/orders/:number/lock',
  body: z.strictObject({ reason: reasonOf('lockOrder'), until: inputInstant.nullable().default(null) }),
  problems: ['order.not_found', 'order.closed', 'order.cancelled', 'order.lock_in_past'],
});

export const unlockOrder = defineEndpoint({
  ...ofOfficeOrder,
  name: 'unlockOrder',
  summary: 'Let the customer change a locked order again.',
  path: '/api/office/orders/:number/unlock',
  body: z.strictObject({ reason: reasonOf('unlockOrder') }),
  problems: ['order.not_found'],
});

export const extendDeadline = defineEndpoint({
  ...ofOfficeOrder,
  name: 'extendDeadline',
  summary: 'Let the customer change an order for longer, also one that is closed already but not picked.',
  path: '/api/office/orders/:number/extendDeadline',
  body: z.strictObject({ reason: reasonOf('extendDeadline'), until: inputInstant }),
  problems: ['order.not_found', 'order.cancelled', 'order.being_delivered', 'order.deadline_not_later'],
});

const orderReference = { order_number: digitsParam } as const;

export const orderMessage = z.discriminatedUnion('kind', [
  z.strictObject({
    ...orderReference,
    kind: z.literal('lock'),
    reason: z.enum(shownLockReasons).default('in_preparation'),
    until: inputInstant.nullable().default(null),
  }),
  z.strictObject({ ...orderReference, kind: z.literal('unlock') }),
  z.strictObject({
    ...orderReference,
    kind: z.literal('restrict'),
    line_id: digitsParam,
    /** False: the quantity is fixed. */
    update_indicator: z.boolean(),
    decrease_indicator: z.boolean(),
    increase_indicator: z.boolean(),
    reason: fixedBecause,
  }),
]);
export type OrderMessage = z.output<typeof orderMessage>;

export const reportOrder = defineEndpoint({
  name: 'reportOrder',
  summary:
    'The ERP locks or unlocks an order for its customer, or says what may still be done with a line of it. The same again does nothing.',
  method: 'POST',
  path: '/erp/v1/orders',
  side: 'command',
  permission: { kind: 'api-key' },
  params: noParams,
  query: noQuery,
  body: orderMessage,
  response: z.object({ order_number: z.string(), applied: z.boolean() }),
  status: 200,
  names: { order_number: 'public', line_id: 'public' },
  problems: [
    'api_key.required',
    'api_key.not_for_subject',
    'order.not_found',
    'order.line_not_found',
    'order.closed',
    'order.cancelled',
    'order.lock_in_past',
  ],
});
