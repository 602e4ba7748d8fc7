import type { MessageParameters } from '../basket/lineError.ts';

/** In the order of the filters (spec shopping §8, Upload). */
export const uploadVerdicts = [
  'added',
  'quantity_adjusted',
  'stock_adjusted',
  /** Added to an earlier line of the same article. */
  'added_up',
  'already_in_basket',
  /** The article is certain; a person fills in the quantity. */
  'quantity_unclear',
  'quantity_missing',
  'article_missing',
  'invalid_article',
  'not_numeric',
  'quantity_invalid',
  'unavailable',
  'zero_skipped',
  /** Not ordered, unless a person fills it in. */
  'empty_skipped',
  'hidden_skipped',
  'remark_skipped',
  'total_skipped',
] as const;
export type UploadVerdict = (typeof uploadVerdicts)[number];

/** `…_date` is epoch seconds of a day. */
export const uploadReasons = [
  'together',
  'added_up',
  'not_multiple',
  'below_minimum',
  'above_maximum',
  'stock',
  'in_basket',
  /** `text` was read with the point as sign of thousands. */
  'thousands',
  /** `quantity` is in the unit of the article. */
  'converted',
  'number_unknown',
  'barcode_mistyped',
  'number_shortened',
  'article_text',
  'article_letter_o',
  /** `text` is no plain number; it may hold several. */
  'quantity_text',
  'quantity_date',
  /** No stored value: open and save the file in Excel. */
  'quantity_formula',
  /** The article is not sold, packed or weighed in `text`. */
  'unit_unknown',
  /** The article is sold whole. */
  'unit_fraction',
  'quantity_negative',
  'quantity_fraction',
  'out_of_assortment',
  'not_orderable',
  'no_stock',
] as const;
export type UploadReason = { readonly code: (typeof uploadReasons)[number]; readonly parameters: MessageParameters };

/** A person fills in a `question`. */
export const uploadGroups = ['added', 'adjusted', 'question', 'in_basket', 'error', 'skipped'] as const;
export type UploadGroup = (typeof uploadGroups)[number];

const groups: Readonly<Record<UploadVerdict, UploadGroup>> = {
  added: 'added',
  quantity_adjusted: 'adjusted',
  stock_adjusted: 'adjusted',
  added_up: 'adjusted',
  already_in_basket: 'in_basket',
  quantity_unclear: 'question',
  quantity_missing: 'question',
  article_missing: 'error',
  invalid_article: 'error',
  not_numeric: 'error',
  quantity_invalid: 'error',
  unavailable: 'error',
  zero_skipped: 'skipped',
  empty_skipped: 'skipped',
  hidden_skipped: 'skipped',
  remark_skipped: 'skipped',
  total_skipped: 'skipped',
};

export const groupOfVerdict = (verdict: UploadVerdict): UploadGroup => groups[verdict];
