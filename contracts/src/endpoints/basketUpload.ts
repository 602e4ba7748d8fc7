import { z } from 'zod';
import { basketView } from '@talloor/rules/basket/basketWire.ts';
import { uploadReasons, uploadVerdicts } from '@talloor/rules/upload/uploadVerdict.ts';
import { defineEndpoint } from '../endpoint.ts';
import { digitsParam, euro, line, noParams, noQuery, nothing } from '../shapes.ts';

/** Of an order file, in bytes. */
export const mostUploadBytes = 10 * 1024 * 1024;
/** Of a JSON body that names every line of one. */
const bodyLimit = 4 * 1024 * 1024;
/** Of any tenant; how many a tenant takes is its configuration (`UPLOAD_MAX_ROWS`). */
export const mostUploadRows = 9_999;

/** Lines of one import: what one append to a stream takes, and a basket of several thousand is filled in parts. */
export const mostImportedLines = 500;

/** A line as the cells of the file say it, to be judged. */
const uploadRow = z.strictObject({
  /** Where it stands in the file, from 1. */
  row: z.int().min(0).max(10_000_000),
  /** Article number or barcode. */
  article: line(100),
  quantity: line(100),
  /** As a column of units says it; of `kg` a part can be meant. */
  unit: line(100).default(''),
  /** Wanted on top of what the basket has of the article. */
  add: z.boolean().default(false),
});

const decimal = z.enum(['comma', 'point', 'unknown']);

export const uploadLine = z.object({
  row: z.int(),
  article: z.string(),
  quantity: z.string(),
  unit: z.string(),
  add: z.boolean(),
  verdict: z.enum(uploadVerdicts),
  /** Why, in a code whose words the pages have; `parameters` fill them. */
  reason: z
    .object({
      code: z.enum(uploadReasons),
      parameters: z.record(z.string(), z.union([z.string(), z.number()])),
    })
    .nullable(),
  product: z
    .object({
      article_number: z.string(),
      name: z.string(),
      brand: z.string(),
      pack: z.string(),
      image: z.string().nullable(),
      board: z.string(),
      icon: z.string().nullable(),
      /** Of the quantities. */
      unit: z.string(),
      /** An article that stands in for one that is not available. */
      replacement: z.object({ article_number: z.string(), name: z.string() }).nullable(),
    })
    .nullable(),
  /** What the basket will have of the article; null where the line has no part in it. */
  becomes: z.number().nullable(),
  /** What is put into the basket for it. */
  adds: z.number(),
  /** Of an article that is in the basket already: what it would become if the line were added. */
  together: z.number().nullable(),
  /** Of what is added, excluding VAT; null for nothing, and where the customer's prices are hidden. */
  amount: euro.nullable(),
});
export type UploadLine = z.output<typeof uploadLine>;

const judgement = z.object({
  /** The mark before decimals that the quantities were read with; to be sent along when lines are checked again. */
  decimal,
  /** In the order of the file. */
  lines: z.array(uploadLine),
  /** How many more articles the basket can have. */
  room: z.int(),
  max_lines: z.int(),
});

export const uploadPreview = judgement.extend({
  file: z.object({
    format: z.enum(['xls', 'xlsx', 'xlsb', 'ods', 'xml', 'html', 'csv', 'text']),
    /** The sheet that was read, and all that could be; null and none where there are no sheets. */
    sheet: z.string().nullable(),
    sheets: z.array(z.string()),
    /** Places of the columns, from 0. Without one of quantities every line counts for one. */
    columns: z.object({ article: z.int(), quantity: z.int().nullable() }),
  }),
});
export type UploadPreview = z.output<typeof uploadPreview>;
export type UploadJudgement = z.output<typeof judgement>;

/** All three share the permission and the feature. */
const ofUpload = { permission: { kind: 'customer' }, feature: 'basket_upload', params: noParams } as const;

export const previewBasketUpload = defineEndpoint({
  ...ofUpload,
  name: 'previewBasketUpload',
  summary:
    'Reads an order file (xls, xlsx, csv or pasted text: the bytes as they are) and judges each of its lines. Changes nothing and keeps nothing of the file.',
  method: 'POST',
  path: '/api/basket/upload',
  side: 'query',
  query: z.object({
    /** Its name; where it is said, the ending must be one of the file types. */
    name: line(255).optional(),
    /** Of a workbook with several. */
    sheet: line(100).optional(),
  }),
  body: nothing,
  bodyType: 'file',
  response: uploadPreview,
  status: 200,
  problems: [
    'upload.wrong_filetype',
    'upload.no_data',
    'upload.too_many_rows',
    'upload.unreadable',
    'upload.encrypted',
    'upload.too_complex',
    'upload.too_large',
    'upload.busy',
    'request.unsupported_media_type',
    'request.rate_limited',
  ],
});

export const checkBasketUpload = defineEndpoint({
  ...ofUpload,
  name: 'checkBasketUpload',
  summary: 'Judges the lines of an order file again, after some were corrected. Changes nothing.',
  method: 'POST',
  path: '/api/basket/upload/check',
  side: 'query',
  query: noQuery,
  body: z.strictObject({ decimal, rows: z.array(uploadRow).max(mostUploadRows) }),
  bodyLimit,
  response: judgement,
  status: 200,
  problems: ['upload.too_many_rows', 'request.rate_limited'],
});

export const importBasketUpload = defineEndpoint({
  ...ofUpload,
  name: 'importBasketUpload',
  summary:
    'Adds quantities to the basket, up to 500 lines at once; the rest of a longer file comes with further calls. What others put there meanwhile is added to; a quantity that can no longer be ordered becomes the nearest that can: the basket in the answer tells.',
  method: 'POST',
  path: '/api/basket/upload/import',
  side: 'command',
  query: noQuery,
  body: z.strictObject({
    items: z
      .array(z.strictObject({ article_number: digitsParam, quantity: z.number().positive().max(99_999) }))
      .min(1)
      .max(mostImportedLines),
  }),
  response: basketView,
  status: 200,
  problems: ['basket.concurrent_change', 'basket.too_many_lines'],
});
