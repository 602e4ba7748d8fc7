import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { reasonOf } from '../officeReasons.ts';
import { officeListQuery } from '../officeListQuery.ts';
import { digitsParam, isoInstant, noParams, noQuery, nothing } from '../shapes.ts';
import { streamHistory } from './audit.ts';
import { caseMessage, caseMessageView, caseStatus, caseSummary, caseView } from './caseShapes.ts';
import { officeDocumentRow } from './officeDocuments.ts';

export const officeCaseRow = caseSummary.extend({
  customer: z.object({ customer_number: z.string(), name: z.string() }).nullable(),
  person: z.string().nullable(),
  assignee: z.object({ id: z.string(), name: z.string().nullable() }).nullable(),
  /** Null while the office has nothing to answer. */
  answer_due_at: isoInstant.nullable(),
  is_overdue: z.boolean(),
});
export type OfficeCaseRow = z.output<typeof officeCaseRow>;

/** `mine`, `unassigned` and `overdue` are not closed. */
export const officeCaseFilter = z.strictObject({
  part: z.enum(['mine', 'unassigned', 'overdue', 'all']).default('unassigned'),
});

export const listOfficeCases = defineEndpoint({
  name: 'listOfficeCases',
  summary: 'Cases of all customers and visitors, those with nobody by default, the oldest first; Content-Range.',
  method: 'GET',
  path: '/api/office/cases',
  side: 'query',
  permission: { kind: 'office', right: 'read_cases' },
  params: noParams,
  query: officeListQuery('["filed_at","ASC"]'),
  body: nothing,
  response: z.array(officeCaseRow),
  status: 200,
  problems: [],
});

export const getCasePromise = defineEndpoint({
  name: 'getCasePromise',
  summary: 'How many first answers of the last 30 days were due, and how many came in time.',
  method: 'GET',
  path: '/api/office/case-promise',
  side: 'query',
  permission: { kind: 'office', right: 'read_cases' },
  params: noParams,
  query: noQuery,
  body: nothing,
  response: z.object({ due: z.int(), kept: z.int() }),
  status: 200,
  problems: [],
});

const ofCase = { params: z.object({ id: z.uuid() }), query: noQuery, status: 200 } as const;

const officeCase = caseView
  .omit({ may_reply: true, messages: true })
  .extend(officeCaseRow.pick({ customer: true, assignee: true, answer_due_at: true, is_overdue: true }).shape)
  .extend({
    language: z.enum(['nl', 'fr']),
    contact: z
      .object({
        gender: z.string().nullable(),
        company_name: z.string().nullable(),
        person: z.string().nullable(),
        phone: z.string().nullable(),
        email: z.string().nullable(),
      })
      .nullable(),
    /** Typed by a visitor, not verified. */
    claimed_customer: z.string().nullable(),
    /** For `npm run erase`; null for a user. */
    visitor_id: z.string().nullable(),
    sector: z.string().nullable(),
    segment: z.string().nullable(),
    postal_code: z.string().nullable(),
    messages: z.array(caseMessageView.extend({ author: z.string().nullable() })),
    close_reason: z.string().nullable(),
    document_request: officeDocumentRow.nullable(),
    /** Of customer service, until the first answer or now. */
    waited_minutes: z.int(),
    promised_minutes: z.int(),
  });
export type OfficeCase = z.output<typeof officeCase>;

export const getOfficeCase = defineEndpoint({
  ...ofCase,
  name: 'getOfficeCase',
  summary: 'One case with its conversation, files and links.',
  method: 'GET',
  path: '/api/office/cases/:id',
  side: 'query',
  permission: { kind: 'office', right: 'read_cases' },
  body: nothing,
  response: officeCase,
  problems: ['case.not_found'],
});

export const getOfficeCaseFile = defineEndpoint({
  name: 'getOfficeCaseFile',
  summary: 'A file of a case.',
  method: 'GET',
  path: '/api/office/cases/:id/files/:file',
  side: 'query',
  permission: { kind: 'office', right: 'read_cases' },
  params: z.object({ id: z.uuid(), file: z.uuid() }),
  query: noQuery,
  body: nothing,
  response: nothing,
  status: 200,
  produces: 'file',
  problems: ['case.file_not_found'],
});

export const getCaseHistory = defineEndpoint({
  ...ofCase,
  name: 'getCaseHistory',
  summary: 'Every event of a case, oldest first, and whether its chain of hashes holds.',
  method: 'GET',
  path: '/api/office/cases/:id/history',
  side: 'query',
  permission: { kind: 'office', right: 'read_cases' },
  body: nothing,
  response: streamHistory,
  problems: ['case.not_found'],
});

const act = {
  ...ofCase,
  method: 'POST',
  side: 'command',
  permission: { kind: 'office', right: 'answer_cases' },
  response: z.object({ id: z.uuid(), status: caseStatus }),
} as const;

export const answerCase = defineEndpoint({
  ...act,
  name: 'answerCase',
  summary: 'Answer a case; a mail says so.',
  path: '/api/office/cases/:id/answer',
  body: z.strictObject({ text: caseMessage }),
  problems: ['case.not_found', 'case.closed', 'case.person_erased', 'case.too_many_messages'],
});

export const askCaseInformation = defineEndpoint({
  ...act,
  name: 'askCaseInformation',
  summary: 'Ask the customer for more; a mail says so.',
  path: '/api/office/cases/:id/ask',
  body: z.strictObject({ text: caseMessage }),
  problems: ['case.not_found', 'case.closed', 'case.person_erased', 'case.too_many_messages'],
});

export const assignCase = defineEndpoint({
  ...act,
  name: 'assignCase',
  summary: 'Hand a case over to a user of the office, or to nobody.',
  path: '/api/office/cases/:id/assign',
  body: z.strictObject({ user_id: digitsParam.nullable() }),
  problems: ['case.not_found', 'case.closed', 'case.assignee_unknown'],
});

export const closeCase = defineEndpoint({
  ...act,
  name: 'closeCase',
  summary: 'Close a case with a reason; a mail says so.',
  path: '/api/office/cases/:id/close',
  body: z.strictObject({ reason: reasonOf('closeCase') }),
  problems: ['case.not_found', 'case.dispute_unanswered'],
});

const caseDocument = z.enum(['order', 'delivery_note', 'invoice', 'return']);

export const linkCase = defineEndpoint({
  ...act,
  name: 'linkCase',
  summary: 'Link a case to a document of its customer, in place of another one of that kind; null removes the link.',
  path: '/api/office/cases/:id/link',
  body: z.strictObject({ document: caseDocument, number: digitsParam.nullable() }),
  problems: ['case.not_found', 'case.document_not_own', 'case.dispute_has_invoice'],
});
