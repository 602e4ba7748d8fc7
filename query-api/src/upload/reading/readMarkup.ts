import { readBook, sheetsIn } from './readBook.ts';
import type { ReadSheets } from './uploadRead.ts';

/**
 * The sheets of a workbook that is written as markup: XML of Excel 2003, or a web page of tables, as programs write that call
 * it xls. Null where the text is neither.
 * @throws UploadRefused
 */
export function readMarkup(text: string): ReadSheets | null {
  const format = markupFormat(text);
  if (format === null) return null;
  // Of a page its tables alone, and as text: what reads it takes numbers for English ones, and leading zeros off.
  const [source, raw] =
    format === 'html' ? [`<html>${closeCells(text.slice(text.search(tableStart)))}`, true] : [text.trim(), false];
  const sheets = sheetsIn(readBook(source, { type: 'string', raw }));
  // A page names its tables nothing: the library numbers them.
  const isAlone = format === 'html' && sheets.length === 1;
  return { format, sheets: isAlone ? sheets.map(({ rows }) => ({ name: null, rows })) : sheets };
}

/** HTML lets a cell end where the next one begins; what reads it would make one number of both. */
const closeCells = (tables: string): string =>
  tables
    .split(/(?=<t[dh][\s>])/i)
    .map((cell, at) =>
      at === 0 || /<\/t[dh]>/i.test(cell) ? cell : cell.replace(/(?=<\/?(tr|table|tbody|thead|tfoot)\b)|$/i, '</td>'),
    )
    .join('');

const tableStart = /<table[\s>]/i;
/** What pages begin with, and tables that programs write without a page around them. */
const pageStart =
  /^\s*(<\?xml[^>]*>\s*|<!--(?:(?!-->).)*-->\s*)*<(!doctype html|html|head|meta|style|body|div|p|table)[\s>]/is;

/** By its first words. */
function markupFormat(text: string): 'xml' | 'html' | null {
  const start = text.slice(0, 4000);
  if (!start.trimStart().startsWith('<')) return null;
  if (start.includes('urn:schemas-microsoft-com:office:spreadsheet') && /<(\w+:)?Workbook[\s>]/.test(start))
    return 'xml';
  return pageStart.test(start) && tableStart.test(text) ? 'html' : null;
}
