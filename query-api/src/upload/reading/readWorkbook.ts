import { read, type CellObject, type WorkBook, type WorkSheet } from '@e965/xlsx';
import { checkZip } from './checkZip.ts';
import type { FileKind } from './sniffFile.ts';
import { longestCell, mostColumns, UploadRefused, type TextRow, type TextSheet } from './uploadRead.ts';

/** Unpacked, in bytes: ten times what an order of thousands of lines has. */
const large = 12 * 1024 * 1024;
/** Sheets that are looked at. */
const mostSheets = 50;

/**
 * The sheets of an Excel workbook as texts, hidden ones only where all are. Formulas are not computed: their stored value
 * counts. Macros are not looked at.
 * @throws UploadRefused
 */
export function readWorkbook(file: Buffer, kind: FileKind, maxRows: number): readonly TextSheet[] {
  const size = kind === 'zip' ? checkWorkbook(file) : file.length;
  if (kind === 'compound') {
    if (hasStream(file, 'EncryptedPackage')) throw new UploadRefused('encrypted');
    if (!hasStream(file, 'Workbook') && !hasStream(file, 'Book')) throw new UploadRefused('wrong_filetype');
  }
  const book = readAll(file, size > large ? maxRows * 4 : null);
  const sheets = book.SheetNames.slice(0, mostSheets).map((name, index) => ({
    name,
    isHidden: (book.Workbook?.Sheets?.[index]?.Hidden ?? 0) !== 0,
    rows: rowsOf(book.Sheets[name]),
  }));
  const visible = sheets.filter(({ isHidden }) => !isHidden);
  return (visible.length > 0 ? visible : sheets).map(({ name, rows }) => ({ name, rows }));
}

/** A zip must be a workbook of Excel: not of OpenDocument, nor a binary one, nor a text document. @returns its size, unpacked */
function checkWorkbook(file: Buffer): number {
  const entries = checkZip(file);
  const types = entries.find(({ name }) => name.replaceAll('\\', '/').toLowerCase() === '[content_types].xml');
  const isWorkbook = entries.some(({ name }) => /(^|[\\/])workbook\d*\.xml$/i.test(name));
  if (!types || !isWorkbook) throw new UploadRefused('wrong_filetype');
  return entries.reduce((sum, { size }) => sum + size, 0);
}

/**
 * Names of streams stand in UTF-16 in the directory of a compound file: an encrypted workbook is a package in one
 * (MS-OFFCRYPTO 2.3.4.4), a plain one a stream of its own; a text document or a mail has neither.
 */
const hasStream = (file: Buffer, name: string): boolean => file.includes(Buffer.from(name, 'utf16le'));

/**
 * All that there is, wherever it stands. @param firstRows of a large file are looked at first: where they hold more than that
 * many lines, the rest need not be read to refuse it
 */
function readAll(file: Buffer, firstRows: number | null): WorkBook {
  if (firstRows !== null) {
    const first = readBook(file, { sheetRows: firstRows });
    if (sheetsOf(first).some((sheet) => rowsOf(sheet).length >= firstRows)) return first;
  }
  const book = readBook(file, {});
  // The library passes over a sheet that it cannot read, unless it is asked to say so.
  if (isEmpty(book)) readBook(file, { WTF: true });
  return book;
}

const sheetsOf = (book: WorkBook): readonly WorkSheet[] => book.SheetNames.flatMap((name) => book.Sheets[name] ?? []);
const isEmpty = (book: WorkBook): boolean => sheetsOf(book).every((sheet) => rowsOf(sheet).length === 0);

function readBook(file: Buffer, how: { readonly sheetRows?: number; readonly WTF?: boolean }): WorkBook {
  try {
    return read(file, {
      type: 'buffer',
      dense: true,
      cellFormula: false,
      cellHTML: false,
      cellText: false,
      cellDates: true,
      bookVBA: false,
      ...how,
    });
  } catch (error) {
    const message = error instanceof Error ? error.message : '';
    throw new UploadRefused(/password|encrypt/i.test(message) ? 'encrypted' : 'unreadable');
  }
}

/** Only what is there is walked: the range that a sheet declares may be a million rows of nothing. */
function rowsOf(sheet: WorkSheet | undefined): readonly TextRow[] {
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
      // Excel knows 15 digits and no thousands in between; the comma says what it is.
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
