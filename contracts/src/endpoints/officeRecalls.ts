import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { reasonOf } from '../officeReasons.ts';
import { officeListQuery } from '../officeListQuery.ts';
import { digitsParam, epochSeconds, isoInstant, line, noParams, noQuery, nothing, text } from '../shapes.ts';
import { deliveryStage } from './deliveryNotes.ts';
import {
  answerBytes,
  answerProblems,
  answerVersion,
  recallAnswer,
  recallDelivery,
  recallScopeView,
  recallStatus,
} from './recalls.ts';

const ofOffice = { permission: { kind: 'office', right: 'read_orders' }, feature: 'pending_orders' } as const;
const ofRecall = { params: z.object({ id: digitsParam }), query: noQuery, feature: 'pending_orders' } as const;
const bilingual = z.object({ nl: z.string(), fr: z.string() });

const reach = z.object({
  customers: z.int(),
  acknowledged: z.int(),
  deliveries: z.int(),
  /** In units of the orders. */
  quantity: z.number(),
});

export const officeRecallRow = reach.extend({
  id: z.string(),
  title: bilingual,
  scope: recallScopeView,
  status: recallStatus,
  opened_at: isoInstant,
  closed_at: isoInstant.nullable(),
});
export type OfficeRecallRow = z.output<typeof officeRecallRow>;

export const officeRecallFilter = z.strictObject({ part: z.enum(['open', 'closed', 'all']).default('open') });

export const listOfficeRecalls = defineEndpoint({
  ...ofOffice,
  name: 'listOfficeRecalls',
  summary: 'Recalls, those that are open by default, the newest first; Content-Range.',
  method: 'GET',
  path: '/api/office/recalls',
  side: 'query',
  params: noParams,
  query: officeListQuery('["opened_at","DESC"]'),
  body: nothing,
  response: z.array(officeRecallRow),
  status: 200,
  problems: [],
});

/** The name is null after erasure. */
const person = z.object({ id: z.string(), name: z.string().nullable() });

const recallCustomer = z.object({
  customer_number: z.string(),
  name: z.string(),
  notified_at: epochSeconds,
  last_notified_at: epochSeconds,
  notices: z.int(),
  /** Last mail recipients; null after erasure. */
  recipients: z.array(z.string().nullable()),
  mailed_at: epochSeconds.nullable(),
  mailed_to: z.int(),
  reminders: z.int(),
  reminded_at: epochSeconds.nullable(),
  awaits: z.boolean(),
  acknowledged_at: epochSeconds.nullable(),
  acknowledged_by: person.nullable(),
  /** Null when the customer answered. */
  office_reason: z.string().nullable(),
  quantity: z.number(),
  held: z.number(),
  used: z.number(),
  destroyed: z.number(),
  version: answerVersion,
  deliveries: z.array(recallDelivery),
});
export type OfficeRecallCustomer = z.output<typeof recallCustomer>;

/** Picked orders to stop before departure. */
const inHouse = z.object({
  customer_number: z.string(),
  customer_name: z.string(),
  delivery_number: z.string(),
  order_number: z.string(),
  delivery_date: epochSeconds,
  stage: deliveryStage,
  quantity: z.number(),
});

const officeRecall = officeRecallRow.extend({
  reason: bilingual,
  instruction: bilingual,
  opened_by: person,
  closed_by: person.nullable(),
  close_reason: z.string().nullable(),
  told: z.array(recallCustomer),
  in_house: z.array(inHouse),
});
export type OfficeRecall = z.output<typeof officeRecall>;

export const getOfficeRecall = defineEndpoint({
  ...ofRecall,
  name: 'getOfficeRecall',
  summary: 'One recall: who was told of what, when, and what they said; and what is still in the house.',
  method: 'GET',
  path: '/api/office/recalls/:id',
  side: 'query',
  permission: { kind: 'office', right: 'read_orders' },
  body: nothing,
  response: officeRecall,
  status: 200,
  problems: ['recall.not_found'],
});

