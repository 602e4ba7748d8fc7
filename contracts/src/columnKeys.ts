/**
 * What a column of dense rows, the compare page or the Excel file can be, in the order in which they are offered. Apart from the
 * shapes, so that pages take it without their schemas.
 */
export const columnKeys = [
  'article_number',
  'name',
  'brand',
  'pack',
  'ean',
  'category',
  'labels',
  'price',
  'normal_price',
  'comparison_price',
  'box_price',
  'promo',
  'vat',
  'deposit',
  'stock',
  'last_order_quantity',
  'last_order_date',
  'minimum_order',
  'sold_per',
  'order_before',
] as const;
export type ColumnKey = (typeof columnKeys)[number];
