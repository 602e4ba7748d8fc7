import { z } from 'zod';
import { fieldShape } from '@talloor/rules/account/fields/fieldShape.ts';
import { defineEndpoint } from '../endpoint.ts';
import { loginThen } from '../loginThen.ts';
import { digitsParam, epochSeconds, euro, line, noQuery, nothing, shownAddress, text, vatView } from '../shapes.ts';

/** Spec after-ordering §5. */
export const returnReason = z.enum([
  'recall',
  'quality_deviation',
  'damaged',
  'unsuitable_replacement',
  'ordered_too_much',
  'wrong_order',
]);
export type ReturnReason = z.output<typeof returnReason>;

/** `refused`, `withdrawn` and `credited` are final. */
export const returnStatus = z.enum([
  'requested',
  'accepted',
  'planned',
  'collected',
  'credited',
  'refused',
  'withdrawn',
]);
export type ReturnStatus = z.output<typeof returnStatus>;

export const returnStep = z.object({ step: returnStatus, at: epochSeconds });

export const returnSummary = z.object({
  return_id: z.string(),
  delivery_number: z.string(),
  order_number: z.string(),
  status: returnStatus,
  requested_at: epochSeconds,
  /** yyyy-mm-dd; null until planned. */
  collection_day: z.string().nullable(),
  articles: z.array(z.object({ article_number: z.string(), name: z.string() })),
  photos: z.int(),
  /** Including VAT and deposit; null before the credit or when hidden. */
  credited: euro.nullable(),
});
export type ReturnSummary = z.output<typeof returnSummary>;

/** Spec after-ordering §3, Return request. Texts read null after erasure. */
export const returnLineView = z.object({
  line_id: z.string(),
  article_number: z.string(),
  erp_number: z.string().optional(),
  name: z.string(),
  unit: z.string(),
  quantity: z.number(),
  collected: z.number().nullable(),
  reason: returnReason,
  /** yyyy-mm-dd */
  best_before: z.string().nullable(),
  comment: z.string().nullable(),
});

export const creditView = z.object({
  excl_vat: euro,
  vat: z.array(vatView),
  total_vat: euro,
  deposit: euro,
  total: euro,
});

export const returnView = returnSummary.omit({ articles: true, photos: true, credited: true }).extend({
  customer_number: z.string(),
  customer_name: z.string(),
  delivered_on: z.string(),
  contact: z.object({ name: z.string().nullable(), email: z.string().nullable() }),
  address: shownAddress.nullable(),
  lines: z.array(returnLineView),
  photos: z.array(z.object({ photo_id: z.string(), width: z.int(), height: z.int() })),
  steps: z.array(returnStep),
  answer: z.string().nullable(),
  /** Null before the credit or when hidden. */
  credit: creditView.nullable(),
  may_withdraw: z.boolean(),
  may_add_photos: z.boolean(),
});
export type ReturnView = z.output<typeof returnView>;

const ofCustomer = { permission: { kind: 'customer' }, feature: 'pending_orders' } as const;
const ofReturn = { ...ofCustomer, names: { id: 'return' }, params: z.object({ id: digitsParam }) } as const;

export const toggleReturnLine = defineEndpoint({
  ...ofCustomer,
  name: 'toggleReturnLine',
  permission: { kind: 'customer', right: 'returns' },
  names: { number: 'delivery_note', lineId: 'delivery_note' },
  summary:
    'Marks a line of a delivery note as one to give back, or takes the mark away; `returned` says which, without it the other way round.',
  method: 'POST',
  path: '/api/delivery-note/return/:number/:lineId',
  side: 'command',
  params: z.object({ number: digitsParam, lineId: digitsParam }),
  query: noQuery,
  body: z.strictObject({ returned: z.boolean().optional() }).optional(),
  response: z.object({ line_id: z.string(), returned: z.boolean(), marked_lines: z.int() }),
  status: 200,
  problems: ['delivery_note.not_found', 'delivery_note.line_not_found', 'return.not_delivered', 'return.nothing_left'],
});

export const mostReturnLines = 200;

