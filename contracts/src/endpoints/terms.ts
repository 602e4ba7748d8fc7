import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { inputDay, isoInstant, noParams, noQuery, nothing } from '../shapes.ts';

export const getTerms = defineEndpoint({
  name: 'getTerms',
  inPunchOut: 'also',
  summary: 'The terms in force, and which version the user accepted when.',
  method: 'GET',
  path: '/api/terms',
  side: 'query',
  permission: { kind: 'anyone' },
  params: noParams,
  query: noQuery,
  body: nothing,
  response: z.object({
    version: z.int().positive(),
    /** Null for the first version, whose text is part of the product. */
    from_day: inputDay.nullable(),
    text: z.string().nullable(),
    /** The user's acceptances, newest first; empty for visitors. */
    accepted: z.array(z.object({ version: z.int().positive(), at: isoInstant })),
    /** The next order asks for it. */
    is_due: z.boolean(),
  }),
  status: 200,
  problems: [],
});

export const acceptTerms = defineEndpoint({
  name: 'acceptTerms',
  inPunchOut: 'also',
  summary: 'Accept the terms in force.',
  method: 'POST',
  path: '/api/terms/accept',
  side: 'command',
  permission: { kind: 'user' },
  params: noParams,
  query: noQuery,
  body: z.strictObject({ version: z.int().positive().max(1_000_000) }),
  response: z.object({ version: z.int().positive() }),
  status: 200,
  problems: ['terms.not_in_force', 'account.suspended', 'account.cancelled'],
});
