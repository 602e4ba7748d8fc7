import { Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import { parse as parseAll } from 'csv-parse/sync';
import { unreadable } from '../importRefused.ts';
import { longestLine, type ReadLine } from './readLine.ts';

const delimiters = [',', ';', '\t', '|'] as const;

export type CsvTable = { readonly columns: readonly string[]; readonly lines: AsyncIterable<ReadLine> };

/**
 * RFC 4180 with a header. The delimiter that yields most known columns is used. Empty cells are null.
 * @throws ImportRefused without a header, for unclosed quotes or a long line
 */
export async function readCsv(
  text: AsyncIterable<string>,
  isKnown: (column: string) => boolean,
  declaredDelimiter: string | null,
): Promise<CsvTable> {
  const source = text[Symbol.asyncIterator]();
  const { header, headerLine, rest, excelDelimiter } = await takeHeader(source);
  const knownDelimiter = declaredDelimiter ?? excelDelimiter;
  const [columns, delimiter] = (knownDelimiter === null ? delimiters : [knownDelimiter])
    .map((candidate) => [cellsOf(header, candidate), candidate] as const)
    .toSorted(([a], [b]) => b.filter(isKnown).length - a.filter(isKnown).length)[0] ?? [[], ','];
  return { columns, lines: readRecords(source, rest, columns, delimiter, headerLine) };
}

async function takeHeader(source: AsyncIterator<string>) {
  let text = '';
  let headerLine = 0;
  let excelDelimiter: string | null = null;
  for (;;) {
    // A lone carriage return ends a line once no line feed can follow.
    const lineEnd = /\r\n|\n|\r(?!$)/.exec(text);
    if (lineEnd === null) {
      if (text.length > longestLine) throw unreadable(`the header is longer than ${longestLine} characters`, 1);
      const next = await source.next();
      if (next.done) return { header: lastHeader(text), headerLine: headerLine + 1, rest: '', excelDelimiter };
      text += next.value;
      continue;
    }
    const line = text.slice(0, lineEnd.index).trim();
    headerLine += 1;
    text = text.slice(lineEnd.index + lineEnd[0].length);
    const [, separator] = /^sep=(.)$/i.exec(line) ?? [];
    if (separator !== undefined) excelDelimiter = separator;
    else if (line !== '') return { header: line, headerLine, rest: text, excelDelimiter };
  }
}

function lastHeader(text: string): string {
  if (text.trim() === '') throw unreadable('the file is empty');
  return text.trim();
}

function cellsOf(header: string, delimiter: string): readonly string[] {
  try {
    const [cells = []] = parseAll(header, { delimiter, relax_quotes: true }) as string[][];
    return cells.map((cell) => cell.trim().toLowerCase());
  } catch {
    return [];
  }
}

async function* readRecords(
  source: AsyncIterator<string>,
  rest: string,
  columns: readonly string[],
  delimiter: string,
  headerLine: number,
): AsyncGenerator<ReadLine> {
  async function* remaining(): AsyncGenerator<string> {
    yield rest;
    for (let next = await source.next(); !next.done; next = await source.next()) yield next.value;
  }
  const parser = parse({
    delimiter,
    record_delimiter: ['\r\n', '\n', '\r'],
    info: true,
    relax_quotes: true,
    relax_column_count: true,
    skip_empty_lines: true,
    max_record_size: longestLine,
  });
  const input = Readable.from(remaining(), { objectMode: true });
  input.once('error', (error) => parser.destroy(error));
  input.pipe(parser);
  try {
    let [next, empty] = [headerLine + 1, 0];
    for await (const { record, info } of parser as AsyncIterable<{ record: string[]; info: { empty_lines: number } }>) {
      const line = next + info.empty_lines - empty;
      next = line + 1 + newlinesIn(record);
      empty = info.empty_lines;
      if (record.length !== columns.length) {
        const message = `has ${record.length} columns where the header has ${columns.length}`;
        yield { line, error: { code: 'import.columns', message } };
        continue;
      }
      const value: Record<string, string | null> = {};
      for (let at = 0; at < columns.length; at += 1) {
        const cell = record[at] ?? '';
        value[columns[at] ?? ''] = cell === '' ? null : cell;
      }
      yield { line, value };
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const line = headerLine + Number(error['lines'] ?? 0);
    throw unreadable(`from line ${line} on it is no CSV: ${error.message}`, line);
  } finally {
    input.destroy();
  }
}

function newlinesIn(record: readonly string[]): number {
  let count = 0;
  for (const cell of record) for (let at = cell.indexOf('\n'); at !== -1; at = cell.indexOf('\n', at + 1)) count += 1;
  return count;
}
