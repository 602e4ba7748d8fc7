import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { digitsParam, isoInstant, noParams, noQuery, nothing } from '../shapes.ts';
import { caseMessage, caseStatus, caseSubject, caseSummary, caseView } from './caseShapes.ts';

const ofCustomer = { permission: { kind: 'customer' } } as const;
const ofCase = { ...ofCustomer, names: { id: 'case' }, params: z.object({ id: z.uuid() }), query: noQuery } as const;

export const fileComplaint = defineEndpoint({
  ...ofCustomer,
  name: 'fileComplaint',
  names: { delivery_note: 'delivery_note', invoice: 'invoice' },
  summary:
    'A complaint about an invoice or delivery note of the customer, or lines of it. Photos follow by `upload_token`.',
  method: 'POST',
  path: '/api/complaints',
  side: 'command',
  params: noParams,
  query: noQuery,
  body: z
    .strictObject({
      delivery_note: digitsParam.optional(),
      invoice: digitsParam.optional(),
      /** Line ids of the delivery note, or line numbers of the invoice; empty: all of it. */
      lines: z.array(digitsParam).max(200).default([]),
      subject: caseSubject,
      text: caseMessage,
    })
    .refine(({ delivery_note: note, invoice }) => (note === undefined) !== (invoice === undefined), {
      path: ['delivery_note'],
    }),
  response: z.object({ id: z.uuid(), number: z.string(), due_at: isoInstant, upload_token: z.string() }),
  status: 201,
  problems: [
    'delivery_note.not_found',
    'invoice.not_found',
    'case.line_not_found',
    'permission.denied',
    'request.rate_limited',
  ],
});

export const listCases = defineEndpoint({
  ...ofCustomer,
  name: 'listCases',
  summary: 'Questions, complaints, document requests and disputes of the customer, the newest first.',
  method: 'GET',
  path: '/api/cases',
  side: 'query',
  params: noParams,
  query: z.object({ page: z.coerce.number().int().min(1).max(10_000).default(1) }),
  body: nothing,
  response: z.object({ cases: z.array(caseSummary), total: z.int(), pages: z.int() }),
  status: 200,
  problems: [],
});

export const getCase = defineEndpoint({
  ...ofCase,
  name: 'getCase',
  summary: 'A case of the customer with its conversation.',
  method: 'GET',
  path: '/api/cases/:id',
  side: 'query',
  body: nothing,
  response: caseView,
  status: 200,
  problems: ['case.not_found'],
});

export const replyToCase = defineEndpoint({
  ...ofCase,
  name: 'replyToCase',
  summary: 'Reply in a case that is not closed.',
  method: 'POST',
  path: '/api/cases/:id/reply',
  side: 'command',
  body: z.strictObject({ text: caseMessage }),
  response: z.object({ id: z.uuid(), status: caseStatus }),
  status: 200,
  problems: ['case.not_found', 'case.closed', 'case.person_erased', 'case.too_many_messages', 'request.rate_limited'],
});

export const getCaseFile = defineEndpoint({
  ...ofCustomer,
  name: 'getCaseFile',
  names: { id: 'case', file: 'case' },
  summary: 'A file of a case of the customer.',
  method: 'GET',
  path: '/api/cases/:id/files/:file',
  side: 'query',
  params: z.object({ id: z.uuid(), file: z.uuid() }),
  query: noQuery,
  body: nothing,
  response: nothing,
  status: 200,
  produces: 'file',
  problems: ['case.file_not_found'],
});
