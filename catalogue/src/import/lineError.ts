/** docs/import.md; other lines still count. */
export const lineErrorCodes = [
  'import.malformed',
  'import.columns',
  'import.unknown_field',
  'import.required',
  'import.vat_missing',
  'import.invalid',
  'import.decimal_comma',
  'import.negative',
  'import.duplicate',
  'import.duplicate_ean',
  'import.duplicate_erp_number',
  'import.duplicate_alias',
  'import.unknown_article',
  'import.unknown_subgroup',
  'import.unknown_item',
  'import.unknown_parent',
  'import.unknown_label',
  'import.unknown_customer',
  /** A moment after now. */
  'import.dated_ahead',
  /** A note: a newer line is stored. */
  'import.outdated',
  /** A note: the line counts without this field. */
  'import.left_out',
] as const;
export type LineErrorCode = (typeof lineErrorCodes)[number];

export type LineError = {
  /** From 1, header included. */
  readonly line: number;
  readonly code: LineErrorCode;
  /** Empty for the whole line. */
  readonly field: string;
  readonly message: string;
};
