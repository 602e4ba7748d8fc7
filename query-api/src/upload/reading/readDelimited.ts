import { CsvError, parse } from 'csv-parse/sync';
import { findColumns } from './findColumns.ts';
import { splitAtGaps } from './splitAtGaps.ts';
import { UploadRefused, type TextRow } from './uploadRead.ts';
import { withDecimals } from './withDecimals.ts';

/** Most likely first. */
const usual = ['\t', ';', ',', '|'] as const;
/** Markup, JSON, DIF, SYLK, SocialCalc. */
const otherFormats = /^\s*(<[!?a-z]|[[{]\s*["{[]|TABLE\s+0,1\s|ID;P|socialcalc:)/i;
/** Gaps between words as separator (splitAtGaps). */
const gaps = ' ';
const sampleCharacters = 64 * 1024;
const sampleRows = 200;
/** Non-empty rows. */
const mostRows = 100_000;
/** Lines with a character, as many as Excel has rows. */
const mostLines = 1_048_576;
/** Characters. */
const longestRecord = 1024 * 1024;

/**
 * Separated values with any quotes, line ends and separator. The separator yields most lines with article and
 * quantity, else the most even rows; `sep=` overrides.
 * @throws UploadRefused for an endless record
 */
export function readDelimited(text: string): readonly TextRow[] {
  const [first = '', declaredSeparator] = /^\uFEFF?sep=(.)(?:\r\n|\n|\r)/i.exec(text) ?? [];
  const rest = text.slice(first.length).replace(/^\uFEFF/, '');
  if (otherFormats.test(rest.slice(0, 1000))) throw new UploadRefused('wrong_filetype');
  if (rest.trim() === '') throw new UploadRefused('no_data');
  if (hasTooManyLines(rest)) throw new UploadRefused('too_many_rows');
  const offset = first === '' ? 0 : 1;
  const read = readSeparated(rest, declaredSeparator);
  const whole = namesLines(read) ? rest : withoutQuotedLines(rest);
  const rows = whole === rest ? read : readSeparated(whole, declaredSeparator);
  return rows.map(({ row, cells }) => ({ row: row + offset, cells }));
}

function hasTooManyLines(text: string): boolean {
  let lines = 0;
  for (const _ of text.matchAll(/[^\r\n]+/g)) {
    lines += 1;
    if (lines > mostLines) return true;
  }
  return false;
}

function readSeparated(text: string, declaredSeparator: string | undefined): readonly TextRow[] {
  const delimiter = declaredSeparator ?? delimiterOf(text);
  const rows = parseWith(text, delimiter);
  return delimiter === ',' ? withDecimals(rows) : rows;
}

const namesLines = (rows: readonly TextRow[]): boolean => (findColumns(rows)?.plausible ?? 0) > 0;

/** Removes quotes around whole lines (`"130104;6"`). */
const withoutQuotedLines = (text: string): string =>
  text.replaceAll(/^"((?:[^"\r\n]|"")*)"[ \t;,]*$/gm, (_, line: string) => line.replaceAll('""', '"'));

function delimiterOf(text: string): string {
  const beginning = text.slice(0, sampleCharacters);
  // Ignores a cut record.
  const lastEnd = Math.max(beginning.lastIndexOf('\n'), beginning.lastIndexOf('\r'));
  const whole = beginning.length < text.length && lastEnd > 0 ? beginning.slice(0, lastEnd) : beginning;
  const lines = whole.split(/\r\n|\n|\r/).slice(0, sampleRows);
  const sample = lines.join('\n');
  const candidates = [...usual, ...unusualOf(lines), gaps].map((delimiter) => {
    const rows = parseSample(sample, delimiter);
    return { delimiter, plausible: findColumns(rows)?.plausible ?? 0, evenness: evennessOf(rows) };
  });
  const [best] = candidates.toSorted((a, b) => b.plausible - a.plausible || b.evenness - a.evenness);
  return best && (best.plausible > 0 || best.evenness > 0) ? best.delimiter : ';';
}

/** Other characters in nearly every line. */
function unusualOf(sample: readonly string[]): readonly string[] {
  const lines = sample.filter((line) => line.trim() !== '');
  const counts = new Map<string, number>();
  for (const line of lines)
    for (const character of new Set(line.slice(0, 1000)))
      if (/[^\p{L}\p{N}\s"'.,;|\t-]/u.test(character)) counts.set(character, (counts.get(character) ?? 0) + 1);
  const enough = lines.length * 0.8;
  return [...counts].filter(([, count]) => count >= enough).map(([character]) => character);
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
  for (const { cells } of rows) counts.set(cells.length, (counts.get(cells.length) ?? 0) + 1);
  const [[width, count] = [1, 0]] = [...counts].toSorted(([, a], [, b]) => b - a);
  return width > 1 ? count : 0;
}

function parseWith(text: string, delimiter: string): readonly TextRow[] {
  if (delimiter === gaps) return splitAtGaps(text);
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
