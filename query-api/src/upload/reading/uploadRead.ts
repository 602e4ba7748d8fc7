import type { DecimalMark } from '@talloor/rules/upload/readQuantity.ts';

/** Cells of a sheet as texts, with the number that each row has in the file. Rows without content are left out. */
export type TextRow = { readonly row: number; readonly cells: readonly string[] };
export type TextSheet = { readonly name: string | null; readonly rows: readonly TextRow[] };

export type UploadFormat = 'xls' | 'xlsx' | 'xlsb' | 'ods' | 'xml' | 'html' | 'csv' | 'text';
/** Sheets as texts, and what they were written as. */
export type ReadSheets = { readonly format: UploadFormat; readonly sheets: readonly TextSheet[] };

export type RefusalCode = 'wrong_filetype' | 'no_data' | 'too_many_rows' | 'unreadable' | 'encrypted' | 'too_complex';

/** What the reader is asked: a file or pasted text, the sheet where one was chosen, and how many rows are taken. */
export type UploadQuestion = {
  readonly pasted: boolean;
  readonly sheet: string | null;
  readonly maxRows: number;
};

/** `[row, article, quantity, unit]` of a line, as the cells say it. */
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

/** A file that cannot be an order, and why. */
export class UploadRefused extends Error {
  override readonly name = 'UploadRefused';
  readonly code: RefusalCode;
  constructor(code: RefusalCode) {
    super(code);
    this.code = code;
  }
}

/** Of a cell, in characters: an article and a quantity are shorter. */
export const longestCell = 100;
/** Of a row: what stands further to the right is not looked at. */
export const mostColumns = 60;
