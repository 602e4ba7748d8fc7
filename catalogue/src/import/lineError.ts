/** What can be wrong with one line of a delivery (docs/import.md); the line does not count, the others do. */
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
  'import.duplicate_alias',
  'import.unknown_article',
  'import.unknown_subgroup',
  'import.unknown_item',
  'import.unknown_parent',
  'import.unknown_label',
  'import.unknown_customer',
  /** A note: the line counts, without the field that is named. */
  'import.left_out',
] as const;
export type LineErrorCode = (typeof lineErrorCodes)[number];

export type LineError = {
  /** From 1, the header included. */
  readonly line: number;
  readonly code: LineErrorCode;
  /** Empty where it is the line as a whole. */
  readonly field: string;
  readonly message: string;
};
