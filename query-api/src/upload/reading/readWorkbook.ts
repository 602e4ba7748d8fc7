import type { WorkBook, WorkSheet } from '@e965/xlsx';
import { checkZip } from './checkZip.ts';
import { existingRows, readBook, sheetsIn } from './readBook.ts';
import { UploadRefused, type ReadSheets, type TextSheet } from './uploadRead.ts';
import { zippedFormat } from './zippedFormat.ts';

/** Unpacked bytes: ten times a large order. */
const large = 12 * 1024 * 1024;

/**
 * Sheets as texts; formulas use stored values, macros are ignored.
 * @throws UploadRefused
 */
export function readWorkbook(file: Buffer, kind: 'zip' | 'compound' | 'biff', maxRows: number): ReadSheets {
  if (kind === 'zip') {
    const entries = checkZip(file);
    const size = entries.reduce((sum, entry) => sum + entry.size, 0);
    return { format: zippedFormat(entries), sheets: readAll(file, size, maxRows) };
  }
  if (kind === 'compound') {
    if (hasStream(file, 'EncryptedPackage')) throw new UploadRefused('encrypted');
    if (!['Workbook', 'Book', 'BOOK', 'WORKBOOK'].some((name) => hasStream(file, name)))
      throw new UploadRefused('wrong_filetype');
  }
  return { format: 'xls', sheets: readAll(file, file.length, maxRows) };
}

/** Stream names are UTF-16: an encrypted workbook is a package (MS-OFFCRYPTO 2.3.4.4), a plain one a stream. */
const hasStream = (file: Buffer, name: string): boolean => file.includes(Buffer.from(name, 'utf16le'));

/** Reads all rows; of a large file the first rows decide whether it has too many. @param size unpacked bytes */
function readAll(file: Buffer, size: number, maxRows: number): readonly TextSheet[] {
  const firstRows = maxRows * 4;
  if (size > large) {
    const first = readBook(file, { sheetRows: firstRows });
    if (sheetsOf(first).some((sheet) => [...existingRows(sheet)].length >= firstRows)) return sheetsIn(first);
  }
  const book = readBook(file, {});
  // The library ignores unreadable sheets unless `WTF` is set.
  if (sheetsOf(book).every((sheet) => !hasValues(sheet))) readBook(file, { WTF: true });
  // With formulas the library takes a missing value for 0, so it reads twice.
  return sheetsIn(book, sheetsOf(book).some(hasEmptyCells) ? readBook(file, { cellFormula: true }) : null);
}

const sheetsOf = (book: WorkBook): readonly WorkSheet[] => book.SheetNames.flatMap((name) => book.Sheets[name] ?? []);
function hasValues(sheet: WorkSheet): boolean {
  for (const [, row] of existingRows(sheet)) if (row.some((cell) => cell.t !== 'z')) return true;
  return false;
}
function hasEmptyCells(sheet: WorkSheet): boolean {
  for (const [, row] of existingRows(sheet)) if (row.some((cell) => cell.t === 'z')) return true;
  return false;
}
