import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { isoInstant, noParams, noQuery, nothing } from '../shapes.ts';

/** What keeps a read model, or does what happens next by itself, and how far it is. */
export const subscription = z.object({
  /** `<model>@<version>` for a read model, the policy's name for a policy. */
  id: z.string(),
  kind: z.enum(['read_model', 'policy']),
  /** `failed`: an event stopped it; `stopped`: no process keeps it. */
  state: z.enum(['running', 'retrying', 'failed', 'stopped']),
  position: z.string().nullable(),
  /** Positions up to the last event: events on PostgreSQL, an upper bound of them on EventStoreDB. */
  lag: z.int().nullable(),
  moved_at: isoInstant.nullable(),
  /** What stopped it or makes it try again. */
  error: z.string().nullable(),
  /** Events that a policy could not deal with; `error` is null for one that waits behind an earlier one. */
  parked: z.array(
    z.object({
      stream: z.string(),
      revision: z.int(),
      type: z.string(),
      error: z.string().nullable(),
      tries: z.int(),
      parked_at: isoInstant,
      /** When it is tried again by itself; null where that needs a person. */
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
  permission: { kind: 'office', roles: ['auditor', 'admin'] },
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
  permission: { kind: 'office', roles: ['admin'] },
  params: z.object({ name: z.string().regex(/^\w{1,60}(@\d{1,4})?$/) }),
  query: noQuery,
  body: z.strictObject({}).optional(),
  /** How many events are asked for. */
  response: z.object({ asked: z.int() }),
  status: 200,
  problems: ['subscription.not_found'],
});
