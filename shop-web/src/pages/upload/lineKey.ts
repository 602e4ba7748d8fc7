import type { UploadLine } from '@talloor/contracts/endpoints/basketUpload.ts';

/** Blocks side by side give a row several lines. */
export const lineKey = ({ row, column }: Pick<UploadLine, 'row' | 'column'>): string => `${row} ${column}`;
