import { columnKeys, type ColumnKey } from '@talloor/contracts/columnKeys.ts';

/** Chosen columns first, in their order. */
export const columnOrder = (chosen: readonly ColumnKey[]): readonly ColumnKey[] => [
  ...chosen,
  ...columnKeys.filter((key) => !chosen.includes(key)),
];
