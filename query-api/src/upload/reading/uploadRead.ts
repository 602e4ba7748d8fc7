import type { UploadColumnRole } from '@talloor/rules/upload/columnRoles.ts';
import type { DecimalMark } from '@talloor/rules/upload/readQuantity.ts';
import type { TextLine } from '@talloor/rules/upload/readTextLine.ts';

/** Without empty rows. */
export type TextRow = {
  readonly row: number;
  readonly cells: readonly string[];
  readonly isHidden?: boolean;
  /** More cells than columns, by unquoted decimal commas: the quantity is uncertain. */
  readonly isUneven?: boolean;
};
/** Without a name: readings of the same text, the most likely first. */
export type TextSheet = {
  readonly name: string | null;
  readonly rows: readonly TextRow[];
  readonly hiddenColumns?: ReadonlySet<number>;
  /** Of readings that know as many articles, one with certain columns or free text comes first. */
  readonly isUnlikely?: boolean;
};

export type UploadFormat = 'xls' | 'xlsx' | 'xlsb' | 'ods' | 'xml' | 'html' | 'csv' | 'text';
export type ReadSheets = { readonly format: UploadFormat; readonly sheets: readonly TextSheet[] };

export type RefusalCode =
  | 'wrong_filetype'
  | 'no_data'
  | 'too_many_rows'
  | 'too_many_columns'
  | 'unreadable'
  | 'encrypted'
  | 'too_complex';

export type UploadQuestion = {
  readonly pasted: boolean;
  readonly sheet: string | null;
  readonly maxRows: number;
  readonly columns: readonly UploadColumnRole[] | null;
  /** Earlier choices of the customer by `headingsKey`. */
  readonly remembered: Readonly<Record<string, readonly UploadColumnRole[]>>;
};

/** `[row, column, article, quantity, unit, isHidden]` as written. */
export type ReadRow = readonly [
  row: number,
  column: number,
  article: string,
  quantity: string,
  unit: string,
  isHidden: boolean,
];

export type TableColumn = { readonly heading: string; readonly hidden: boolean; readonly role: UploadColumnRole };

/** Without chosen columns it has no lines. */
export type TableReading = {
  readonly kind: 'table';
  readonly isChosen: boolean;
  readonly isRemembered: boolean;
  readonly columns: readonly TableColumn[];
  readonly headingRow: number | null;
  readonly sample: readonly { readonly row: number; readonly hidden: boolean; readonly cells: readonly string[] }[];
  readonly totalRows: number;
  readonly decimal: DecimalMark;
  readonly rows: readonly ReadRow[];
  /** To compare readings with the catalogue. */
  readonly codes: readonly (readonly string[])[];
};
/** Lines with digits. */
export type TextReading = { readonly kind: 'text'; readonly totalRows: number; readonly lines: readonly TextLine[] };
export type Reading = TableReading | TextReading;

export type UploadRead =
  | {
      readonly kind: 'read';
      readonly format: UploadFormat;
      readonly sheet: string | null;
      readonly sheets: readonly string[];
      /** The most likely first, unless the catalogue knows more articles of another. */
      readonly readings: readonly Reading[];
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
export const longestTextLine = 200;
/** A sheet whose rows go on beyond them is refused. */
export const mostColumns = 60;
/** As Excel has. */
export const mostSheetRows = 1_048_576;

export const hasDigit = ({ cells }: Pick<TextRow, 'cells'>): boolean => cells.some((cell) => /\d/.test(cell));
