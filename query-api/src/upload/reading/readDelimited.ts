import { CsvError, parse } from 'csv-parse/sync';
import { findColumns } from './findColumns.ts';
import { splitAtGaps } from './splitAtGaps.ts';
import { UploadRefused, type TextRow } from './uploadRead.ts';
import { withDecimals } from './withDecimals.ts';

/** The ones that programs write, the likeliest first. */
const usual = ['\t', ';', ',', '|'] as const;
/** Markup, JSON, and the older ways of writing down a sheet as text: DIF, SYLK, SocialCalc. */
const otherFormats = /^\s*(<[!?a-z]|[[{]\s*["{[]|TABLE\s+0,1\s|ID;P|socialcalc:)/i;
/** Stands for the gaps between words, where nothing else separates (splitAtGaps). */
const gaps = ' ';
const sampleCharacters = 64 * 1024;
const sampleRows = 200;
/** With anything in them; how many lines of an order are taken is asked later. */
const mostRows = 100_000;
/** With cells that may be empty: as many as a sheet of Excel has. */
const mostRecords = 1_048_576;
/** Of one record, in characters. */
const longestRecord = 1024 * 1024;

/**
 * Rows of a text with separated values: quoted or not, with all kinds of line ends, and whatever character separates. The
 * separator is the one by which most rows name an article and a quantity, else the one that divides rows most evenly;
 * `sep=` says it. Where nothing else does, gaps between words separate.
 * @throws UploadRefused where a record never ends
 */
export function readDelimited(text: string): readonly TextRow[] {
  const [first = '', said] = /^\uFEFF?sep=(.)(?:\r\n|\n|\r)/i.exec(text) ?? [];
  const rest = text.slice(first.length).replace(/^\uFEFF/, '');
  if (otherFormats.test(rest.slice(0, 1000))) throw new UploadRefused('wrong_filetype');
  if (rest.trim() === '') throw new UploadRefused('no_data');
  const offset = first === '' ? 0 : 1;
  const read = readBy(rest, said);
  const whole = namesLines(read) ? rest : withoutQuotedLines(rest);
  const rows = whole === rest ? read : readBy(whole, said);
  return rows.map(({ row, cells }) => ({ row: row + offset, cells }));
}

function readBy(text: string, said: string | undefined): readonly TextRow[] {
  const delimiter = said ?? delimiterOf(text);
  const rows = parseWith(text, delimiter);
  return delimiter === ',' ? withDecimals(rows) : rows;
}

const namesLines = (rows: readonly TextRow[]): boolean => (findColumns(rows)?.plausible ?? 0) > 0;

/** A file that was read as one column and written again has each of its lines in quotes (`"130104;6"`): the lines without. */
const withoutQuotedLines = (text: string): string =>
  text.replaceAll(/^"((?:[^"\r\n]|"")*)"[ \t;,]*$/gm, (_, line: string) => line.replaceAll('""', '"'));

function delimiterOf(text: string): string {
  const cut = text.slice(0, sampleCharacters);
  // A record that was cut off says nothing.
  const lastEnd = Math.max(cut.lastIndexOf('\n'), cut.lastIndexOf('\r'));
  const whole = cut.length < text.length && lastEnd > 0 ? cut.slice(0, lastEnd) : cut;
  const lines = whole.split(/\r\n|\n|\r/).slice(0, sampleRows);
  const sample = lines.join('\n');
  const tried = [...usual, ...unusualOf(lines), gaps].map((delimiter) => {
    const rows = parseSample(sample, delimiter);
    return { delimiter, plausible: findColumns(rows)?.plausible ?? 0, evenness: evennessOf(rows) };
  });
  const [best] = tried.toSorted((a, b) => b.plausible - a.plausible || b.evenness - a.evenness);
  return best && (best.plausible > 0 || best.evenness > 0) ? best.delimiter : ';';
}

/** Other characters that stand in nearly every line. */
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

/** How many of the rows have as many cells as most of them have, where that is more than one. */
function evennessOf(rows: readonly TextRow[]): number {
  const counts = new Map<number, number>();
  for (const { cells } of rows) counts.set(cells.length, (counts.get(cells.length) ?? 0) + 1);
  const [[width, count] = [1, 0]] = [...counts].toSorted(([, a], [, b]) => b - a);
  return width > 1 ? count : 0;
}

function parseWith(text: string, delimiter: string): readonly TextRow[] {
  if (delimiter === gaps) return splitAtGaps(text);
  const rows = parseQuoted(text, delimiter, '"');
  // A quotation that was never ended, or late, has swallowed lines.
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

/** Null where a record never ends. */
function parseQuoted(text: string, delimiter: string, quote: '"' | false): readonly TextRow[] | null {
  try {
    const rows: TextRow[] = [];
    parse(text, {
      delimiter,
      quote,
      record_delimiter: ['\r\n', '\n', '\r'],
      relax_quotes: true,
      relax_column_count: true,
      // Each would cost an error of another number of cells.
      skip_empty_lines: true,
      max_record_size: longestRecord,
      // Taken one by one: a list of millions of empty records would not fit.
      on_record: (record: string[], { records, empty_lines: emptyLines }) => {
        const row = records + emptyLines;
        if (records > mostRecords) throw new UploadRefused('too_many_rows');
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

/**
 * Quotes that no program takes off: single and typed ones, and `="007"`, with which programs keep zeros through Excel. One at the beginning
 * alone where a code follows: a word may begin so.
 */
const withoutQuotes = (cell: string): string => cell.trim().replace(quoted, '$1$2$3');