export const requestReturn = defineEndpoint({
  ...ofCustomer,
  name: 'requestReturn',
  permission: { kind: 'customer', right: 'returns' },
  names: { delivery_number: 'delivery_note' },
  summary: 'Asks to give articles of a delivery back; the office judges it.',
  method: 'POST',
  path: '/api/returns',
  side: 'command',
  params: z.object({}),
  query: noQuery,
  body: z.strictObject({
    delivery_number: digitsParam,
    /** yyyy-mm-dd. */
    delivery_date: line(10),
    contact: z.strictObject({ name: line(80).trim().min(1), email: fieldShape('email') }),
    lines: z
      .array(
        z.strictObject({
          /** Default: the line of this article. */
          line_id: digitsParam.optional(),
          article_number: digitsParam,
          quantity: z.number().positive().max(99_999).multipleOf(0.001),
          reason: returnReason,
          /** yyyy-mm-dd, from the label. */
          best_before: line(10).nullable().default(null),
          comment: text(400).trim().default(''),
        }),
      )
      .min(1)
      .max(mostReturnLines),
  }),
  response: z.object({ return_id: z.string(), status: returnStatus }),
  status: 201,
  problems: [
    'delivery_note.not_found',
    'return.not_delivered',
    'return.unknown_article',
    'return.article_not_on_note',
    'return.invalid_date',
    'return.quantity_exceeded',
    'return.whole_pieces',
    'return.nothing_left',
    'request.rate_limited',
  ],
});

export const listReturns = defineEndpoint({
  ...ofCustomer,
  name: 'listReturns',
  summary: 'Returns of the customer, the newest first.',
  method: 'GET',
  path: '/api/returns',
  side: 'query',
  params: z.object({}),
  query: z.object({ page: z.coerce.number().int().min(1).max(10_000).default(1) }),
  body: nothing,
  response: z.object({ returns: z.array(returnSummary), total: z.int(), pages: z.int() }),
  status: 200,
  problems: [],
});

export const getReturn = defineEndpoint({
  ...ofReturn,
  name: 'getReturn',
  summary: 'A return of the customer: its articles, how far it is, and what the office said.',
  method: 'GET',
  path: '/api/returns/:id',
  side: 'query',
  query: noQuery,
  body: nothing,
  response: returnView,
  status: 200,
  problems: ['return.not_found'],
});

export const withdrawReturn = defineEndpoint({
  ...ofReturn,
  name: 'withdrawReturn',
  permission: { kind: 'customer', right: 'returns' },
  summary: 'Takes a return back, until its goods are fetched.',
  method: 'POST',
  path: '/api/returns/:id/withdraw',
  side: 'command',
  query: noQuery,
  body: z.strictObject({}).optional(),
  response: z.object({ return_id: z.string(), status: returnStatus }),
  status: 200,
  problems: ['return.not_found', 'return.ended', 'return.collected'],
});

export const mostReturnPhotos = 6;
export const mostPhotoBytes = 10 * 1024 * 1024;

export const addReturnPhoto = defineEndpoint({
  ...ofReturn,
  name: 'addReturnPhoto',
  permission: { kind: 'customer', right: 'returns' },
  summary:
    'Adds a photo of the goods (JPEG, PNG or WebP: the bytes as they are). It is written anew, without what the camera noted in it.',
  method: 'POST',
  path: '/api/returns/:id/photos',
  side: 'command',
  query: noQuery,
  body: nothing,
  bodyType: 'file',
  response: z.object({ photo_id: z.string(), photos: z.int() }),
  status: 201,
  problems: [
    'return.not_found',
    'return.ended',
    'return.collected',
    'return.too_many_photos',
    'return.photo_too_large',
    'return.photo_unreadable',
    'upload.busy',
    'request.unsupported_media_type',
    'request.rate_limited',
  ],
});

export const getReturnPhoto = defineEndpoint({
  ...ofCustomer,
  name: 'getReturnPhoto',
  names: { id: 'return', photo: 'return' },
  summary: 'A photo of a return of the customer.',
  method: 'GET',
  path: '/api/returns/:id/photos/:photo',
  side: 'query',
  params: z.object({ id: digitsParam, photo: z.uuid() }),
  query: noQuery,
  body: nothing,
  response: nothing,
  status: 200,
  produces: 'file',
  problems: ['return.photo_not_found'],
});

export const downloadReturnSlip = defineEndpoint({
  ...ofReturn,
  name: 'downloadReturnSlip',
  summary: 'The slip that lies with the goods of a return, as a PDF.',
  method: 'GET',
  path: '/return-slip/:id/pdf',
  side: 'query',
  query: noQuery,
  body: nothing,
  response: nothing,
  status: 200,
  produces: 'file',
  loggedOut: (language, { id = '' }) =>
    loginThen(
      language,
      `${language === 'nl' ? '/nl-mijn-account-retour' : '/fr-mon-compte-retour'}?id=${encodeURIComponent(id)}`,
    ),
  problems: ['return.not_found', 'paper.busy'],
});
