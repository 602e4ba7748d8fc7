import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { reasonOf } from '../officeReasons.ts';
import { inputDay, digitsParam, euro, isoInstant, line, noParams, noQuery, nothing, text } from '../shapes.ts';
import { returnStatus, returnSummary, returnView } from './returns.ts';

const ofReturn = { params: z.object({ id: digitsParam }), query: noQuery, status: 200 } as const;
const acted = z.object({ id: z.string(), status: returnStatus });

/** ISO 8601. */
export const officeReturnRow = returnSummary.omit({ return_id: true, requested_at: true }).extend({
  id: z.string(),
  requested_at: isoInstant,
  customer: z.object({ customer_number: z.string(), name: z.string() }),
  requested_by: z.string().nullable(),
});
export type OfficeReturnRow = z.output<typeof officeReturnRow>;

/** `todo`: to be judged, planned, collected or credited. */
export const officeReturnFilter = z.strictObject({
  part: z.enum(['requested', 'accepted', 'planned', 'collected', 'todo', 'done']).default('todo'),
});

export const listOfficeReturns = defineEndpoint({
  name: 'listOfficeReturns',
  summary: 'Returns of all customers, those that wait for the office by default, the oldest first; Content-Range.',
  method: 'GET',
  path: '/api/office/returns',
  side: 'query',
  permission: { kind: 'office', right: 'read_orders' },
  params: noParams,
  query: z.object({
    filter: line(200).default('{}'),
    range: line(40).default('[0,24]'),
    sort: line(60).default('["requested_at","ASC"]'),
  }),
  body: nothing,
  response: z.array(officeReturnRow),
  status: 200,
  problems: [],
});

const officeReturn = returnView.omit({ return_id: true, may_withdraw: true, may_add_photos: true }).extend({
  id: z.string(),
  language: z.enum(['nl', 'fr']),
  requested_by: z.object({ id: z.string(), name: z.string().nullable() }),
  /** Credit if everything is collected; null at the end. */
  expected_credit: euro.nullable(),
  lines: z.array(
    returnView.shape.lines.element.extend({
      delivered: z.number(),
      lots: z.array(z.object({ lot: z.string().nullable(), best_before: z.string().nullable() })),
    }),
  ),
});
export type OfficeReturn = z.output<typeof officeReturn>;

export const getOfficeReturn = defineEndpoint({
  ...ofReturn,
  name: 'getOfficeReturn',
  summary: 'One return with its photos and what was delivered.',
  method: 'GET',
  path: '/api/office/returns/:id',
  side: 'query',
  permission: { kind: 'office', right: 'read_orders' },
  body: nothing,
  response: officeReturn,
  problems: ['return.not_found'],
});

export const getOfficeReturnPhoto = defineEndpoint({
  name: 'getOfficeReturnPhoto',
  summary: 'A photo of a return.',
  method: 'GET',
  path: '/api/office/returns/:id/photos/:photo',
  side: 'query',
  permission: { kind: 'office', right: 'read_orders' },
  params: z.object({ id: digitsParam, photo: z.uuid() }),
  query: noQuery,
  body: nothing,
  response: nothing,
  status: 200,
  produces: 'file',
  problems: ['return.photo_not_found'],
});

const act = {
  ...ofReturn,
  method: 'POST',
  side: 'command',
  permission: { kind: 'office', right: 'handle_deliveries' },
  response: acted,
} as const;
/** Read by the customer; personal data of the requester. */
const answer = text(400).trim();

export const acceptReturn = defineEndpoint({
  ...act,
  name: 'acceptReturn',
  summary: 'Accept a return; a mail says so.',
  path: '/api/office/returns/:id/accept',
  body: z.strictObject({ reason: reasonOf('acceptReturn'), answer: answer.default('') }),
  problems: ['return.not_found', 'return.ended'],
});

export const refuseReturn = defineEndpoint({
  ...act,
  name: 'refuseReturn',
  summary: 'Refuse a return, with an answer that the customer reads.',
  path: '/api/office/returns/:id/refuse',
  body: z.strictObject({ reason: reasonOf('refuseReturn'), answer: answer.min(1) }),
  problems: ['return.not_found', 'return.ended'],
});

export const planReturnCollection = defineEndpoint({
  ...act,
  name: 'planReturnCollection',
  summary: 'Plan the day on which an accepted return is fetched, or another one.',
  path: '/api/office/returns/:id/collection',
  body: z.strictObject({ day: inputDay, reason: reasonOf('planReturn') }),
  problems: ['return.not_found', 'return.not_accepted', 'return.collected', 'return.ended', 'return.invalid_date'],
});

export const collectReturn = defineEndpoint({
  ...act,
  name: 'collectReturn',
  summary: 'Note what of a return was fetched, all of it or less.',
  path: '/api/office/returns/:id/collected',
  body: z.strictObject({
    day: inputDay,
    /** Lines with less than requested. */
    lines: z
      .array(z.strictObject({ line_id: digitsParam, quantity: z.number().min(0).max(99_999).multipleOf(0.001) }))
      .max(200)
      .default([]),
  }),
  problems: [
    'return.not_found',
    'return.not_accepted',
    'return.collected',
    'return.ended',
    'return.invalid_date',
    'delivery_note.line_not_found',
    'return.quantity_exceeded',
    'return.nothing_collected',
  ],
});

export const creditReturn = defineEndpoint({
  ...act,
  name: 'creditReturn',
  summary: 'Pay back what was fetched: its part of the note, VAT and deposit.',
  path: '/api/office/returns/:id/credit',
  body: z.strictObject({}).optional(),
  problems: ['return.not_found', 'return.not_collected', 'return.ended'],
});
