import { columnKeys, type ColumnKey } from '@talloor/contracts/columnKeys.ts';

/** Those that are chosen in their order, then the others. */
export const columnOrder = (chosen: readonly ColumnKey[]): readonly ColumnKey[] => [
  ...chosen,
  ...columnKeys.filter((key) => !chosen.includes(key)),
];
