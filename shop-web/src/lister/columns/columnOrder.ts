import { columnKeys, type ColumnKey } from '@talloor/contracts/columnKeys.ts';

export const columnOrder = (chosenColumns: readonly ColumnKey[]): readonly ColumnKey[] => [
  ...chosenColumns,
  ...columnKeys.filter((key) => !chosenColumns.includes(key)),
];
