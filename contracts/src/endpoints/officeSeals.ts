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
  replaces_lost_key: z.boolean(),
});
export type SealRow = z.output<typeof sealRow>;

export const sealingFailures = ['key_missing', 'key_other', 'key_unusable', 'other'] as const;

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
      is_too_old: z.boolean(),
    }),
    failure: z.object({ kind: z.enum(sealingFailures), error: z.string(), since: isoInstant }).nullable(),
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

export const getAuditKeys = defineEndpoint({
  name: 'getAuditKeys',
  summary:
    'Public keys that sign seals, for `audit-verifier.mjs`. Compare the fingerprint with that on paper: this address proves nothing.',
  method: 'GET',
  path: '/audit/keys.json',
  side: 'query',
  permission: { kind: 'anyone' },
  params: noParams,
  query: noQuery,
  body: nothing,
  response: z.object({
    keys: z.array(
      z.object({
        public_key: z.string(),
        fingerprint: z.string(),
        /** Null for the present key. */
        last_seal: z.int().nullable(),
      }),
    ),
  }),
  status: 200,
  problems: [],
});

export const downloadAuditKey = defineEndpoint({
  name: 'downloadAuditKey',
  summary: 'The present public key as a PEM file.',
  method: 'GET',
  path: '/audit/key.pem',
  side: 'query',
  permission: { kind: 'anyone' },
  params: noParams,
  query: noQuery,
  body: nothing,
  response: nothing,
  status: 200,
  produces: 'file',
  problems: ['not_found'],
});