/** Comma-separated. */
const several = (item: z.ZodType<string, string>) =>
  line(500)
    .default('')
    .transform((input) => [...new Set(input.split(',').map((each) => each.trim()))].filter((each) => each !== ''))
    .pipe(z.array(item).max(20));
const scope = { lots: z.array(line(20).trim().min(1)).max(20), articles: z.array(digitsParam).max(20) };
const namesSomething = ({
  lots,
  articles,
}: {
  readonly lots: readonly string[];
  readonly articles: readonly string[];
}) => lots.length + articles.length > 0;

export const previewRecall = defineEndpoint({
  ...ofOffice,
  name: 'previewRecall',
  summary:
    'Whom a recall of these lots and articles would reach: customers, deliveries, pieces; and what is still in the house.',
  method: 'GET',
  path: '/api/office/recall-preview',
  side: 'query',
  params: noParams,
  query: z
    .object({ lots: several(line(20)), articles: several(digitsParam) })
    .refine(namesSomething, { message: 'lot or article', path: ['lots'] }),
  body: nothing,
  response: reach.omit({ acknowledged: true }).extend({ in_house: z.int() }),
  status: 200,
  problems: [],
});

const words = (max: number) => z.strictObject({ nl: text(max).trim().min(1), fr: text(max).trim().min(1) });
const recallResult = z.object({ id: z.string(), status: recallStatus });

export const openRecall = defineEndpoint({
  ...ofOffice,
  name: 'openRecall',
  summary: 'Open a recall: every customer that something of it reached is told, at once and as long as it is open.',
  method: 'POST',
  path: '/api/office/recalls',
  side: 'command',
  permission: { kind: 'office', right: 'handle_deliveries' },
  params: noParams,
  query: noQuery,
  body: z
    .strictObject({ ...scope, title: words(120), reason: words(1000), instruction: words(1000) })
    .refine(namesSomething, { message: 'lot or article', path: ['lots'] }),
  response: recallResult,
  status: 201,
  problems: [],
});

const act = {
  ...ofRecall,
  method: 'POST',
  side: 'command',
  permission: { kind: 'office', right: 'handle_deliveries' },
  response: recallResult,
  status: 200,
} as const;

export const remindOfRecall = defineEndpoint({
  ...act,
  name: 'remindOfRecall',
  summary: 'Mail again every customer that has not answered, or one of them.',
  path: '/api/office/recalls/:id/remind',
  body: z.strictObject({ customer_number: digitsParam.optional() }),
  problems: ['recall.not_found', 'recall.closed', 'recall.all_answered'],
});

export const acknowledgeRecallFor = defineEndpoint({
  ...act,
  name: 'acknowledgeRecallFor',
  summary: 'Note what a customer answered by phone or otherwise.',
  path: '/api/office/recalls/:id/acknowledge',
  body: z.strictObject({
    customer_number: digitsParam,
    reason: reasonOf('acknowledgeRecall'),
    version: answerVersion,
    lines: recallAnswer.default([]),
  }),
  bodyLimit: answerBytes,
  problems: [...answerProblems],
});

export const closeRecall = defineEndpoint({
  ...act,
  name: 'closeRecall',
  summary: 'Close a recall: nobody is told of it any more.',
  path: '/api/office/recalls/:id/close',
  body: z.strictObject({ reason: reasonOf('closeRecall') }),
  problems: ['recall.not_found'],
});

export const exportRecall = defineEndpoint({
  name: 'exportRecall',
  summary: 'Customers, deliveries, quantities and answers of a recall as a sheet (xlsx).',
  method: 'GET',
  path: '/api/office/recalls/:id/sheet',
  side: 'query',
  ...ofOffice,
  params: z.object({ id: digitsParam }),
  query: noQuery,
  body: nothing,
  response: nothing,
  status: 200,
  produces: 'file',
  problems: ['recall.not_found'],
});
