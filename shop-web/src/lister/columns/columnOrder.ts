import { columnKeys, type ColumnKey } from '@talloor/contracts/columnKeys.ts';

/** Those that are chosen in their order, then the others. */
export const columnOrder = (chosen: readonly ColumnKey[]): readonly ColumnKey[] => [
  ...chosen,
  ...columnKeys.filter((key) => !chosen.includes(key)),
];

/** The same list with one of it a place up or down. */
export function move<T>(list: readonly T[], at: number, by: -1 | 1): readonly T[] {
  const moved = list[at];
  const other = list[at + by];
  if (moved === undefined || other === undefined) return list;
  return list.map((one, index) => (index === at ? other : index === at + by ? moved : one));
}
