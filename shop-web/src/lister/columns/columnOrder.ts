import type { ColumnKey } from '@talloor/contracts/shapes.ts';

/** All columns that there are, in the order in which they are offered; the contract's own list stays out of the bundle with its schemas. */
const all = [
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
] as const satisfies readonly ColumnKey[];

type Missing = Exclude<ColumnKey, (typeof all)[number]>;
/** A column of the contract that is not offered does not compile. */
export const allColumns: readonly ColumnKey[] = all satisfies [Missing] extends [never]
  ? readonly ColumnKey[]
  : Missing;

/** Those that are chosen in their order, then the others. */
export const columnOrder = (chosen: readonly ColumnKey[]): readonly ColumnKey[] => [
  ...chosen,
  ...allColumns.filter((key) => !chosen.includes(key)),
];

/** The same list with one of it a place up or down. */
export function move<T>(list: readonly T[], at: number, by: -1 | 1): readonly T[] {
  const moved = list[at];
  const other = list[at + by];
  if (moved === undefined || other === undefined) return list;
  return list.map((one, index) => (index === at ? other : index === at + by ? moved : one));
}
