import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { noParams, noQuery, nothing } from '../shapes.ts';

export const userSessionView = z.object({
  id: z.string(),
  /** Null for older sessions. */
  since: z.iso.datetime().nullable(),
  /** Last day with a change, yyyy-mm-dd; no finer data are kept. */
  last_used_on: z.iso.date().nullable(),
  browser: z.enum(['chrome', 'edge', 'firefox', 'safari', 'other']),
  system: z.enum(['windows', 'macos', 'linux', 'android', 'ios', 'other']),
  is_current: z.boolean(),
});
export type UserSessionView = z.output<typeof userSessionView>;

export const listUserSessions = defineEndpoint({
  name: 'listUserSessions',
  summary: 'Where the user is signed in, the browser that asks first.',
  method: 'GET',
  path: '/api/user/sessions',
  side: 'query',
  permission: { kind: 'user' },
  params: noParams,
  query: noQuery,
  body: nothing,
  response: z.object({ sessions: z.array(userSessionView) }),
  status: 200,
  problems: [],
});

export const endUserSession = defineEndpoint({
  name: 'endUserSession',
  names: { id: 'session' },
  summary: 'Sign out on one device.',
  method: 'DELETE',
  path: '/api/user/sessions/:id',
  side: 'command',
  permission: { kind: 'user' },
  params: z.object({ id: z.string().regex(/^[0-9a-f]{32}$/) }),
  query: noQuery,
  body: nothing,
  response: nothing,
  status: 204,
  problems: ['not_found'],
});

export const endOtherSessions = defineEndpoint({
  name: 'endOtherSessions',
  summary: 'Sign out everywhere but here.',
  method: 'DELETE',
  path: '/api/user/sessions',
  side: 'command',
  permission: { kind: 'user' },
  params: noParams,
  query: noQuery,
  body: nothing,
  response: z.object({ ended: z.int().nonnegative() }),
  status: 200,
  problems: [],
});
