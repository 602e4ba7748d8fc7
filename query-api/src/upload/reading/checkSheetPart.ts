import { mostSheetRows, UploadRefused } from './uploadRead.ts';

/** As Excel has. */
const mostSheetColumns = 16_384;
/** Columns and linked cells of a sheet in all: the library visits each. */
const mostVisits = 4 * mostSheetColumns;

/**
 * Refuses sizes that would keep the library busy.
 * @throws UploadRefused
 */
export function checkSheetPart(name: string, content: Buffer): void {
  if (/\.bin$/i.test(name)) {
    if (/worksheets/i.test(name)) checkBinary(content);
  } else if (/(^|\/)content\.xml$/i.test(name)) checkNumbers(textOf(content), repeated);
  // A sheet may have any name.
  else if (!/^\/?xl\/sharedStrings\.xml$/i.test(name)) checkSheet(textOf(content));
}

/** Patterns of ASCII serve any other encoding. */
export const encodingOf = (content: Buffer): 'utf16le' | 'latin1' =>
  content[0] === 0xff && content[1] === 0xfe ? 'utf16le' : 'latin1';
const textOf = (content: Buffer): string => content.toString(encodingOf(content));

/** OpenDocument 1.3, part 3, 19.673 and 19.675. */
const repeated = /\b(columns|rows)-(?:repeated|spanned)\s*=\s*["'](\d+)/gi;
/** Excel 2003 XML. */
const indexed = /\b(Index|Span|MergeAcross|MergeDown)\s*=\s*["'](\d+)/g;

/** @throws UploadRefused */
export const checkMarkupSizes = (text: string): void => checkNumbers(text, indexed);

function checkNumbers(text: string, pattern: RegExp): void {
  for (const [, of = '', number = ''] of text.matchAll(pattern))
    if (Number(number) > (of.toLowerCase() === 'columns' ? mostSheetColumns : mostSheetRows))
      throw new UploadRefused('too_complex');
}

/** Rows and cells (`r`), columns and links (ISO/IEC 29500-1, 18.3.1). */
function checkSheet(text: string): void {
  for (const [, letters = '', number = ''] of text.matchAll(/\sr\s*=\s*["']([A-Za-z]*)(\d+)/g))
    if (letters.length > 3 || Number(number) > mostSheetRows) throw new UploadRefused('too_complex');
  let visits = 0;
  for (const [, column = ''] of text.matchAll(/<(?:\w+:)?col\s([^<>]*)>/g))
    visits += span(numberIn(column, 'min'), numberIn(column, 'max'));
  for (const [, link = ''] of text.matchAll(/<(?:\w+:)?hyperlink\s([^<>]*)>/g))
    visits += cellsOf(/\bref\s*=\s*["']([^"']*)/.exec(link)?.[1] ?? '');
  if (visits > mostVisits) throw new UploadRefused('too_complex');
}

const numberIn = (attributes: string, name: string): number =>
  Number(new RegExp(String.raw`\b${name}\s*=\s*["'](\d+)`).exec(attributes)?.[1] ?? 1);

/** A reversed range must not make room for others. */
const span = (from: number, to: number): number => Math.abs(to - from) + 1;

function cellsOf(range: string): number {
  const [, from = '', top = '', to = from, bottom = top] =
    /^\$?([A-Za-z]+)\$?(\d+)(?::\$?([A-Za-z]+)\$?(\d+))?$/.exec(range) ?? [];
  return span(columnOf(from), columnOf(to)) * span(Number(top), Number(bottom));
}

const columnOf = (letters: string): number =>
  Array.from(letters.toUpperCase()).reduce((column, letter) => column * 26 + letter.charCodeAt(0) - 64, 0);

const [rowRecord, columnRecord, linkRecord] = [0, 60, 494];

/** Records of MS-XLSB 2.1.4: type and size in one to four bytes of seven bits, then data. */
function checkBinary(content: Buffer): void {
  let [at, visits] = [0, 0];
  const readVariable = (mostBytes: number): number => {
    let value = 0;
    for (let byte = 0; byte < mostBytes; byte += 1) {
      const next = content[at] ?? 0;
      at += 1;
      value += (next & 0x7f) * 128 ** byte;
      if (next < 0x80) break;
    }
    return value;
  };
  while (at < content.length) {
    const type = readVariable(2);
    const size = readVariable(4);
    const number = (place: number): number => (at + place + 4 <= content.length ? content.readUInt32LE(at + place) : 0);
    if (type === columnRecord) visits += span(number(0), number(4));
    if (type === linkRecord) visits += span(number(0), number(4)) * span(number(8), number(12));
    if ((type === rowRecord && number(0) >= mostSheetRows) || visits > mostVisits)
      throw new UploadRefused('too_complex');
    at += size;
  }
}
