import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { unreadable } from '../../import/importRefused.ts';
import type { ExtractMeta } from './judgeExtract.ts';

const mostBytes = 64 * 1024;

/**
 * By meta.csv, else by the files present.
 * @throws ImportRefused
 */
export async function readExtractMeta(folder: string, files: ReadonlySet<string>): Promise<ExtractMeta> {
  const settings = files.has('meta.csv') ? await readSettings(join(folder, 'meta.csv')) : new Map<string, string>();
  const isUpdate = [...files].some((file) => /_(?:insert|delete)\.csv$/.test(file));
  const kind = settings.get('extracttype')?.toLowerCase() ?? (isUpdate ? 'update' : 'full');
  if (kind !== 'full' && kind !== 'update') throw unreadable(`meta.csv: ${kind.slice(0, 40)} is no kind of extract`);
  if ((kind === 'update') !== isUpdate)
    throw unreadable(`meta.csv tells of a ${kind} extract, but its files are others`);
  const number = settings.get('extractnumber') ?? null;
  if (number !== null && !/^\d{1,9}$/.test(number)) throw unreadable('meta.csv: ExtractNumber is no number');
  const [, day, month, year] = /^(\d\d)-(\d\d)-(\d{4})/.exec(settings.get('snapshotdate') ?? '') ?? [];
  const snapshotOn = year === undefined ? null : `${year}-${month}-${day}`;
  if (snapshotOn !== null && Number.isNaN(Date.parse(snapshotOn))) throw unreadable('meta.csv: SnapshotDate is no day');
  return { kind, extractNumber: number === null ? null : Number(number), snapshotOn };
}

async function readSettings(file: string): Promise<ReadonlyMap<string, string>> {
  if ((await stat(file)).size > mostBytes) throw unreadable('meta.csv is too large');
  try {
    const rows = parse(await readFile(file), { bom: true, from_line: 2, relax_column_count: true }) as string[][];
    return new Map(rows.map(([variable = '', value = '']) => [variable.trim().toLowerCase(), value.trim()]));
  } catch (error) {
    throw unreadable(`meta.csv is no CSV: ${error instanceof Error ? error.message : ''}`);
  }
}
