import { z } from 'zod';
import { basketView } from '@talloor/rules/basket/basketWire.ts';
import { defineEndpoint } from '../endpoint.ts';
import { epochSeconds, euro, noParams, noQuery, nothing, text } from '../shapes.ts';
import { shownContent } from '../shownContent.ts';
import { checkoutBody, checkoutProblems, orderPlacedView } from './checkout.ts';

/** Orders above a user's limit (spec after-ordering, customer portal; ADR 0108). */
const approvers = { kind: 'customer', right: 'approve' } as const;
const basketById = { params: z.object({ id: z.uuid() }), names: { id: 'basket' } } as const;

/** Why the user cannot approve, or null. */
const obstacle = z.enum(['no_right', 'own', 'above_own_limit']).nullable();

const approvalSummary = z.object({
  basket_id: z.uuid(),
  /** `lapsed` after the cut-off. */
  status: z.enum(['awaiting', 'approved', 'sent_back', 'withdrawn', 'lapsed']),
  /** Empty after erasure. */
  asked_by: z.string(),
  is_own: z.boolean(),
  asked_at: epochSeconds,
  deadline: epochSeconds,
  delivery_date: epochSeconds.nullable(),
  delivery_window: z.object({ start: z.string(), end: z.string() }).nullable(),
  number_of_lines: z.int(),
  first_articles: z.array(z.string()),
  /** Amount at the request; null when prices are hidden. */
  amount_to_pay: euro.nullable(),
  counted: euro.nullable(),
  is_approximate: z.boolean(),
  limit: euro,
  po_number: z.string(),
  decided_by: z.string().nullable(),
  decided_at: epochSeconds.nullable(),
  reason: z.string().nullable(),
  order_number: z.string().nullable(),
});
export type ApprovalSummary = z.output<typeof approvalSummary>;

export const getApprovalTerms = defineEndpoint({
  name: 'getApprovalTerms',
  inPunchOut: 'also',
  summary: 'Whether the active basket is more than the user orders alone, and who could approve it.',
  method: 'GET',
  path: '/api/basket/approval',
  side: 'query',
  permission: { kind: 'customer' },
  params: noParams,
  query: noQuery,
  body: nothing,
  response: z.object({
    /** Excluding VAT and deposit, including delivery; null: no limit. */
    limit: euro.nullable(),
    is_needed: z.boolean(),
    approvers: z.array(z.string()),
  }),
  status: 200,
  problems: [],
});

export const askApproval = defineEndpoint({
  name: 'askApproval',
  inPunchOut: 'also',
  names: { basket_id: 'expected' },
  summary: 'Send the active basket, which is more than the user orders alone, for approval.',
  method: 'POST',
  path: '/api/basket/approval',
  side: 'command',
  permission: { kind: 'customer', right: 'order' },
  params: noParams,
  query: noQuery,
  body: checkoutBody,
  response: z.object({ basket_id: z.uuid(), deadline: epochSeconds }),
  status: 201,
  problems: [...checkoutProblems, 'approval.not_needed', 'approval.no_approver', 'request.rate_limited'],
});

export const listApprovals = defineEndpoint({
  name: 'listApprovals',
  summary:
    'Baskets that await approval, the nearest cut-off first, then the latest that were decided: all of the customer for who approves, else the own ones.',
  method: 'GET',
  path: '/api/approvals',
  side: 'query',
  permission: { kind: 'customer' },
  params: noParams,
  query: noQuery,
  body: nothing,
  response: z.object({
    approvals: z.array(approvalSummary),
    /** Requests that this user or another approver can decide. */
    to_approve: z.int(),
  }),
  status: 200,
  problems: [],
});

export const getApproval = defineEndpoint({
  name: 'getApproval',
  ...basketById,
  summary: 'A basket that was sent for approval: as it was asked, and as it is worth now.',
  method: 'GET',
  path: '/api/approvals/:id',
  side: 'query',
  permission: { kind: 'customer' },
  query: noQuery,
  body: nothing,
  response: z.object({
    approval: approvalSummary,
    message: z.string(),
    extra_emails: z.array(z.string()),
    asked: z.object({
      lines: z.array(z.object({ article_number: z.string(), quantity: z.number(), line_total: euro.nullable() })),
      delivery: euro.nullable(),
      express: euro.nullable(),
    }),
    obstacle,
    basket: basketView,
  }),
  status: 200,
  problems: ['basket.not_found', 'approval.not_waiting'],
});

export const approveBasket = defineEndpoint({
  name: 'approveBasket',
  ...basketById,
  summary: 'Approve a basket: its order is placed as it is worth now, in the name of who asked.',
  method: 'POST',
  path: '/api/approvals/:id/approve',
  side: 'command',
  permission: approvers,
  query: noQuery,
  body: z.strictObject({
    shown: shownContent,
    /** Shown amount; absent when prices are hidden. */
    amount_to_pay: euro.optional(),
  }),
  response: orderPlacedView,
  status: 201,
  problems: [
    ...checkoutProblems,
    'basket.not_found',
    'approval.not_waiting',
    'approval.lapsed',
    'approval.own',
    'approval.above_own_limit',
    'approval.no_right',
    'approval.asker_may_not_order',
  ],
});

export const sendBackBasket = defineEndpoint({
  name: 'sendBackBasket',
  ...basketById,
  summary: 'Send a basket that awaits approval back to who asked, with a reason.',
  method: 'POST',
  path: '/api/approvals/:id/send-back',
  side: 'command',
  permission: approvers,
  query: noQuery,
  body: z.strictObject({ reason: text(400).regex(/\S/) }),
  response: nothing,
  status: 204,
  problems: [
    'basket.not_found',
    'basket.already_ordered',
    'basket.concurrent_change',
    'approval.not_waiting',
    'approval.lapsed',
    'approval.own',
    'approval.no_right',
    'account.suspended',
    'account.cancelled',
  ],
});

export const withdrawApproval = defineEndpoint({
  name: 'withdrawApproval',
  inPunchOut: 'also',
  ...basketById,
  summary: 'Take a basket back that one sent for approval, and go on in it.',
  method: 'POST',
  path: '/api/approvals/:id/withdraw',
  side: 'command',
  permission: { kind: 'customer', right: 'order' },
  query: noQuery,
  body: z.strictObject({}).optional(),
  response: basketView,
  status: 200,
  problems: [
    'basket.not_found',
    'basket.already_ordered',
    'basket.concurrent_change',
    'approval.not_waiting',
    'approval.not_own',
  ],
});
