import { z } from 'zod';
import { basketLineView, basketView, totalLine } from '@talloor/rules/basket/basketWire.ts';
import { defineEndpoint } from '../endpoint.ts';
import { digitsParam, epochSeconds, euro, noQuery, orderHoldView, replacementChoice } from '../shapes.ts';
import { shownContent } from '../shownContent.ts';

/** Unsent changes at the deadline are dropped or submitted. */
export const unsentChoice = z.enum(['drop', 'send']);
export type UnsentChoice = z.output<typeof unsentChoice>;

export const fixedBecause = z.enum(['ordered_at_supplier', 'in_preparation', 'other']);

/** Spec after-ordering §3. */
export const changedLineView = basketLineView.extend({
  /** Null for a new article. */
  line_id: z.string().nullable(),
  original_quantity: z.number(),
  /** Excluding VAT; null for hidden prices or a new article. */
  original_total: euro.nullable(),
  /** False: fixed to the original quantity. */
  update_indicator: z.boolean(),
  fixed_because: fixedBecause.optional(),
  /** False: the original is the minimum. */
  decrease_indicator: z.boolean(),
  /** False: the original is the maximum. */
  increase_indicator: z.boolean(),
  /** Allocated part of `original_quantity`; null until known. */
  allocated_quantity: z.number().nullable(),
  /** Null: the customer's setting. */
  replacement: replacementChoice.nullable(),
  /** Another user changed the line later: `original_quantity` is current, `quantity` is the draft. */
  conflict: z.object({ changed_by: z.string().nullable(), is_by_office: z.boolean(), version: z.int() }).nullable(),
});

export const orderDraftView = z.object({
  order_number: z.string(),
  version: z.int(),
  /** Null before the first change. */
  modification_id: z.uuid().nullable(),
  changeable_until: epochSeconds,
  unsent: unsentChoice,
  /** `shared`: all users change the order; nobody holds it. */
  mode: z.enum(['exclusive', 'shared']),
  hold: orderHoldView.nullable(),
  /** All lines; removed ones have quantity 0. */
  lines: z.array(changedLineView),
  basket: basketView.omit({ lines: true }),
  /** Sums of the current order. */
  original_total_lines: z.array(totalLine),
  original_amount_to_pay: euro.nullable(),
  is_original_approximate: z.boolean(),
  changes: z.int(),
});
export type OrderDraftView = z.output<typeof orderDraftView>;
export type ChangedLineView = z.output<typeof changedLineView>;

export const submittedChangesView = z.object({
  order_number: z.string(),
  version: z.int(),
  submitted_at: epochSeconds,
  lines: z.array(
    z.object({
      article_number: z.string(),
      name: z.string(),
      unit: z.string(),
      original_quantity: z.number(),
      quantity: z.number(),
    }),
  ),
  original_amount_to_pay: euro.nullable(),
  amount_to_pay: euro.nullable(),
  is_approximate: z.boolean(),
  allocation: z.enum(['pending', 'allocated', 'short']),
});
export type SubmittedChangesView = z.output<typeof submittedChangesView>;

export const orderProblems = [
  'order.not_found',
  'order.closed',
  'order.cancelled',
  'order.locked',
  'order.in_use',
] as const;

export const ofOrder = {
  method: 'POST',
  side: 'command',
  permission: { kind: 'customer', right: 'order' },
  feature: 'pending_orders',
  names: { orderId: 'order' },
  params: z.object({ orderId: digitsParam }),
  query: noQuery,
  status: 200,
} as const;

export const lineProblems = [
  'article.not_found',
  'item.already_ordered',
  'item.quantity_fixed',
  'item.not_orderable',
  'item.out_of_assortment',
  'item.not_available',
  'item.no_stock',
  'item.order_time_expired',
  'item.on_demand_days',
  'basket.error.max_available_stock',
  'basket.error.indivisible_unit_entered',
  'basket.error.minimum_order',
  'basket.error.maximum_exceeded',
] as const;

