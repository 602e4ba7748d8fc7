import { z } from 'zod';
import { basketLineView, basketView, totalLine } from '@talloor/rules/basket/basketWire.ts';
import { defineEndpoint } from '../endpoint.ts';
import { digitsParam, epochSeconds, euro, noQuery, orderHoldView, replacementChoice } from '../shapes.ts';

/** Changes that nobody has sent at the deadline are dropped, or sent by themselves. */
export const unsentChoice = z.enum(['drop', 'send']);
export type UnsentChoice = z.output<typeof unsentChoice>;

/** Why the quantity of a line can no longer be changed. */
export const fixedBecause = z.enum(['ordered_at_supplier', 'in_preparation', 'other']);

/** A line of an order that is being changed (spec after-ordering §3). */
export const changedLineView = basketLineView.extend({
  /** Null of an article that was not ordered. */
  line_id: z.string().nullable(),
  original_quantity: z.number(),
  /** Excluding VAT; null where prices are hidden or it was not ordered. */
  original_total: euro.nullable(),
  /** False: the quantity is fixed to the original. */
  update_indicator: z.boolean(),
  /** Why it is fixed; absent where it is not. */
  fixed_because: fixedBecause.optional(),
  /** False: the original is the minimum. */
  decrease_indicator: z.boolean(),
  /** False: the original is the maximum. */
  increase_indicator: z.boolean(),
  /** What stock could give of `original_quantity`; null until that is known. */
  allocated_quantity: z.number().nullable(),
  /** What the buyer wants where it falls short; null where what holds for the customer does. */
  replacement: replacementChoice.nullable(),
  /** Set where another changed the line after this user did: what stands now is `original_quantity`, what is wished `quantity`. */
  conflict: z.object({ changed_by: z.string().nullable(), is_by_office: z.boolean(), version: z.int() }).nullable(),
});

/** An order while somebody changes it: what it was, what it would be, and what stands between. */
export const modificationView = z.object({
  order_number: z.string(),
  /** That the changes start from. */
  version: z.int(),
  /** Null before the first change of a draft. */
  modification_id: z.uuid().nullable(),
  changeable_until: epochSeconds,
  /** What becomes of the changes at that hour where nobody has sent them. */
  unsent: unsentChoice,
  /** `shared`: all users of the customer change the order at once, and nobody holds it. */
  mode: z.enum(['exclusive', 'shared']),
  /** Who holds the order; null where nobody does any more. */
  hold: orderHoldView.nullable(),
  /** All lines of the order and of the changes; what is taken out has quantity 0. */
  lines: z.array(changedLineView),
  /** The order as it would be, in the shape of a basket, without its lines. */
  basket: basketView.omit({ lines: true }),
  /** Sums of the order as it stands. */
  original_total_lines: z.array(totalLine),
  original_amount_to_pay: euro.nullable(),
  is_original_approximate: z.boolean(),
  /** How many lines differ. */
  changes: z.int(),
});
export type ModificationView = z.output<typeof modificationView>;
export type ChangedLineView = z.output<typeof changedLineView>;

/** What submitting made of an order. */
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

/** What may keep somebody from changing an order at all. */
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

/** What may keep an article from having a quantity in an order. */
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

/** What may keep changes from being sent. */
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
  response: modificationView,
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
      /** The version of the order that was shown: between it and what another changed since, one chooses by naming the last. */
      version: z.int().min(1).max(100_000).optional(),
    })
    .refine((body) => (body.line_id === undefined) !== (body.article_number === undefined), {
      message: 'line_id or article_number',
      path: ['line_id'],
    }),
  response: modificationView,
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
  response: modificationView,
  problems: [...orderProblems, 'order.not_held'],
});

export const chooseUnsent = defineEndpoint({
  ...ofOrder,
  name: 'chooseUnsent',
  summary:
    'Say what becomes of one’s changes where they are not sent by the deadline; they are dropped unless one says so.',
  path: '/api/pending_order/:orderId/unsentDraft',
  body: z.strictObject({ choice: unsentChoice }),
  response: modificationView,
  problems: [...orderProblems, 'order.not_held'],
});

export const submitChanges = defineEndpoint({
  ...ofOrder,
  name: 'submitChanges',
  names: { orderId: 'order', modification_id: 'expected', version: 'expected' },
  summary: 'Send one’s changes: the order as it then stands is judged anew, whole.',
  path: '/api/pending_order/:orderId/submitChanges',
  body: z.strictObject({
    /** The changes that were shown: sent before, they are not sent again. */
    modification_id: z.uuid().optional(),
    /** What was shown: where it would be another by now, `order.changed`. */
    amount_to_pay: euro.optional(),
    /** The version of the order that was shown. */
    version: z.int().min(1).max(100_000).optional(),
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
