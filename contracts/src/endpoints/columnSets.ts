import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { columnKeys } from '../columnKeys.ts';
import { digitsParam, line, noParams, noQuery, nothing } from '../shapes.ts';

const columns = z.array(z.enum(columnKeys)).min(1).max(columnKeys.length);
const sharedWith = z.enum(['nobody', 'customer', 'everyone']);

/** Spec shopping §3. */
export const columnSet = z.object({
  id: z.string(),
  name: z.string(),
  shared_with: sharedWith,
  columns,
  /** Whether this user may change the set. */
  is_mine: z.boolean(),
});
export type ColumnSet = z.output<typeof columnSet>;

export const listColumnSets = defineEndpoint({
  name: 'listColumnSets',
  inPunchOut: 'also',
  summary: "Column sets: those of the shop, the customer's and one's own.",
  method: 'GET',
  path: '/api/column-sets',
  side: 'query',
  permission: { kind: 'anyone' },
  params: noParams,
  query: noQuery,
  body: nothing,
  response: z.array(columnSet),
  status: 200,
  problems: [],
});

export const saveColumnSet = defineEndpoint({
  name: 'saveColumnSet',
  inPunchOut: 'also',
  summary: 'Make a column set of one’s own, or overwrite the one with this name.',
  method: 'POST',
  path: '/api/column-sets',
  side: 'command',
  permission: { kind: 'customer', right: 'lists' },
  params: noParams,
  query: noQuery,
  body: z.strictObject({ name: line(60).min(1), shared_with: z.enum(['nobody', 'customer']), columns }),
  response: columnSet,
  status: 200,
  problems: ['column_set.too_many'],
});

export const deleteColumnSet = defineEndpoint({
  name: 'deleteColumnSet',
  inPunchOut: 'also',
  names: { id: 'column_set' },
  summary: 'Delete a column set of one’s own.',
  method: 'DELETE',
  path: '/api/column-sets/:id',
  side: 'command',
  permission: { kind: 'customer', right: 'lists' },
  params: z.object({ id: digitsParam }),
  query: noQuery,
  body: nothing,
  response: nothing,
  status: 204,
  problems: ['column_set.not_found'],
});