export const submitProblems = [
  'order.not_held',
  'order.nothing_changed',
  'order.line_conflict',
  'order.no_lines_left',
  'approval.above_limit',
  'order.changed',
  'basket.faulty_lines',
  'basket.stock_issues',
  'basket.below_minimum',
  'order.gift_fixed',
  'basket.too_many_lines',
  'basket.too_many_extra_lines',
  'customer.suspended',
  'customer.cancelled',
  'account.suspended',
  'account.cancelled',
  'portal.may_not_order',
] as const;

export const startChanges = defineEndpoint({
  ...ofOrder,
  name: 'startChanges',
  summary: 'Hold an open order to change it, or go on with what one has not sent; take_over takes it from a colleague.',
  path: '/api/pending_order/:orderId/startChanges',
  body: z.strictObject({ take_over: z.boolean().default(false) }),
  response: orderDraftView,
  problems: [...orderProblems, 'permission.denied'],
});

export const updateOrderLine = defineEndpoint({
  ...ofOrder,
  name: 'updateOrderLine',
  names: { orderId: 'order', line_id: 'expected', article_number: 'public', version: 'expected' },
  summary:
    'Set the quantity of a line, or of another article, in one’s changes of an order; 0 takes it out. Without `version` it begins them too, as `startChanges` does.',
  path: '/api/pending_order/:orderId/updateline',
  body: z
    .strictObject({
      line_id: digitsParam.optional(),
      article_number: digitsParam.optional(),
      quantity: z.number().min(-9999).max(99_999),
      /** Shown version; naming the last one resolves a conflict. */
      version: z.int().min(1).max(100_000).optional(),
    })
    .refine((body) => (body.line_id === undefined) !== (body.article_number === undefined), {
      message: 'line_id or article_number',
      path: ['line_id'],
    }),
  response: orderDraftView,
  problems: [
    ...orderProblems,
    'order.not_held',
    'order.line_not_found',
    ...lineProblems,
    'basket.too_many_lines',
    'basket.too_many_extra_lines',
  ],
});

export const keepHold = defineEndpoint({
  ...ofOrder,
  name: 'keepHold',
  summary: 'Hold the order for another quarter of an hour.',
  path: '/api/pending_order/:orderId/keepHold',
  body: z.strictObject({}),
  response: orderDraftView,
  problems: [...orderProblems, 'order.not_held'],
});

export const chooseUnsent = defineEndpoint({
  ...ofOrder,
  name: 'chooseUnsent',
  summary:
    'Say what becomes of one’s changes where they are not sent by the deadline; they are dropped unless one says so.',
  path: '/api/pending_order/:orderId/unsentDraft',
  body: z.strictObject({ choice: unsentChoice }),
  response: orderDraftView,
  problems: [...orderProblems, 'order.not_held'],
});

export const submitChanges = defineEndpoint({
  ...ofOrder,
  name: 'submitChanges',
  names: { orderId: 'order', modification_id: 'expected', version: 'expected' },
  summary: 'Send one’s changes: the order as it then stands is judged anew, whole.',
  path: '/api/pending_order/:orderId/submitChanges',
  body: z.strictObject({
    /** The shown draft; a repeat is not submitted again. */
    modification_id: z.uuid().optional(),
    /** Another amount answers `order.changed`. */
    amount_to_pay: euro.optional(),
    /** Shown version. */
    version: z.int().min(1).max(100_000).optional(),
    /** Other content (`contentOfView`) answers `order.changed`. */
    shown: shownContent.optional(),
  }),
  response: submittedChangesView,
  problems: [...orderProblems, ...submitProblems],
});

export const cancelChanges = defineEndpoint({
  ...ofOrder,
  name: 'cancelChanges',
  summary: 'Drop one’s changes of an order, and let it go.',
  path: '/api/pending_order/:orderId/cancelChanges',
  body: z.strictObject({}),
  response: z.object({ order_number: z.string(), version: z.int() }),
  problems: ['order.not_found'],
});
