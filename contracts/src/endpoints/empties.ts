import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { reasonOf } from '../officeReasons.ts';
import { digitsParam, epochSeconds, noParams, noQuery, nothing } from '../shapes.ts';

const kind = z.string().regex(/^[\w-]{1,30}$/);
const balance = z.object({ kind: z.string(), count: z.int() });
export type EmptiesBalance = z.output<typeof balance>;
/** `delivery_number`: null for corrections. `reason`: null for deliveries. */
const move = z.object({
  kind: z.string(),
  /** Negative leaves the customer. */
  count: z.int(),
  at: epochSeconds,
  delivery_number: z.string().nullable(),
  reason: z.string().nullable(),
  by: z.string().nullable(),
});
export type EmptiesMove = z.output<typeof move>;
const ledger = z.object({
  balances: z.array(balance),
  /** Latest first, at most 100. */
  moves: z.array(move),
});
export type EmptiesLedger = z.output<typeof ledger>;

export const getEmpties = defineEndpoint({
  name: 'getEmpties',
  inPunchOut: 'also',
  summary: 'Crates, pallets and rolls that stand at the customer, by kind, and what brought or took them.',
  method: 'GET',
  path: '/api/empties',
  side: 'query',
  permission: { kind: 'customer' },
  feature: 'pending_orders',
  params: noParams,
  query: noQuery,
  body: nothing,
  response: ledger,
  status: 200,
  problems: [],
});

export const getOfficeEmpties = defineEndpoint({
  name: 'getOfficeEmpties',
  names: { id: 'customer' },
  summary: 'The same of any customer, with who corrected it and why.',
  method: 'GET',
  path: '/api/office/customers/:id/empties',
  side: 'query',
  permission: { kind: 'office', right: 'read_customers' },
  params: z.object({ id: digitsParam }),
  query: noQuery,
  body: nothing,
  response: ledger,
  status: 200,
  problems: ['customer.not_found'],
});

export const correctEmpties = defineEndpoint({
  name: 'correctEmpties',
  names: { id: 'customer' },
  summary: 'Says that more or fewer containers of a kind stand at a customer than the ledger has, and why.',
  method: 'POST',
  path: '/api/office/customers/:id/empties',
  side: 'command',
  permission: { kind: 'office', right: 'manage_customers' },
  params: z.object({ id: digitsParam }),
  query: noQuery,
  body: z.strictObject({
    kind,
    /** Difference; may be negative. */
    count: z.int().min(-9999).max(9999),
    reason: reasonOf('correctEmpties'),
  }),
  response: z.object({ id: z.string() }),
  status: 200,
  problems: ['customer.not_found'],
});
