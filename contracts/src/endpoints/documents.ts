import { z } from 'zod';
import { optionalFieldShape } from '@talloor/rules/account/fields/fieldShape.ts';
import { defineEndpoint } from '../endpoint.ts';
import { loginThen } from '../loginThen.ts';
import { digitsParam, epochSeconds, inputDay, noParams, noQuery, nothing, text } from '../shapes.ts';

/** Spec after-ordering §3, Document request. */
export const documentTypes = ['invoices', 'credit_notes', 'delivery_proofs'] as const;
export const documentType = z.enum(documentTypes);
export type DocumentType = z.output<typeof documentType>;

/** `expired`: the file is deleted. */
export const documentStates = ['waiting', 'working', 'ready', 'expired', 'failed'] as const;
export type DocumentState = (typeof documentStates)[number];

export const mostDocuments = 5000;
export const mostChosenDocuments = 500;
export const mostDocumentCustomers = 100;
/** Working days (spec after-ordering §9). */
export const documentWorkdays = 2;

export const missingDocumentView = z.object({
  what: z.enum(['document', 'e_invoice', 'period']),
  number: z.string().nullable(),
  /** yyyy-mm-dd */
  from: z.string().nullable(),
  to: z.string().nullable(),
});

export const documentRequestView = z.object({
  id: z.string(),
  type: documentType,
  /** yyyy-mm-dd; null for chosen documents. */
  from: z.string().nullable(),
  to: z.string().nullable(),
  /** Null for a period. */
  numbers: z.array(z.string()).nullable(),
  customer_numbers: z.array(z.string()),
  with_ubl: z.boolean(),
  /** Null after erasure. */
  comment: z.string().nullable(),
  extra_recipient: z.string().nullable(),
  requested_at: epochSeconds,
  /** yyyy-mm-dd */
  promised_on: z.string(),
  state: z.enum(documentStates),
  /** Percent. */
  progress: z.int(),
  /** `requester_inactive`: erased or suspended before the file was there. */
  failure: z.enum(['too_many', 'technical', 'requester_inactive']).nullable(),
  documents: z.int().nullable(),
  bytes: z.number().nullable(),
  missing: z.array(missingDocumentView),
  expires_at: epochSeconds.nullable(),
});
export type DocumentRequestView = z.output<typeof documentRequestView>;

export const requestDocuments = defineEndpoint({
  name: 'requestDocuments',
  summary: 'Asks for copies of documents: of a period, or chosen ones. A link to a ZIP follows by mail.',
  method: 'POST',
  path: '/api/documents/request',
  side: 'command',
  permission: { kind: 'customer' },
  params: noParams,
  query: noQuery,
  body: z.strictObject({
    type: documentType,
    /** Days of the documents, inclusive. */
    from: inputDay.nullable().default(null),
    to: inputDay.nullable().default(null),
    /** Only these; without them the period. */
    numbers: z.array(digitsParam).max(mostChosenDocuments).nullable().default(null),
    customer_numbers: z.array(digitsParam).min(1).max(mostDocumentCustomers),
    /** Also e-invoices. */
    with_ubl: z.boolean().default(false),
    comment: text(1000).trim().default(''),
    /** Empty: none. */
    extra_recipient: optionalFieldShape('extra_email').default(''),
  }),
  response: z.object({ id: z.string(), promised_on: z.string() }),
  status: 201,
  problems: [
    'customer.not_found',
    'documents.none_chosen',
    'documents.period_reversed',
    'documents.period_too_long',
    'request.rate_limited',
  ],
});

export const listDocumentRequests = defineEndpoint({
  name: 'listDocumentRequests',
  summary: 'Document requests of the user, and those that the user is an extra recipient of; the newest first.',
  method: 'GET',
  path: '/api/documents/requests',
  side: 'query',
  permission: { kind: 'customer' },
  params: noParams,
  query: noQuery,
  body: nothing,
  response: z.object({ requests: z.array(documentRequestView) }),
  status: 200,
  problems: [],
});

const pages = { nl: '/nl/mijn-account/documenten', fr: '/fr/mon-compte/documents' };

export const downloadDocuments = defineEndpoint({
  name: 'downloadDocuments',
  names: { id: 'document_request' },
  summary: 'The ZIP of a document request, for 14 days.',
  method: 'GET',
  path: '/documents/:id/zip',
  side: 'query',
  permission: { kind: 'customer' },
  params: z.object({ id: z.uuid() }),
  query: noQuery,
  body: nothing,
  response: nothing,
  status: 200,
  produces: 'file',
  loggedOut: (language) => loginThen(language, pages[language]),
  problems: ['documents.not_found', 'documents.not_ready', 'documents.expired'],
});
