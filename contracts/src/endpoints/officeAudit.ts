import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { eventNameText } from '../eventName.ts';
import { digitsParam, inputDay, isoInstant, line, noParams, noQuery, nothing } from '../shapes.ts';
import { shownChange, streamHistory } from './audit.ts';

export const auditQuestions = [
  'after_deadline',
  'employee',
  'on_behalf',
  'price_override',
  'view_as',
  'erasure',
  'failed_login',
  'correction',
  'parked',
  'reads',
] as const;
export type AuditQuestion = (typeof auditQuestions)[number];

const auditedPage = z.object({
  kind: z.enum(['order', 'invoice']),
  id: z.string(),
});

const auditedPerson = z.object({ id: z.string(), name: z.string().nullable() });

export const auditRow = z.object({
  id: z.string(),
  at: isoInstant,
  title: z.string(),
  changes: z.array(shownChange),
  /** Null without a person: the product itself, or an unknown name. */
  by: auditedPerson.nullable(),
  on_behalf_of: auditedPerson.nullable(),
  customer: auditedPerson.nullable(),
  event: eventNameText.nullable(),
  page: auditedPage.nullable(),
  /** Row of the reference data, which has no event. */
  change: z.object({ id: z.string(), subject: z.string(), key: z.string() }).nullable(),
});
export type AuditRow = z.output<typeof auditRow>;

const auditFilter = z.object({
  /** Days in Brussels, both included; the last 31 days by default. */
  from: inputDay.optional(),
  to: inputDay.optional(),
  employee: digitsParam.optional(),
  customer: digitsParam.optional(),
});

const ofAuditor = {
  method: 'GET',
  side: 'query',
  permission: { kind: 'office', right: 'read_audit' },
  body: nothing,
  status: 200,
} as const;
const question = z.object({ question: z.enum(auditQuestions) });

export const listAuditRows = defineEndpoint({
  ...ofAuditor,
  name: 'listAuditRows',
  summary: 'The answer to a question of auditors, the newest first. What an auditor reads is recorded.',
  path: '/api/office/audit/:question',
  params: question,
  query: auditFilter.extend({
    after: line(80).optional(),
  }),
  response: z.object({
    from: z.iso.date(),
    to: z.iso.date(),
    rows: z.array(auditRow),
    /** Null for more than 1,000. */
    total: z.int().nullable(),
    next: z.string().nullable(),
  }),
  problems: [],
});

export const exportAuditRows = defineEndpoint({
  ...ofAuditor,
  name: 'exportAuditRows',
  summary: 'The whole answer to a question of auditors as a sheet (xlsx) or as text (csv), at most 10,000 rows.',
  path: '/api/office/audit/:question/export',
  params: question,
  query: auditFilter.extend({ format: z.enum(['xlsx', 'csv']).default('xlsx') }),
  response: nothing,
  produces: 'file',
  problems: [],
});

export const listAuditedEmployees = defineEndpoint({
  ...ofAuditor,
  name: 'listAuditedEmployees',
  summary: 'People of the office who acted at least once.',
  path: '/api/office/audited-employees',
  params: noParams,
  query: noQuery,
  response: z.array(auditedPerson),
  problems: [],
});

export const getStreamHistory = defineEndpoint({
  ...ofAuditor,
  name: 'getStreamHistory',
  summary:
    'Every event of the stream of this event, with the check of its chain. Demands the right to read its kind too.',
  path: '/api/office/audit-streams/:event',
  params: z.object({ event: eventNameText }),
  query: noQuery,
  response: streamHistory.extend({ stream: z.string() }),
  problems: ['permission.denied', 'not_found'],
});
