import { htmlAsSeen, xmlAsSeen } from './asSeen.ts';
import { checkMarkupSizes } from './checkSheetPart.ts';
import { hiddenInHtml } from './hiddenInHtml.ts';
import { readBook, sheetsIn } from './readBook.ts';
import { UploadRefused, type ReadSheets } from './uploadRead.ts';

/**
 * Excel 2003 XML or HTML tables called xls; null for other text.
 * @throws UploadRefused
 */
export function readMarkup(text: string): ReadSheets | null {
  const format = markupFormat(text);
  if (format === null) return null;
  if (format === 'xml') checkMarkupSizes(text);
  // A file that is cut off lacks the end.
  if (!(format === 'xml' ? /<\/(\w+:)?Workbook\s*>\s*$/ : /<\/table\s*>/i).test(text))
    throw new UploadRefused('unreadable');
  const { source, hidden } = format === 'html' ? htmlSource(text) : { source: xmlAsSeen(text.trim()), hidden: [] };
  // HTML cells stay text, to keep leading zeros and Belgian numbers.
  const sheets = sheetsIn(readBook(source, { type: 'string', raw: format === 'html' }), hidden);
  // HTML tables have no names.
  const isAlone = format === 'html' && sheets.length === 1;
  return { format, sheets: isAlone ? sheets.map((sheet) => ({ ...sheet, name: null })) : sheets };
}

function htmlSource(text: string) {
  const { page, hidden } = hiddenInHtml(closeCells(withoutComments(text.slice(text.search(tableStart)))), text);
  return { source: `<html>${htmlAsSeen(page)}`, hidden };
}

const withoutComments = (page: string): string =>
  page
    .split('<!--')
    .map((part, at) => (at === 0 ? part : part.replace(/^.*?-->/s, '')))
    .join('');

/** Cells may be left open. */
const closeCells = (tables: string): string =>
  tables
    .split(/(?=<t[dh][\s>])/i)
    .map((cell, at) =>
      at === 0 || /<\/t[dh]>/i.test(cell) ? cell : cell.replace(/(?=<\/?(tr|table|tbody|thead|tfoot)\b)|$/i, '</td>'),
    )
    .join('');

const tableStart = /<table[\s>]/i;
const pageStart =
  /^\s*(<\?xml[^>]*>\s*|<!--(?:(?!-->).)*-->\s*)*<(!doctype html|html|head|meta|style|body|div|p|table)[\s>]/is;

function markupFormat(text: string): 'xml' | 'html' | null {
  const start = text.slice(0, 4000);
  if (!start.trimStart().startsWith('<')) return null;
  if (start.includes('urn:schemas-microsoft-com:office:spreadsheet') && /<(\w+:)?Workbook[\s>]/.test(start))
    return 'xml';
  return pageStart.test(start) && tableStart.test(text) ? 'html' : null;
}
