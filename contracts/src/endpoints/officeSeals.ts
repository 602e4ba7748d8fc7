import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { isoInstant, noParams, noQuery, nothing } from '../shapes.ts';

export const sealRow = z.object({
  number: z.int(),
  at: isoInstant,
  events: z.int(),
  changes: z.int(),
  /** First 16 digits of the SHA-256 of the public key. */
  key: z.string(),
  names_next_key: z.boolean(),
});
export type SealRow = z.output<typeof sealRow>;

export const listSeals = defineEndpoint({
  name: 'listSeals',
  summary: 'The last seals of the history, their copies outside, and what has no seal yet.',
  method: 'GET',
  path: '/api/office/seals',
  side: 'query',
  permission: { kind: 'office', right: 'read_audit' },
  params: noParams,
  query: noQuery,
  body: nothing,
  response: z.object({
    total: z.int(),
    seals: z.array(sealRow),
    unsealed: z.object({
      count: z.int(),
      since: isoInstant.nullable(),
      seconds: z.int(),
    }),
    copies: z.array(
      z.object({
        archive: z.enum(['folder', 'bucket', 'mail']),
        last_number: z.int(),
        copied_at: isoInstant.nullable(),
        error: z.string().nullable(),
      }),
    ),
  }),
  status: 200,
  problems: [],
});
