import type { UploadLine } from '@talloor/contracts/endpoints/basketUpload.ts';

/** Identifies a line of a file: blocks side by side give a row several lines. */
export const lineKey = ({ row, column }: Pick<UploadLine, 'row' | 'column'>): string => `${row} ${column}`;
