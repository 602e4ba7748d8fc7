import { z } from 'zod';
import { basketView } from '@talloor/rules/basket/basketWire.ts';
import { uploadColumnRoles, type UploadColumnRole } from '@talloor/rules/upload/columnRoles.ts';
import { uploadReasons, uploadVerdicts } from '@talloor/rules/upload/uploadVerdict.ts';
import { defineEndpoint } from '../endpoint.ts';
import { digitsParam, euro, line, noParams, noQuery, nothing } from '../shapes.ts';

export const mostUploadBytes = 10 * 1024 * 1024;
const bodyLimit = 4 * 1024 * 1024;
/** Upper bound for `UPLOAD_MAX_ROWS`. */
export const mostUploadRows = 9_999;

/** Larger files are imported in parts. */
export const mostImportedLines = 500;

export const mostUploadColumns = 60;

const columnRole = z.enum(uploadColumnRoles);

const uploadRow = z.strictObject({
  /** Row in the file, from 1. */
  row: z.int().min(0).max(10_000_000),
  /** Column of the article, from 0; blocks side by side give a row several lines. */
  column: z.int().min(0).max(mostUploadColumns).default(0),
  /** Article number or barcode. */
  article: line(100),
  /** Empty: not ordered, or to be filled in. */
  quantity: line(100),
  /** Pieces, or a packaging, weight or volume of the article itself. */
  unit: line(100).default(''),
  /** Free text; empty for a line of a table. */
  text: line(200).default(''),
  /** Hidden in the sheet: not ordered, unless sent as false. */
  hidden: z.boolean().default(false),
  /** Adds to the basket's quantity. */
  add: z.boolean().default(false),
});

const decimal = z.enum(['comma', 'point', 'unknown']);

export const uploadLine = z.object({
  row: z.int(),
  column: z.int(),
  article: z.string(),
  quantity: z.string(),
  unit: z.string(),
  text: z.string(),
  hidden: z.boolean(),
  add: z.boolean(),
  verdict: z.enum(uploadVerdicts),
  /** The first explains the verdict. Empty when the verdict suffices. */
  reasons: z.array(
    z.object({
      code: z.enum(uploadReasons),
      parameters: z.record(z.string(), z.union([z.string(), z.number()])),
    }),
  ),
  product: z
    .object({
      article_number: z.string(),
      name: z.string(),
      brand: z.string(),
      pack: z.string(),
      image: z.string().nullable(),
      board: z.string(),
      icon: z.string().nullable(),
      unit: z.string(),
      replacement: z.object({ article_number: z.string(), name: z.string() }).nullable(),
    })
    .nullable(),
  /** Resulting basket quantity; null for an unused line. */
  becomes: z.number().nullable(),
  adds: z.number(),
  /** Sum with the existing basket quantity. */
  together: z.number().nullable(),
  /** Amount of the added quantity excluding VAT; null for nothing or hidden prices. */
  amount: euro.nullable(),
});
export type UploadLine = z.output<typeof uploadLine>;

const judgement = z.object({
  /** Send it again with a re-check. */
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
    /** Null for a text, or before one of `sheets` is chosen. */
    sheet: z.string().nullable(),
    sheets: z.array(z.string()),
    /** False: `lines` is empty until sheet and columns are chosen (`sheet` and `columns` of the query). */
    chosen: z.boolean(),
    remembered: z.boolean(),
    /** All columns from the first. Roles that are not certain are `unused`. Empty for free text. */
    columns: z.array(
      z.object({
        /** Empty without a heading row. */
        heading: z.string(),
        /** Hidden in the sheet, so never proposed. */
        hidden: z.boolean(),
        role: columnRole,
      }),
    ),
    heading_row: z.int().nullable(),
    /** Heading and hidden rows included. Empty for free text. */
    sample: z.array(z.object({ row: z.int(), hidden: z.boolean(), cells: z.array(z.string()) })),
    /** Rows that are not empty. */
    total_rows: z.int(),
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
    /** The extension must be a supported type. */
    name: line(255).optional(),
    sheet: line(100).optional(),
    /**
     * Roles from the first column: `article,unused,quantity`; further columns are unused. Several articles and
     * quantities alternate; articles that share a quantity are one article. Default: remembered roles, or proposals
     * where certain.
     */
    columns: z
      .string()
      .regex(/^(article|quantity|unit|unused)(,(article|quantity|unit|unused)){0,59}$/)
      .transform((roles) => roles.split(',') as UploadColumnRole[])
      .optional(),
  }),
  body: nothing,
  bodyType: 'file',
  response: uploadPreview,
  status: 200,
  problems: [
    'upload.wrong_filetype',
    'upload.no_data',
    'upload.too_many_rows',
    'upload.too_many_columns',
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

export const rememberUploadColumns = defineEndpoint({
  ...ofUpload,
  name: 'rememberUploadColumns',
  permission: { kind: 'customer', right: 'order' },
  summary:
    'Remembers the columns that a person chose, for the next order file of this customer with the same headings. Nothing of the file is kept.',
  method: 'PUT',
  path: '/api/basket/upload/columns',
  side: 'command',
  query: noQuery,
  body: z.strictObject({
    /** All columns from the first, with at least one heading. */
    columns: z
      .array(z.strictObject({ heading: line(100), role: columnRole }))
      .min(1)
      .max(mostUploadColumns)
      .refine((columns) => columns.some(({ heading }) => heading !== '')),
  }),
  response: nothing,
  status: 204,
  problems: [],
});

export const importBasketUpload = defineEndpoint({
  ...ofUpload,
  name: 'importBasketUpload',
  permission: { kind: 'customer', right: 'order' },
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
