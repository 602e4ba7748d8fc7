import type { DecimalMark } from '@talloor/rules/upload/readQuantity.ts';

/** With the row number in the file; without empty rows. */
export type TextRow = { readonly row: number; readonly cells: readonly string[] };
export type TextSheet = { readonly name: string | null; readonly rows: readonly TextRow[] };

export type UploadFormat = 'xls' | 'xlsx' | 'xlsb' | 'ods' | 'xml' | 'html' | 'csv' | 'text';
export type ReadSheets = { readonly format: UploadFormat; readonly sheets: readonly TextSheet[] };

export type RefusalCode = 'wrong_filetype' | 'no_data' | 'too_many_rows' | 'unreadable' | 'encrypted' | 'too_complex';

export type UploadQuestion = {
  readonly pasted: boolean;
  readonly sheet: string | null;
  readonly maxRows: number;
};

/** `[row, article, quantity, unit]` as written. */
export type ReadRow = readonly [row: number, article: string, quantity: string, unit: string];

export type UploadRead =
  | {
      readonly kind: 'read';
      readonly format: UploadFormat;
      readonly sheet: string | null;
      readonly sheets: readonly string[];
      readonly columns: { readonly article: number; readonly quantity: number | null };
      readonly decimal: DecimalMark;
      readonly rows: readonly ReadRow[];
    }
  | { readonly kind: 'refused'; readonly code: RefusalCode };

export class UploadRefused extends Error {
  override readonly name = 'UploadRefused';
  readonly code: RefusalCode;
  constructor(code: RefusalCode) {
    super(code);
    this.code = code;
  }
}

/** In characters. */
export const longestCell = 100;
export const mostColumns = 60;
