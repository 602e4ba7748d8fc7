import type { ColumnKey } from '@talloor/contracts/columnKeys.ts';

/** The columns of a file for which none were chosen. */
export const usualColumns: readonly ColumnKey[] = [
  'article_number',
  'name',
  'brand',
  'pack',
  'category',
  'price',
  'normal_price',
  'promo',
  'vat',
  'deposit',
  'stock',
  'minimum_order',
  'sold_per',
  'ean',
];
