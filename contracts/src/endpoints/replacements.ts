import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { basketView } from '@talloor/rules/basket/basketWire.ts';
import { digitsParam, epochSeconds, euro, line, noParams, noQuery, nothing, replacementChoice } from '../shapes.ts';
import { ofOrder, orderProblems } from './orderChanges.ts';

const article = z.object({
  article_number: z.string(),
  name: z.string(),
  unit: z.string(),
  /** Quantity; for the ordered article the short part. */
  quantity: z.number(),
  /** Euros per price unit without VAT; null when hidden. */
  price_per_unit: euro.nullable(),
  /** Without VAT; null when hidden. */
  total: euro.nullable(),
  board: z.string().optional(),
  icon: z.string().nullable().optional(),
});

/** ADR 0124. */
export const replacementQuestion = z.object({
  order_number: z.string(),
  customer_name: z.string(),
  delivery_date: epochSeconds,
  answer_until: epochSeconds,
  /** `lapsed`: too late. `superseded`: picked otherwise. */
  status: z.enum(['waiting', 'answered', 'lapsed', 'superseded']),
  answered_at: epochSeconds.nullable(),
  replacements: z.array(
    z.object({
      line_id: z.string(),
      ordered: article,
      instead: article,
      accepted: z.boolean().nullable(),
    }),
  ),
});
export type ReplacementQuestion = z.output<typeof replacementQuestion>;

const answers = z
  .array(z.strictObject({ line_id: digitsParam, accepted: z.boolean() }))
  .min(1)
  .max(1000);
const token = line(200).min(1);
const linkProblems = ['replacement.link_invalid', 'replacement.rate_limited'] as const;
const answerProblems = [
  'replacement.not_found',
  'replacement.answered',
  'replacement.too_late',
  'replacement.superseded',
  'replacement.incomplete',
] as const;

const byLink = {
  method: 'POST',
  side: 'command',
  permission: { kind: 'anyone' },
  feature: 'pending_orders',
  params: noParams,
  query: noQuery,
  response: replacementQuestion,
  status: 200,
} as const;

export const openReplacement = defineEndpoint({
  ...byLink,
  name: 'openReplacement',
  summary: 'What the link of a mail asks about articles that fall short, and what was answered.',
  path: '/api/replacement/open',
  body: z.strictObject({ token }),
  problems: linkProblems,
});

export const answerReplacement = defineEndpoint({
  ...byLink,
  name: 'answerReplacement',
  summary: 'Say by that link which articles may come in place of others: once and for all.',
  path: '/api/replacement/answer',
  body: z.strictObject({ token, answers }),
  problems: [...linkProblems, ...answerProblems],
});

export const getOrderReplacement = defineEndpoint({
  ...ofOrder,
  name: 'getOrderReplacement',
  summary: 'What is asked about articles of an order that fall short; the last of it.',
  method: 'GET',
  path: '/api/pending_order/:orderId/replacement',
  body: nothing,
  response: replacementQuestion,
  problems: ['order.not_found', 'replacement.not_found'],
});

export const answerOrderReplacement = defineEndpoint({
  ...ofOrder,
  name: 'answerOrderReplacement',
  summary: 'The same answer of a user who is signed in.',
  path: '/api/pending_order/:orderId/replacement',
  body: z.strictObject({ answers }),
  response: replacementQuestion,
  problems: ['order.not_found', ...answerProblems],
});

/** Null means the customer's setting. */
const lineChoice = z.strictObject({ article_number: digitsParam, choice: replacementChoice.nullable() });

export const chooseOrderLineReplacement = defineEndpoint({
  ...ofOrder,
  name: 'chooseOrderLineReplacement',
  names: { orderId: 'order', article_number: 'public' },
  summary: 'Say of one article of an open order whether another may come where it falls short.',
  path: '/api/pending_order/:orderId/lineReplacement',
  body: lineChoice,
  response: z.object({ article_number: z.string(), choice: replacementChoice.nullable() }),
  problems: [...orderProblems, 'order.line_not_found'],
});

export const getBasketReplacements = defineEndpoint({
  name: 'getBasketReplacements',
  inPunchOut: 'also',
  summary: 'What was said of single articles of the basket: whether others may come where they fall short.',
  method: 'GET',
  path: '/api/basket/replacements',
  side: 'query',
  permission: { kind: 'customer' },
  params: noParams,
  query: noQuery,
  body: nothing,
  response: z.object({ choices: z.record(z.string(), replacementChoice) }),
  status: 200,
  problems: [],
});

export const chooseBasketLineReplacement = defineEndpoint({
  name: 'chooseBasketLineReplacement',
  inPunchOut: 'also',
  summary: 'Say of one article of the basket whether another may come where it falls short.',
  method: 'POST',
  path: '/api/basket/replacements',
  side: 'command',
  permission: { kind: 'customer', right: 'order' },
  params: noParams,
  query: noQuery,
  body: lineChoice,
  response: basketView,
  status: 200,
  problems: ['article.not_found', 'basket.concurrent_change'],
});
