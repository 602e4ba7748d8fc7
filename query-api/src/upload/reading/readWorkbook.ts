import type { WorkBook, WorkSheet } from '@e965/xlsx';
import { checkZip } from './checkZip.ts';
import { readBook, rowsOf, sheetsIn } from './readBook.ts';
import { UploadRefused, type ReadSheets } from './uploadRead.ts';
import { zippedFormat } from './zippedFormat.ts';

/** Unpacked, in bytes: ten times what an order of thousands of lines has. */
const large = 12 * 1024 * 1024;

/**
 * The sheets of a workbook as texts, hidden ones only where all are. Formulas are not computed: their stored value counts.
 * Macros are not looked at.
 * @throws UploadRefused
 */
export function readWorkbook(file: Buffer, kind: 'zip' | 'compound' | 'biff', maxRows: number): ReadSheets {
  if (kind === 'zip') {
    const entries = checkZip(file);
    const size = entries.reduce((sum, entry) => sum + entry.size, 0);
    return { format: zippedFormat(entries), sheets: sheetsIn(readAll(file, size, maxRows)) };
  }
  if (kind === 'compound') {
    if (hasStream(file, 'EncryptedPackage')) throw new UploadRefused('encrypted');
    if (!hasStream(file, 'Workbook') && !hasStream(file, 'Book')) throw new UploadRefused('wrong_filetype');
  }
  return { format: 'xls', sheets: sheetsIn(readAll(file, file.length, maxRows)) };
}

/**
 * Names of streams stand in UTF-16 in the directory of a compound file: an encrypted workbook is a package in one
 * (MS-OFFCRYPTO 2.3.4.4), a plain one a stream of its own; a text document or a mail has neither.
 */
const hasStream = (file: Buffer, name: string): boolean => file.includes(Buffer.from(name, 'utf16le'));

/**
 * All that there is, wherever it stands. Of a large file the first rows are looked at before: where they hold more lines than
 * are taken, the rest need not be read to refuse it. @param size unpacked, in bytes
 */
function readAll(file: Buffer, size: number, maxRows: number): WorkBook {
  const firstRows = maxRows * 4;
  if (size > large) {
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
