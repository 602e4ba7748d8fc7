import type { LineErrorCode } from '../lineError.ts';

/** `line` is where its record begins. */
export type ReadLine =
  | { readonly line: number; readonly value: Readonly<Record<string, unknown>> }
  | { readonly line: number; readonly error: { readonly code: LineErrorCode; readonly message: string } };

/** Characters: a sheet of 5 MB in base64 fits. */
export const longestLine = 8 * 1024 * 1024;
