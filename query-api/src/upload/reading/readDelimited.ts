import { CsvError, parse } from 'csv-parse/sync';
import { findColumns } from './findColumns.ts';
import { UploadRefused, type TextRow } from './uploadRead.ts';

/** The ones that programs write, the likeliest first. */
const usual = ['\t', ';', ',', '|'] as const;
/** Between numbers and within them: only where nothing else separates. */
const lastResort = [' '] as const;
const sampleCharacters = 64 * 1024;
const sampleRows = 200;
/** Of one record, in characters. */
const longestRecord = 1024 * 1024;

/**
 * Rows of a text with separated values: quoted or not, with all kinds of line ends, and whatever character separates. The
 * separator is the one by which most rows name an article and a quantity, else the one that divides rows most evenly;
 * `sep=` says it.
 * @throws UploadRefused where a record never ends
 */
export function readDelimited(text: string): readonly TextRow[] {
  const [first = '', said] = /^\uFEFF?sep=(.)(?:\r\n|\n|\r)/i.exec(text) ?? [];
  const rest = text.slice(first.length).replace(/^\uFEFF/, '');
  if (/^\s*(<[!?a-z]|[[{]\s*["{[])/i.test(rest.slice(0, 1000))) throw new UploadRefused('wrong_filetype');
  const offset = first === '' ? 0 : 1;
  return parseWith(rest, said ?? delimiterOf(rest)).map(({ row, cells }) => ({ row: row + offset, cells }));
}

function delimiterOf(text: string): string {
  const cut = text.slice(0, sampleCharacters);
  // A record that was cut off says nothing.
  const lastEnd = Math.max(cut.lastIndexOf('\n'), cut.lastIndexOf('\r'));
  const sample = cut.length < text.length && lastEnd > 0 ? cut.slice(0, lastEnd) : cut;
  const tried = [...usual, ...unusualOf(sample), ...lastResort].map((delimiter) => {
    const rows = parseSample(sample, delimiter);
    return { delimiter, plausible: findColumns(rows)?.plausible ?? 0, evenness: evennessOf(rows) };
  });
  const [best] = tried.toSorted((a, b) => b.plausible - a.plausible || b.evenness - a.evenness);
  return best && (best.plausible > 0 || best.evenness > 0) ? best.delimiter : ';';
}

/** Other characters that stand in nearly every line. */
function unusualOf(sample: string): readonly string[] {
  const lines = sample.split(/\r\n|\n|\r/).filter((line) => line.trim() !== '');
  const counts = new Map<string, number>();
  for (const line of lines.slice(0, sampleRows))
    for (const character of new Set(line.slice(0, 1000)))
      if (/[^\p{L}\p{N}\s"'.,;|\t-]/u.test(character)) counts.set(character, (counts.get(character) ?? 0) + 1);
  const enough = Math.min(lines.length, sampleRows) * 0.8;
  return [...counts].filter(([, count]) => count >= enough).map(([character]) => character);
}

function parseSample(sample: string, delimiter: string): readonly TextRow[] {
  try {
    return parseWith(sample, delimiter).slice(0, sampleRows);
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
  try {
    const records = parse(text, {
      delimiter,
      record_delimiter: ['\r\n', '\n', '\r'],
      relax_quotes: true,
      relax_column_count: true,
      skip_empty_lines: false,
      max_record_size: longestRecord,
    }) as string[][];
    let row = 1;
    const rows: TextRow[] = [];
    for (const cells of records) {
      if (cells.some((cell) => cell.trim() !== '')) rows.push({ row, cells });
      row += 1;
    }
    return rows;
  } catch (error) {
    if (error instanceof CsvError) throw new UploadRefused('unreadable');
    throw error;
  }
}
