import type { ZipEntry } from './checkZip.ts';
import { UploadRefused } from './uploadRead.ts';

type ZippedFormat = 'xlsx' | 'xlsb' | 'ods';

/** By its parts (OpenDocument 1.3, part 2, 3.3). @throws UploadRefused */
export function zippedFormat(entries: readonly ZipEntry[]): ZippedFormat {
  const part = (name: string) => entries.find((entry) => nameOf(entry) === name);
  if (part('encrypted-package') !== undefined) throw new UploadRefused('encrypted');
  if (/^application\/vnd\.oasis\.opendocument\.spreadsheet(-template)?\s*$/.test(part('mimetype')?.start ?? ''))
    return 'ods';
  const workbooks = entries.filter((entry) => /(^|\/)workbook\d*\.(xml|bin)$/.test(nameOf(entry)));
  if (part('[content_types].xml') === undefined || workbooks.length === 0) throw new UploadRefused('wrong_filetype');
  return workbooks.some((entry) => nameOf(entry).endsWith('.xml')) ? 'xlsx' : 'xlsb';
}

const nameOf = ({ name }: ZipEntry): string => name.replaceAll('\\', '/').toLowerCase();
