import { read, type CellObject, type ParsingOptions, type WorkBook, type WorkSheet } from '@e965/xlsx';
import { longestCell, mostColumns, UploadRefused, type TextRow, type TextSheet } from './uploadRead.ts';

/** Maximum sheets. */
const mostSheets = 50;

/** Hidden sheets only when all are hidden. */
export function sheetsIn(book: WorkBook): readonly TextSheet[] {
  const sheets = book.SheetNames.slice(0, mostSheets).map((name, index) => ({
    name,
    isHidden: (book.Workbook?.Sheets?.[index]?.Hidden ?? 0) !== 0,
    rows: rowsOf(book.Sheets[name]),
  }));
  const visible = sheets.filter(({ isHidden }) => !isHidden);
  return (visible.length > 0 ? visible : sheets).map(({ name, rows }) => ({ name, rows }));
}

type BookOptions = Pick<ParsingOptions, 'type' | 'raw' | 'sheetRows' | 'WTF'>;

/** @throws UploadRefused */
export function readBook(file: Buffer | string, options: BookOptions): WorkBook {
  try {
    return read(file, {
      type: 'buffer',
      dense: true,
      cellFormula: false,
      cellHTML: false,
      cellText: false,
      cellDates: true,
      bookVBA: false,
      ...options,
    });
  } catch (error) {
    const message = error instanceof Error ? error.message : '';
    throw new UploadRefused(/password|encrypt/i.test(message) ? 'encrypted' : 'unreadable');
  }
}

/** Walks existing cells, because declared ranges may be huge. */
export function rowsOf(sheet: WorkSheet | undefined): readonly TextRow[] {
  const rows: TextRow[] = [];
  const data: unknown = sheet?.['!data'];
  if (!Array.isArray(data)) return rows;
  data.forEach((row: unknown, at) => {
    if (!Array.isArray(row)) return;
    const cells: string[] = [];
    const few = row.length > mostColumns ? row.slice(0, mostColumns) : row;
    few.forEach((cell: CellObject | undefined, column) => {
      cells[column] = cell ? textOf(cell) : '';
    });
    for (let column = 0; column < cells.length; column += 1) cells[column] ??= '';
    if (cells.some((cell) => cell !== '')) rows.push({ row: at + 1, cells });
  });
  return rows;
}

function textOf({ t, v, w }: CellObject): string {
  if (v === undefined || v === null) return '';
  switch (t) {
    case 'n':
      // Numbers are written with a comma and without thousands.
      return typeof v === 'number' ? String(v).replace('.', ',') : String(v);
    case 'd':
      return v instanceof Date && !Number.isNaN(v.getTime())
        ? v.toISOString().slice(0, 10).split('-').toReversed().join('/')
        : '';
    case 'b':
      return v === true ? 'TRUE' : 'FALSE';
    case 'e':
      return w ?? '#N/A';
    case 's':
      return String(v)
        .slice(0, longestCell * 2)
        .trim();
    case 'z':
      return '';
    default:
      return t satisfies never;
  }
}
