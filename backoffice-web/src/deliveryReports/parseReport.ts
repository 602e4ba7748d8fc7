import type { LineToPick } from '@talloor/contracts/endpoints/officeDeliveries.ts';
import { numberIn, reportOf, rowsIn, displayText, type RawReport, type RawRow } from './rawReport.ts';
import {
  fieldsOfKind,
  fieldsOfRow,
  lineFields,
  rowsOfKind,
  shapesOfKind,
  type FieldShape,
  type RowsField,
} from './reportShape.ts';

const shapesOf = (report: RawReport): readonly FieldShape[] | null => fieldsOfKind[displayText(report['kind'])] ?? null;

/** Converts typed values to a report; unknown kinds stay unchanged. */
export function parseReport(report: RawReport, orderLines: readonly LineToPick[] = []): RawReport {
  if (shapesOf(report) === null) return report;
  const { kind, message_id, signature } = report;
  const rows = rowsOfKind[displayText(kind)];
  return {
    kind,
    message_id,
    ...parseRow(report, shapesOfKind(displayText(kind))),
    ...(kind === 'picked' && { lines: rowsIn(report, 'lines').map((line) => parseLine(line, orderLines)) }),
    ...(rows !== undefined && { [rows]: parseRows(report, rows) }),
    ...(kind === 'delivered' && signature !== undefined && { signature }),
  };
}

const parseLine = (line: RawRow, orderLines: readonly LineToPick[]): RawRow => {
  const unit = orderLines.find((each) => each.line_id === line['line_id'])?.unit;
  return {
    ...parseRow(line, Object.values(lineFields), unit),
    lots: parseRows(line, 'lots', unit),
    replacements: rowsIn(line, 'replacements').map((each) => ({
      ...parseRow(each, fieldsOfRow.replacements),
      lots: parseRows(each, 'lots'),
    })),
  };
};

const parseRows = (of: RawRow, field: RowsField, unit = ''): readonly RawRow[] =>
  rowsIn(of, field).map((row) => parseRow(row, fieldsOfRow[field], unit));

const parseRow = (row: RawRow, shapes: readonly FieldShape[], unit = ''): RawRow =>
  Object.fromEntries(
    shapes.flatMap((shape) => {
      const value = parseValue(row[shape.field], shape, shape.field === 'weight' ? 'kg' : unit);
      return value === undefined ? [] : [[shape.field, value]];
    }),
  );

function parseValue(value: unknown, { input, empty }: FieldShape, unit: string): unknown {
  if (value === undefined || value === null || (typeof value === 'string' && value.trim() === ''))
    return empty === 'null' ? null : empty === 'out' ? undefined : value;
  if (typeof value !== 'string') return value;
  if (input === 'json') return parseJson(value);
  const isNumber = input === 'whole' || input === 'amount' || input === 'positive';
  return isNumber
    ? (numberIn(value, unit, input === 'whole' ? 1 : 0.001) ?? value)
    : input === 'sscc'
      ? value.replaceAll(/\s/g, '')
      : value;
}

/** Text that is no JSON stays, so that the server names the field. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** Not sent. */
export function unknownFields(report: RawReport): readonly string[] {
  if (shapesOf(report) === null) return [];
  return missingIn(report, parseReport(report), '');
}

function missingIn(original: unknown, parsed: unknown, path: string): string[] {
  if (Array.isArray(original))
    return original.flatMap((each: unknown, place) =>
      missingIn(each, Array.isArray(parsed) ? parsed[place] : undefined, `${path}${place + 1}.`),
    );
  if (typeof original !== 'object' || original === null) return [];
  const parsedFields = reportOf(parsed);
  return Object.entries(original).flatMap(([field, value]) =>
    field in parsedFields || value === '' || value === null
      ? missingIn(value, parsedFields[field], `${path}${field}.`)
      : [`${path}${field}`],
  );
}
