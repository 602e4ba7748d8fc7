import { columnKeys, type ColumnKey } from '@talloor/contracts/columnKeys.ts';

/** Chosen columns first, in their order. */
export const columnOrder = (chosenColumns: readonly ColumnKey[]): readonly ColumnKey[] => [
  ...chosenColumns,
  ...columnKeys.filter((key) => !chosenColumns.includes(key)),
];
