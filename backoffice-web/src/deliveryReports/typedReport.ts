import { numberIn, reportOf, rowsIn, shownValue, type RawReport, type RawRow } from './rawReport.ts';
import {
  deliveryNumberField,
  fieldsOfKind,
  fieldsOfRow,
  lineFields,
  rowsOfKind,
  type FieldShape,
  type RowsField,
} from './reportShape.ts';

const shapesOf = (report: RawReport): readonly FieldShape[] | null => fieldsOfKind[shownValue(report['kind'])] ?? null;

/** Converts typed values to a report; unknown kinds stay unchanged. */
export function typedReport(report: RawReport): RawReport {
  const shapes = shapesOf(report);
  if (shapes === null) return report;
  const { kind, message_id, signature } = report;
  const rows = rowsOfKind[shownValue(kind)];
  return {
    kind,
    message_id,
    ...typedRow(report, [deliveryNumberField, ...shapes]),
    ...(kind === 'picked' && { lines: rowsIn(report, 'lines').map(typedLine) }),
    ...(rows !== undefined && { [rows]: typedRows(report, rows) }),
    ...(kind === 'delivered' && signature !== undefined && { signature }),
  };
}

const typedLine = (line: RawRow): RawRow => ({
  ...typedRow(line, Object.values(lineFields)),
  lots: typedRows(line, 'lots'),
  replacements: rowsIn(line, 'replacements').map((each) => ({
    ...typedRow(each, fieldsOfRow.replacements),
    lots: typedRows(each, 'lots'),
  })),
});

const typedRows = (of: RawRow, field: RowsField): readonly RawRow[] =>
  rowsIn(of, field).map((row) => typedRow(row, fieldsOfRow[field]));

const typedRow = (row: RawRow, shapes: readonly FieldShape[]): RawRow =>
  Object.fromEntries(
    shapes.flatMap((shape) => {
      const value = typedValue(row[shape.field], shape);
      return value === undefined ? [] : [[shape.field, value]];
    }),
  );

function typedValue(value: unknown, { input, empty }: FieldShape): unknown {
  if (value === undefined || value === null || (typeof value === 'string' && value.trim() === ''))
    return empty === 'null' ? null : empty === 'out' ? undefined : value;
  if (typeof value !== 'string') return value;
  const isNumber = input === 'whole' || input === 'amount' || input === 'positive';
  return isNumber ? (numberIn(value) ?? value) : input === 'sscc' ? value.replaceAll(/\s/g, '') : value;
}

/** Unknown fields, which are not sent. */
export function unknownFields(report: RawReport): readonly string[] {
  if (shapesOf(report) === null) return [];
  return missingIn(report, typedReport(report), '');
}

function missingIn(came: unknown, kept: unknown, path: string): string[] {
  if (Array.isArray(came))
    return came.flatMap((each: unknown, place) =>
      missingIn(each, Array.isArray(kept) ? kept[place] : undefined, `${path}${place + 1}.`),
    );
  if (typeof came !== 'object' || came === null) return [];
  const known = reportOf(kept);
  return Object.entries(came).flatMap(([field, value]) =>
    // Empty unknown fields need no message.
    field in known || value === '' || value === null
      ? missingIn(value, known[field], `${path}${field}.`)
      : [`${path}${field}`],
  );
}
