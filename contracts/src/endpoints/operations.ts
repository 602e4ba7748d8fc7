import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { isoInstant, noParams, noQuery, nothing } from '../shapes.ts';

/** Read model, policy, or search index of the answering process. */
export const subscription = z.object({
  /** `<model>@<version>`, the policy's name, or `search`. */
  id: z.string(),
  kind: z.enum(['read_model', 'policy', 'index']),
  /** `failed`: stopped by an event. `stopped`: no process runs it. */
  state: z.enum(['running', 'retrying', 'failed', 'stopped']),
  position: z.string().nullable(),
  /** Positions to the last event: events on PostgreSQL, an upper bound on EventStoreDB. Articles for an index. */
  lag: z.int().nullable(),
  moved_at: isoInstant.nullable(),
  error: z.string().nullable(),
  /** `error` is null behind another event. */
  parked: z.array(
    z.object({
      stream: z.string(),
      revision: z.int(),
      type: z.string(),
      error: z.string().nullable(),
      tries: z.int(),
      parked_at: isoInstant,
      /** Automatic retry. */
      next_try_at: isoInstant.nullable(),
    }),
  ),
});
export type Subscription = z.output<typeof subscription>;

export const listSubscriptions = defineEndpoint({
  name: 'listSubscriptions',
  summary: 'Read models and policies: state, position, lag, and what is parked and why.',
  method: 'GET',
  path: '/api/office/subscriptions',
  side: 'query',
  permission: { kind: 'office', right: 'watch_operations' },
  params: noParams,
  query: noQuery,
  body: nothing,
  response: z.array(subscription),
  status: 200,
  problems: [],
});

export const retrySubscription = defineEndpoint({
  name: 'retrySubscription',
  summary: 'Try again what a policy parked, or go on where an event stopped a read model.',
  method: 'POST',
  path: '/api/office/subscriptions/:name/retry',
  side: 'command',
  permission: { kind: 'office', right: 'operate' },
  params: z.object({ name: z.string().regex(/^\w{1,60}(@\d{1,4})?$/) }),
  query: noQuery,
  body: z.strictObject({}).optional(),
  response: z.object({ asked: z.int() }),
  status: 200,
  problems: ['subscription.not_found'],
});
