import { read, type CellObject, type ParsingOptions, type WorkBook, type WorkSheet } from '@e965/xlsx';
import { cleanCell } from './cleanCell.ts';
import { inUsualWidth } from './inUsualWidth.ts';
import type { HiddenCells } from './hiddenInOds.ts';
import { longestCell, mostColumns, UploadRefused, type TextRow, type TextSheet } from './uploadRead.ts';

const mostSheets = 50;

type SheetExtras = {
  /** For cells without a stored value. */
  readonly withFormulas?: WorkBook;
  /** Hidden cells per sheet that the library does not read. */
  readonly hidden?: readonly HiddenCells[];
};

/** Hidden sheets only when all are hidden. */
export function sheetsIn(book: WorkBook, { withFormulas, hidden = [] }: SheetExtras = {}): readonly TextSheet[] {
  const sheets = book.SheetNames.slice(0, mostSheets).map((name, index) => {
    const sheet = book.Sheets[name];
    const { rows, columns } = hidden[index] ?? hiddenIn(sheet);
    return {
      isHidden: (book.Workbook?.Sheets?.[index]?.Hidden ?? 0) !== 0,
      sheet: {
        name: cleanCell(name),
        rows: rowsOf(sheet, withFormulas?.Sheets[name], rows),
        hiddenColumns: columns,
      },
    };
  });
  const visible = sheets.filter(({ isHidden }) => !isHidden);
  return (visible.length > 0 ? visible : sheets).map(({ sheet }) => sheet);
}

const hiddenIn = (sheet: WorkSheet | undefined): HiddenCells => ({
  rows: hiddenOf(sheet?.['!rows']),
  columns: hiddenOf(sheet?.['!cols']),
});
/** Of a sparse array. */
const hiddenOf = (infos: readonly { hidden?: boolean }[] = []): ReadonlySet<number> =>
  new Set(Object.keys(infos).flatMap((at) => (infos[Number(at)]?.hidden === true ? Number(at) : [])));

type BookOptions = Pick<ParsingOptions, 'type' | 'raw' | 'sheetRows' | 'WTF' | 'cellFormula'>;

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
      // Hidden rows and columns, and empty cells.
      cellStyles: true,
      bookVBA: false,
      ...options,
    });
  } catch (error) {
    const message = error instanceof Error ? error.message : '';
    throw new UploadRefused(/password|encrypt/i.test(message) ? 'encrypted' : 'unreadable');
  }
}

/** Rows that exist: declared ranges may be huge. Of the cells beyond the last column only one, with a digit if any has. */
export function* existingRows(
  sheet: WorkSheet | undefined,
): Generator<readonly [at: number, row: readonly CellObject[]]> {
  const data: unknown = sheet?.['!data'];
  if (!Array.isArray(data)) return;
  // Rows far apart make a sparse array, whose gaps would take long to walk.
  for (const at of Object.keys(data)) {
    const row: unknown = data[Number(at)];
    if (!Array.isArray(row)) continue;
    const all = row as CellObject[];
    const cells = all.slice(0, mostColumns);
    for (const column of Object.keys(all).map(Number)) {
      const cell = column < mostColumns ? undefined : all[column];
      const beyond = cells[mostColumns];
      if (cell && textOf(cell) !== '' && !(beyond && /\d/.test(textOf(beyond)))) cells[mostColumns] = cell;
    }
    yield [Number(at), cells];
  }
}

/** Without empty rows. */
function rowsOf(
  sheet: WorkSheet | undefined,
  withFormulas: WorkSheet | undefined,
  hiddenRows: ReadonlySet<number>,
): readonly TextRow[] {
  const rows: TextRow[] = [];
  const formulas: unknown = withFormulas?.['!data'];
  for (const [at, row] of existingRows(sheet)) {
    const formulasOfRow: unknown = Array.isArray(formulas) ? formulas[at] : undefined;
    const cells: string[] = [];
    row.forEach((cell: CellObject | undefined, column) => {
      const formula = Array.isArray(formulasOfRow) ? (formulasOfRow[column] as CellObject | undefined)?.f : undefined;
      cells[column] = cell ? (isEmpty(cell) && formula !== undefined ? `=${formula}` : textOf(cell)) : '';
    });
    for (let column = 0; column < cells.length; column += 1) cells[column] ??= '';
    if (cells.some((cell, column) => cell !== '' && (column < mostColumns || /\d/.test(cell))))
      rows.push({ row: at + 1, cells, isHidden: hiddenRows.has(at) });
  }
  return rows;
}

const isEmpty = ({ t, v }: CellObject): boolean => t === 'z' || v === undefined || v === null;

/**
 * With a comma and without thousands; beyond fifteen digits is noise of binary fractions. A fourth decimal tells three
 * decimals from thousands in cells of text.
 */
const numberText = (value: number): string =>
  String(Number(value.toPrecision(15)))
    .replace('.', ',')
    .replace(/,\d{3}$/, '$&0');

function textOf({ t, v, w }: CellObject): string {
  if (v === undefined || v === null) return '';
  switch (t) {
    case 'n':
      return typeof v === 'number' ? numberText(v) : String(v);
    case 'd':
      return v instanceof Date && !Number.isNaN(v.getTime())
        ? v.toISOString().slice(0, 10).split('-').toReversed().join('/')
        : '';
    case 'b':
      return v === true ? 'TRUE' : 'FALSE';
    case 'e':
      return w ?? '#N/A';
    case 's':
      return inUsualWidth(String(v).slice(0, longestCell * 2)).trim();
    case 'z':
      return '';
    default:
      return t satisfies never;
  }
}
