/** Apart from schemas for small bundles. */
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
