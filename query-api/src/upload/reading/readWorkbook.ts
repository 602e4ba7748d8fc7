import { CFB, type WorkBook, type WorkSheet } from '@e965/xlsx';
import { checkZip, type ZipEntry } from './checkZip.ts';
import { existingRows, readBook, sheetsIn } from './readBook.ts';
import { UploadRefused, type ReadSheets, type TextSheet } from './uploadRead.ts';
import { hiddenInOds, type HiddenCells } from './hiddenInOds.ts';
import { zippedFormat } from './zippedFormat.ts';

/** Unpacked bytes: ten times a large order. */
const large = 12 * 1024 * 1024;

/**
 * Stored values of formulas; no macros.
 * @throws UploadRefused
 */
export function readWorkbook(file: Buffer, kind: 'zip' | 'compound' | 'biff', maxRows: number): ReadSheets {
  if (kind === 'zip') {
    const entries = checkZip(file);
    const size = entries.reduce((sum, entry) => sum + entry.size, 0);
    const format = zippedFormat(entries);
    const content = entries.find(({ name }) => name === 'content.xml')?.content;
    const hidden = format === 'ods' && content ? hiddenInOds(content.toString('latin1')) : [];
    return { format, sheets: readAll(withParts(file, entries), size, maxRows, hidden) };
  }
  if (kind === 'compound') {
    if (hasStream(file, 'EncryptedPackage')) throw new UploadRefused('encrypted');
    if (!['Workbook', 'Book', 'BOOK', 'WORKBOOK'].some((name) => hasStream(file, name)))
      throw new UploadRefused('wrong_filetype');
  }
  if (kind === 'biff' && !hasEnd(file)) throw new UploadRefused('unreadable');
  return { format: 'xls', sheets: readAll(file, file.length, maxRows) };
}

/** @throws UploadRefused */
function withParts(file: Buffer, entries: readonly ZipEntry[]): Buffer {
  if (entries.every(({ seen }) => seen === undefined)) return file;
  const container = CFB.read(file, { type: 'buffer' });
  for (const { name, seen } of entries) {
    if (!seen) continue;
    const part = CFB.find(container, `/${name}`);
    if (!part) throw new UploadRefused('unreadable');
    Object.assign(part, { content: seen, size: seen.length });
  }
  return Buffer.from(CFB.write(container, { type: 'buffer', fileType: 'zip' }) as Uint8Array);
}

/** MS-XLS 2.4.103. Cut-off files lack it; padding may follow. */
function hasEnd(file: Buffer): boolean {
  const last = file.findLastIndex((byte) => byte !== 0);
  return file[last] === 0x0a && file.length - last >= 4;
}

/** Stream names are UTF-16: an encrypted workbook is a package (MS-OFFCRYPTO 2.3.4.4), a plain one a stream. */
const hasStream = (file: Buffer, name: string): boolean => file.includes(Buffer.from(name, 'utf16le'));

/** The first rows decide whether a large file has too many. @param size unpacked bytes */
function readAll(
  file: Buffer,
  size: number,
  maxRows: number,
  hidden: readonly HiddenCells[] = [],
): readonly TextSheet[] {
  const firstRows = maxRows * 4;
  if (size > large) {
    const first = readBook(file, { sheetRows: firstRows });
    if (sheetsOf(first).some((sheet) => [...existingRows(sheet)].length >= firstRows)) return sheetsIn(first, hidden);
  }
  const book = readBook(file, {});
  // The library ignores unreadable sheets unless `WTF` is set.
  if (sheetsOf(book).every((sheet) => !hasValues(sheet))) readBook(file, { WTF: true });
  return sheetsIn(book, hidden);
}

const sheetsOf = (book: WorkBook): readonly WorkSheet[] => book.SheetNames.flatMap((name) => book.Sheets[name] ?? []);
function hasValues(sheet: WorkSheet): boolean {
  for (const [, row] of existingRows(sheet)) if (row.some((cell) => cell.t !== 'z')) return true;
  return false;
}
