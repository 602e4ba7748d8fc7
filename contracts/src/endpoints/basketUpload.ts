import { z } from 'zod';
import { basketView } from '@talloor/rules/basket/basketWire.ts';
import { uploadReasons, uploadVerdicts } from '@talloor/rules/upload/uploadVerdict.ts';
import { defineEndpoint } from '../endpoint.ts';
import { digitsParam, euro, line, noParams, noQuery, nothing } from '../shapes.ts';

/** Bytes of an order file. */
export const mostUploadBytes = 10 * 1024 * 1024;
/** Bytes of a JSON body with all lines. */
const bodyLimit = 4 * 1024 * 1024;
/** Upper bound for `UPLOAD_MAX_ROWS`. */
export const mostUploadRows = 9_999;

/** Lines per import; larger files are imported in parts. */
export const mostImportedLines = 500;

/** A line with its raw cells. */
const uploadRow = z.strictObject({
  /** Row in the file, from 1. */
  row: z.int().min(0).max(10_000_000),
  /** Article number or barcode. */
  article: line(100),
  quantity: line(100),
  /** Unit of the line; `kg` allows fractions. */
  unit: line(100).default(''),
  /** Adds to the basket's quantity. */
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
  /** Reason code with `parameters`. */
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
      /** Unit of the quantities. */
      unit: z.string(),
      /** Replacement of an unavailable article. */
      replacement: z.object({ article_number: z.string(), name: z.string() }).nullable(),
    })
    .nullable(),
  /** Resulting basket quantity; null for an unused line. */
  becomes: z.number().nullable(),
  /** Quantity added to the basket. */
  adds: z.number(),
  /** Sum with the existing basket quantity. */
  together: z.number().nullable(),
  /** Amount of the added quantity excluding VAT; null for nothing or hidden prices. */
  amount: euro.nullable(),
});
export type UploadLine = z.output<typeof uploadLine>;

const judgement = z.object({
  /** Decimal mark; send it again with a re-check. */
  decimal,
  /** In file order. */
  lines: z.array(uploadLine),
  /** Number of articles that still fit. */
  room: z.int(),
  max_lines: z.int(),
});

export const uploadPreview = judgement.extend({
  file: z.object({
    format: z.enum(['xls', 'xlsx', 'xlsb', 'ods', 'xml', 'html', 'csv', 'text']),
    /** Sheet that was read, and all sheets. */
    sheet: z.string().nullable(),
    sheets: z.array(z.string()),
    /** Column indexes from 0. Without a quantity column each line counts one. */
    columns: z.object({ article: z.int(), quantity: z.int().nullable() }),
  }),
});
export type UploadPreview = z.output<typeof uploadPreview>;
export type UploadJudgement = z.output<typeof judgement>;

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
    /** File name; its extension must be a supported type. */
    name: line(255).optional(),
    /** Sheet of a workbook. */
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
