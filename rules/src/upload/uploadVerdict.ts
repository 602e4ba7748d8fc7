import type { MessageParameters } from '../basket/lineError.ts';

/** Verdicts in the order of the filters (spec shopping §8, Upload). */
export const uploadVerdicts = [
  'added',
  'quantity_adjusted',
  'stock_adjusted',
  /** Added to an earlier line of the same article. */
  'added_up',
  'already_in_basket',
  'article_missing',
  'invalid_article',
  'not_numeric',
  'quantity_missing',
  'quantity_invalid',
  'unavailable',
  'zero_skipped',
  'total_skipped',
] as const;
export type UploadVerdict = (typeof uploadVerdicts)[number];

/** Reasons with message parameters. `…_date` is epoch seconds of a day. */
export const uploadReasons = [
  'together',
  'added_up',
  'not_multiple',
  'below_minimum',
  'above_maximum',
  'stock',
  'in_basket',
  'thousands',
  'number_unknown',
  'barcode_mistyped',
  'number_shortened',
  'article_text',
  'article_letter_o',
  'quantity_text',
  'quantity_date',
  'quantity_negative',
  'quantity_fraction',
  'out_of_assortment',
  'not_orderable',
  'no_stock',
] as const;
export type UploadReason = { readonly code: (typeof uploadReasons)[number]; readonly parameters: MessageParameters };

export const uploadGroups = ['added', 'adjusted', 'in_basket', 'error', 'skipped'] as const;
export type UploadGroup = (typeof uploadGroups)[number];

const groups: Readonly<Record<UploadVerdict, UploadGroup>> = {
  added: 'added',
  quantity_adjusted: 'adjusted',
  stock_adjusted: 'adjusted',
  added_up: 'adjusted',
  already_in_basket: 'in_basket',
  article_missing: 'error',
  invalid_article: 'error',
  not_numeric: 'error',
  quantity_missing: 'error',
  quantity_invalid: 'error',
  unavailable: 'error',
  zero_skipped: 'skipped',
  total_skipped: 'skipped',
};

/** Filter of a verdict. */
export const groupOfVerdict = (verdict: UploadVerdict): UploadGroup => groups[verdict];
