import {
  read,
  type CellObject,
  type ColInfo,
  type ParsingOptions,
  type RowInfo,
  type WorkBook,
  type WorkSheet,
} from '@e965/xlsx';
import { struckFormat } from './asSeen.ts';
import { cleanCell } from './cleanCell.ts';
import { inUsualWidth } from './inUsualWidth.ts';
import type { HiddenCells } from './hiddenInOds.ts';
import { longestCell, mostColumns, UploadRefused, type TextRow, type TextSheet } from './uploadRead.ts';

const mostSheets = 50;

/** Hidden sheets only when all are hidden. @param hidden cells per sheet that the library does not read */
export function sheetsIn(book: WorkBook, hidden: readonly HiddenCells[]): readonly TextSheet[] {
  const formatted = formattedTexts(book);
  const sheets = book.SheetNames.slice(0, mostSheets).map((name, index) => {
    const sheet = book.Sheets[name];
    const { rows, columns } = hidden[index] ?? hiddenIn(sheet);
    return {
      isHidden: (book.Workbook?.Sheets?.[index]?.Hidden ?? 0) !== 0,
      sheet: {
        name: cleanCell(name),
        rows: rowsOf(sheet, rows, formatted),
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
const isHidden = ({ hidden, hpt, width, wpx }: RowInfo & ColInfo = {}): boolean =>
  hidden === true || [hpt, width, wpx].includes(0);
/** Of a sparse array; no height or width hides too. */
const hiddenOf = (infos: readonly (RowInfo & ColInfo)[] = []): ReadonlySet<number> =>
  new Set(
    Object.keys(infos)
      .map(Number)
      .filter((at) => isHidden(infos[at])),
  );

type BookOptions = Pick<ParsingOptions, 'type' | 'raw' | 'sheetRows' | 'WTF'>;

/** @throws UploadRefused */
export function readBook(file: Buffer | string, options: BookOptions): WorkBook {
  try {
    return read(file, {
      type: 'buffer',
      dense: true,
      cellFormula: false,
      cellHTML: false,
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

/** Declared ranges may be huge. Beyond the last column only one cell, with a digit if any has. */
export function* existingRows(
  sheet: WorkSheet | undefined,
): Generator<readonly [at: number, row: readonly CellObject[]]> {
  const data: unknown = sheet?.['!data'];
  if (!Array.isArray(data)) return;
  // A sparse array's gaps would take long.
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

/** Partly formatted texts, such as 6², of a binary workbook. */
const formattedTexts = (book: WorkBook & { readonly Strings?: readonly FormattedText[] }): ReadonlySet<string> =>
  new Set(book.Strings?.filter(({ r }) => r === undefined).map(({ t }) => t.trim()));
type FormattedText = { readonly t: string; readonly r?: unknown };

function rowsOf(
  sheet: WorkSheet | undefined,
  hiddenRows: ReadonlySet<number>,
  formatted: ReadonlySet<string>,
): readonly TextRow[] {
  const rows: TextRow[] = [];
  for (const [at, row] of existingRows(sheet)) {
    const cells = Array.from(row, (cell: CellObject | undefined) => {
      const text = cell ? textOf(cell) : '';
      if (cell?.z === struckFormat && text !== '') return `${text} …`;
      const isFormatted = formatted.has(text) || (Array.isArray(cell?.r) && cell.r.length > 1);
      return isFormatted && /^[\d.,]{2,}\s*\p{L}*$/u.test(text) ? `${text} …` : text;
    });
    if (cells.some((cell, column) => cell !== '' && (column < mostColumns || /\d/.test(cell))))
      rows.push({ row: at + 1, cells, isHidden: hiddenRows.has(at) });
  }
  return rows;
}

/**
 * Beyond fifteen digits is noise of binary fractions. A fourth decimal tells three decimals from thousands in cells of
 * text.
 */
const numberText = (value: number): string =>
  String(Number(value.toPrecision(15)))
    .replace('.', ',')
    .replace(/,\d{3}$/, '$&0');

/** As shown where the format adds words, money or percent; with the value where they differ. */
function shownNumber(value: number, format: unknown, shown: string | undefined): string {
  const number = numberText(value);
  if (shown === undefined || format === 'General' || /\de[+-]?\d/i.test(shown)) return number;
  // The library leaves out words behind it.
  if (typeof format === 'string' && /^General[^;]/.test(format))
    return format.replace('General', number).replaceAll(/["\\]/g, '');
  const digits = shown.match(/\d[\d.,]*/g) ?? [];
  const [first = ''] = digits;
  if (digits.length !== 1 || shown.includes('%')) return shown.trim();
  const size = numberText(Math.abs(value));
  const isValue = [first.replaceAll(',', ''), first.replaceAll('.', '').replace(',', '.')].some(
    (text) => numberText(Number(text)) === size,
  );
  return isValue ? shown.replace(first, size).trim() : `${shown.trim()} (${number})`;
}

function textOf({ t, v, w, z }: CellObject): string {
  if (v === undefined || v === null) return '';
  switch (t) {
    case 'n':
      return typeof v === 'number' ? shownNumber(v, z, w) : String(v);
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
