import { CsvError, parse } from 'csv-parse/sync';
import { headingOf } from './headingOf.ts';
import { UploadRefused, type TextRow, type TextSheet } from './uploadRead.ts';
import { withDecimals } from './withDecimals.ts';

/** Most likely first. */
const usual = ['\t', ';', ',', '|'] as const;
/** Between headings only: elsewhere a sign belongs to its number (`± 6`, `€ 12`, `6?`). */
const unusual = ['~', '^', ':', '=', '#'] as const;
/** Markup, JSON, DIF, SYLK, SocialCalc. */
const otherFormats = /^\s*(<[!?a-z]|[[{]\s*["{[]|TABLE\s+0,1\s|ID;P|socialcalc:)/i;
const sampleCharacters = 64 * 1024;
const sampleRows = 200;
/** Non-empty rows. */
const mostRows = 100_000;
const mostLines = 1_048_576;
/** Characters. */
const longestRecord = 1024 * 1024;
const longestLine = 10_000;
const mostReadings = 3;

/**
 * One per likely separator, the most even rows first, and last as free text. `sep=` or tabs decide.
 * @throws UploadRefused for an endless record
 */
export function readDelimited(text: string): readonly TextSheet[] {
  const [first = '', declaredSeparator] = /^\uFEFF?sep=(.)(?:\r\n|\n|\r)/i.exec(text) ?? [];
  const rest = text.slice(first.length).replace(/^\uFEFF/, '');
  if (otherFormats.test(rest.slice(0, 1000))) throw new UploadRefused('wrong_filetype');
  if (rest.trim() === '') throw new UploadRefused('no_data');
  if (hasTooManyLines(rest)) throw new UploadRefused('too_many_rows');
  const offset = first === '' ? 0 : 1;
  const lines = sampleOf(rest);
  const whole = lines.every((line) => line.length < longestLine && quotedLine.test(line))
    ? withoutQuotedLines(rest)
    : rest;
  const separators =
    declaredSeparator === undefined
      ? separatorsOf(sampleOf(whole))
      : [{ separator: declaredSeparator, isUnlikely: false }];
  const readings = separators.map(({ separator, isUnlikely }) => ({
    rows: readSeparated(whole, separator),
    isUnlikely,
  }));
  const isCertain = declaredSeparator !== undefined || separators.some(({ separator }) => separator === '\t');
  const freeText = isCertain ? null : readLines(whole);
  if (readings.length === 0 && freeText === null) throw new UploadRefused('unreadable');
  return [...readings, ...(freeText ? [{ rows: freeText, isUnlikely: false }] : [])].map(({ rows, isUnlikely }) => ({
    name: null,
    rows: offset === 0 ? rows : rows.map((row) => ({ ...row, row: row.row + offset })),
    isUnlikely,
  }));
}

function sampleOf(text: string): readonly string[] {
  const beginning = text.slice(0, sampleCharacters);
  const lastEnd = Math.max(beginning.lastIndexOf('\n'), beginning.lastIndexOf('\r'));
  const whole = beginning.length < text.length && lastEnd > 0 ? beginning.slice(0, lastEnd) : beginning;
  return whole
    .split(/\r\n|\n|\r/)
    .filter((line) => line.trim() !== '')
    .slice(0, sampleRows);
}

function readLines(text: string): readonly TextRow[] | null {
  const lines = text.split(/\r\n|\n|\r/);
  if (lines.some((line) => line.length > longestLine)) return null;
  return lines.flatMap((line, at) => (line.trim() === '' ? [] : [{ row: at + 1, cells: [line.trim()] }]));
}

function hasTooManyLines(text: string): boolean {
  let lines = 0;
  for (const _ of text.matchAll(/[^\r\n]+/g)) {
    lines += 1;
    if (lines > mostLines) return true;
  }
  return false;
}

function readSeparated(text: string, separator: string): readonly TextRow[] {
  const rows = parseWith(text, separator);
  return separator === ',' ? withDecimals(rows) : rows;
}

const quotedLine = /^"(?:[^"]|"")*[\t;,|](?:[^"]|"")*"[ \t;,]*$/;

/** Removes quotes around whole lines (`"130104;6"`). */
const withoutQuotedLines = (text: string): string =>
  text.replaceAll(/^"((?:[^"\r\n]|"")*)"[ \t;,]*$/gm, (_, line: string) => line.replaceAll('""', '"'));

type Separator = { readonly separator: string; readonly isUnlikely: boolean };

/** Sentences have commas too, but uneven ones. */
function separatorsOf(lines: readonly string[]): readonly Separator[] {
  const withDigits = lines.filter((line) => /\d/.test(line));
  const judged = withDigits.length > 0 ? withDigits : lines;
  const isUsual = (separator: string) => judged.filter((line) => line.includes(separator)).length * 2 >= judged.length;
  if (isUsual('\t')) return [{ separator: '\t', isUnlikely: false }];
  const sample = lines.join('\n');
  return [...usual, ...unusual.filter((sign) => lines.some((line) => isOfHeadings(line, sign)))]
    .filter(isUsual)
    .map((separator) => ({ separator, evenness: evennessOf(parseSample(sample, separator)) }))
    .filter(({ evenness }) => evenness > 0)
    .toSorted((a, b) => b.evenness - a.evenness)
    .slice(0, mostReadings)
    .map(({ separator, evenness }) => ({ separator, isUnlikely: evenness < lines.length * 0.8 }));
}

function isOfHeadings(line: string, separator: string): boolean {
  const cells = line.split(separator);
  return cells.length > 1 && cells.every((cell) => headingOf(cell) !== null);
}

function parseSample(sample: string, delimiter: string): readonly TextRow[] {
  try {
    return parseWith(sample, delimiter);
  } catch {
    return [];
  }
}

/** Rows with the most common number of cells above one. */
function evennessOf(rows: readonly TextRow[]): number {
  const counts = new Map<number, number>();
  for (const { cells } of rows) if (cells.length > 1) counts.set(cells.length, (counts.get(cells.length) ?? 0) + 1);
  return Math.max(0, ...counts.values());
}

function parseWith(text: string, delimiter: string): readonly TextRow[] {
  const rows = parseQuoted(text, delimiter, '"');
  // An unclosed quote swallows lines.
  const isWhole = rows?.every(({ cells }) => cells.every((cell) => !swallowed(cell, delimiter))) ?? false;
  const whole = isWhole ? rows : parseQuoted(text, delimiter, false);
  if (whole === null) throw new UploadRefused('unreadable');
  return whole;
}

const swallowed = (cell: string, delimiter: string): boolean =>
  /[\r\n]/.test(cell) &&
  cell
    .split(/[\r\n]+/)
    .slice(1)
    .some((line) => line.includes(delimiter) && line.split(delimiter).some((part) => /^"?\d{3,}"?$/.test(part.trim())));

/** Null for an endless record. */
function parseQuoted(text: string, delimiter: string, quote: '"' | false): readonly TextRow[] | null {
  try {
    const rows: TextRow[] = [];
    parse(text, {
      delimiter,
      quote,
      record_delimiter: ['\r\n', '\n', '\r'],
      relax_quotes: true,
      relax_column_count: true,
      // Empty lines would count as errors.
      skip_empty_lines: true,
      max_record_size: longestRecord,
      // Streamed, because millions of empty records do not fit in memory.
      on_record: (record: string[], { records, empty_lines: emptyLines }) => {
        const row = records + emptyLines;
        const cells = record.map((cell) => withoutQuotes(quote === false ? cell.replace(/^\s*"|"\s*$/g, '') : cell));
        if (cells.some((cell) => cell.trim() !== '')) rows.push({ row, cells });
        if (rows.length > mostRows) throw new UploadRefused('too_many_rows');
        return null;
      },
    });
    return rows;
  } catch (error) {
    if (error instanceof CsvError) return null;
    throw error;
  }
}

const inside = `[^'"“”„«»]*`;
const code = String.raw`(?=\D*\d)[^\s'"“”„«»]*`;
const quoted = new RegExp(`^(?:="(${inside})"?|['“”„«](${inside})['“”»]|['“”„«](${code}))$`, 'u');

/** Removes single and typographic quotes and `="007"`; a leading quote only before a code. */
const withoutQuotes = (cell: string): string => cell.trim().replace(quoted, '$1$2$3');
