import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { digitsParam, epochSeconds, noParams, noQuery, nothing } from '../shapes.ts';

export const recallStatus = z.enum(['open', 'closed']);

/** Version of notices and answer on the page; outdated answers are rejected. */
export const answerVersion = z.string().max(64);

/** In units of the order; the sum is at most the delivered quantity. */
export const recallAnswerLine = z.object({
  delivery_number: z.string(),
  line_id: z.string(),
  /** Still in stock and set apart. */
  held: z.number(),
  used: z.number(),
  destroyed: z.number(),
});

export const recallLine = z.object({
  line_id: z.string(),
  article_number: z.string(),
  erp_number: z.string().optional(),
  name: z.string(),
  unit: z.string(),
  quantity: z.number(),
  lots: z.array(z.object({ lot: z.string().nullable(), best_before: z.string().nullable(), quantity: z.number() })),
  answer: recallAnswerLine.pick({ held: true, used: true, destroyed: true }).nullable(),
});

export const recallDelivery = z.object({
  delivery_number: z.string(),
  order_number: z.string(),
  delivery_date: epochSeconds,
  lines: z.array(recallLine),
});
export type RecallDeliveryView = z.output<typeof recallDelivery>;

export const recallSummary = z.object({
  recall_id: z.string(),
  title: z.string(),
  status: recallStatus,
  notified_at: epochSeconds,
  last_notified_at: epochSeconds,
  awaits: z.boolean(),
  acknowledged_at: epochSeconds.nullable(),
  deliveries: z.int(),
  quantity: z.number(),
  articles: z.array(z.object({ article_number: z.string(), name: z.string(), lots: z.array(z.string()) })),
});
export type RecallSummary = z.output<typeof recallSummary>;

export const recallScopeView = z.object({ lots: z.array(z.string()), articles: z.array(z.string()) });

export const recallView = recallSummary.omit({ deliveries: true }).extend({
  reason: z.string(),
  instruction: z.string(),
  scope: recallScopeView,
  /** Null before the answer, after erasure, or when the office answered. */
  acknowledged_by: z.string().nullable(),
  by_office: z.boolean(),
  closed_at: epochSeconds.nullable(),
  version: answerVersion,
  deliveries: z.array(recallDelivery),
});
export type RecallView = z.output<typeof recallView>;

const amount = z.number().min(0).max(9_999_999).multipleOf(0.001);
/** One answer is one event below a megabyte. */
export const mostAnsweredLines = 5000;
export const answerBytes = 1024 * 1024;
/** Omitted lines stay open. */
export const recallAnswer = z
  .array(
    z.strictObject({
      delivery_number: digitsParam,
      line_id: digitsParam,
      held: amount,
      used: amount,
      destroyed: amount,
    }),
  )
  .max(mostAnsweredLines);

const ofCustomer = { permission: { kind: 'customer' }, feature: 'pending_orders' } as const;
const ofRecall = { ...ofCustomer, names: { id: 'recall' }, params: z.object({ id: digitsParam }) } as const;
export const answerProblems = [
  'recall.not_found',
  'recall.closed',
  'recall.changed',
  'recall.line_not_affected',
  'recall.quantity_exceeded',
] as const;

export const listRecalls = defineEndpoint({
  ...ofCustomer,
  name: 'listRecalls',
  inPunchOut: 'also',
  summary:
    'Recalls of what was delivered to the customer: those that wait for its answer first, then the newest; a hundred.',
  method: 'GET',
  path: '/api/recalls',
  side: 'query',
  params: noParams,
  query: noQuery,
  body: nothing,
  response: z.object({ recalls: z.array(recallSummary) }),
  status: 200,
  problems: [],
});

export const getRecall = defineEndpoint({
  ...ofRecall,
  name: 'getRecall',
  summary: 'A recall: why, what to do, and which of the customer’s deliveries it is about.',
  method: 'GET',
  path: '/api/recalls/:id',
  side: 'query',
  query: noQuery,
  body: nothing,
  response: recallView,
  status: 200,
  problems: ['recall.not_found'],
});

export const acknowledgeRecall = defineEndpoint({
  ...ofRecall,
  name: 'acknowledgeRecall',
  permission: { kind: 'customer', right: 'recalls' },
  summary: 'The customer has read the recall and says what became of the goods; the same again changes nothing.',
  method: 'POST',
  path: '/api/recalls/:id/acknowledge',
  side: 'command',
  query: noQuery,
  body: z.strictObject({ version: answerVersion, lines: recallAnswer.default([]) }),
  bodyLimit: answerBytes,
  response: z.object({ recall_id: z.string(), awaits: z.boolean() }),
  status: 200,
  problems: [...answerProblems],
});
