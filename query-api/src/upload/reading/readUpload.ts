import { readArticle } from '@talloor/rules/upload/readArticle.ts';
import { decimalMarkOf, readQuantity } from '@talloor/rules/upload/readQuantity.ts';
import { decodeText } from './decodeText.ts';
import { findColumns, type Columns } from './findColumns.ts';
import { headingOf } from './headingOf.ts';
import { readDelimited } from './readDelimited.ts';
import { readMarkup } from './readMarkup.ts';
import { readWorkbook } from './readWorkbook.ts';
import { sniffFile } from './sniffFile.ts';
import {
  longestCell,
  UploadRefused,
  type ReadRow,
  type ReadSheets,
  type TextRow,
  type TextSheet,
  type UploadFormat,
  type UploadQuestion,
  type UploadRead,
} from './uploadRead.ts';

/**
 * Lines of the sheet with most of them (spec shopping §5, Upload), or why there are none. Articles are judged
 * elsewhere.
 */
export function readUpload(file: Buffer, question: UploadQuestion): UploadRead {
  try {
    const { format, sheets } = readSheets(file, question);
    return readLines(format, sheets, question);
  } catch (error) {
    if (error instanceof UploadRefused) return { kind: 'refused', code: error.code };
    return { kind: 'refused', code: 'unreadable' };
  }
}

/** @throws UploadRefused */
export function readSheets(file: Buffer, { pasted, maxRows }: UploadQuestion): ReadSheets {
  if (file.length === 0) throw new UploadRefused('no_data');
  const kind = pasted ? 'text' : sniffFile(file);
  switch (kind) {
    case 'zip':
    case 'compound':
    case 'biff':
      return readWorkbook(file, kind, maxRows);
    case 'text': {
      const text = decodeText(file);
      const marked = pasted ? null : readMarkup(text);
      return marked ?? { format: pasted ? 'text' : 'csv', sheets: [{ name: null, rows: readDelimited(text) }] };
    }
    case 'other':
      throw new UploadRefused('wrong_filetype');
    default:
      return kind satisfies never;
  }
}

/** Formats with text cells. */
const ofTexts: ReadonlySet<UploadFormat> = new Set(['csv', 'text', 'html']);

type SheetWithColumns = { readonly sheet: TextSheet; readonly columns: Columns };

function readLines(
  format: UploadFormat,
  sheets: readonly TextSheet[],
  { sheet: requestedSheet, maxRows }: UploadQuestion,
): UploadRead {
  const candidates = sheets.flatMap((sheet): SheetWithColumns[] => {
    const columns = findColumns(sheet.rows);
    return columns ? [{ sheet, columns }] : [];
  });
  const [best] = candidates.toSorted((a, b) => scoreOf(b, requestedSheet) - scoreOf(a, requestedSheet));
  if (!best) throw new UploadRefused('no_data');
  const { columns, sheet } = best;
  const rows = linesOf(sheet.rows.slice(columns.skip), columns);
  if (rows.length === 0) throw new UploadRefused('no_data');
  if (rows.length > maxRows) throw new UploadRefused('too_many_rows');
  return {
    kind: 'read',
    format,
    sheet: sheet.name,
    sheets: candidates.flatMap((candidate) => candidate.sheet.name ?? []),
    columns: { article: columns.article, quantity: columns.quantity },
    // Workbook numbers are written with a comma.
    decimal: ofTexts.has(format) ? decimalMarkOf(rows.map(([, , quantity]) => quantity)) : 'comma',
    rows,
  };
}

const scoreOf = ({ sheet, columns }: SheetWithColumns, requestedSheet: string | null): number =>
  (requestedSheet !== null && sheet.name === requestedSheet ? 1e9 : 0) +
  columns.plausible * 2 +
  (columns.hasHeader ? 1 : 0);

function linesOf(rows: readonly TextRow[], columns: Columns): readonly ReadRow[] {
  const lines: ReadRow[] = [];
  for (const { row, cells } of rows) {
    const cell = (column: number | null): string => (column === null ? '' : cleanOf(cells[column] ?? ''));
    let article = cell(columns.article);
    if (article === '' && columns.barcode !== null) article = cell(columns.barcode);
    const quantity = columns.quantity === null ? '1' : cell(columns.quantity);
    // Skips group headings, remarks and repeated headers.
    if (article === '' && readQuantity(quantity, 'unknown').kind !== 'number') continue;
    if (headingOf(article) !== null && (columns.quantity === null || headingOf(quantity) !== null)) continue;
    if (article === '') article = cells.map(cleanOf).find(isTotal) ?? '';
    // Skips closing texts.
    if (quantity === '' && !/\d/.test(article)) continue;
    if (columns.quantity === null && readArticle(article).kind === 'text') continue;
    lines.push([row, article, quantity, cell(columns.unit)]);
  }
  return lines;
}

/** Total rows contain such a word. */
const isTotal = (cell: string): boolean =>
  /^(sub|eind|grand |sous-)?(totaal|total|totaux|tot\.?|som|somme|sum)\b/iu.test(cell);

/** One line without unfit characters. */
const cleanOf = (cell: string): string =>
  cell
    .slice(0, longestCell * 4)
    .replaceAll(/[\p{Cc}\p{Cs}\u200b-\u200f\u2028-\u202e\ufeff]+/gu, ' ')
    .trim()
    .slice(0, longestCell)
    .replace(/\p{Cs}$/u, '');
