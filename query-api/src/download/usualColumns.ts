import type { ColumnKey } from '@talloor/contracts/columnKeys.ts';

export const usualColumns: readonly ColumnKey[] = [
  'article_number',
  'erp_number',
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
