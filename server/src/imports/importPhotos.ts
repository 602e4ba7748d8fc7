import { createReadStream } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { userInfo } from 'node:os';
import { basename, extname } from 'node:path';
import type pg from 'pg';
import { decodeText } from '@talloor/catalogue/import/reading/decodeText.ts';
import { readCsv } from '@talloor/catalogue/import/reading/readCsv.ts';
import { catalogueMigrations } from '@talloor/catalogue/migrations.ts';
import { mostPhotoBytes } from '@talloor/catalogue/photo/encodeSizes.ts';
import { startClock } from '@talloor/platform/clock.ts';
import { migrate } from '@talloor/platform/postgres/migrate.ts';
import { fetchPhoto } from '../photos/fetchPhoto.ts';
import { importPhotoFiles, type PhotoFile } from '../photos/importPhotoFiles.ts';
import { photosAtAddresses } from '../photos/photosAtAddresses.ts';
import { BadZip, readZip } from '../photos/readZip.ts';
import { print } from '../printing.ts';
import { Refused, visitTenant } from '../visitTenant.ts';

/** A ZIP, a photo, a list with `article_number` and `address`, or the word `addresses` for those of the products. */
export async function importPhotos({ file, dryRun }: { readonly file: string; readonly dryRun: boolean }) {
  await visitTenant(async ({ pool, url, configuration }) => {
    await migrate(url, 'catalogue', catalogueMigrations);
    const changedBy = { by: `file:${userInfo().username}`, at: startClock(configuration.now ?? undefined).now() };
    const files = await photosOf(pool, file);
    const report = await importPhotoFiles(pool, files, changedBy, dryRun).catch((error: unknown) => {
      throw error instanceof BadZip ? new Refused(`${file} ${error.message}`) : error;
    });
    for (const { name, why } of report.refused.slice(0, 50)) print(`${name}: ${why}`);
    print(`photos: ${report.changed} changed, ${report.unchanged} unchanged, ${report.refused.length} refused`);
    if (dryRun) print('a dry run: nothing was written');
    if (report.refused.length > 0) process.exitCode = report.changed + report.unchanged === 0 ? 1 : 3;
  });
}

async function photosOf(pool: pg.Pool, file: string): Promise<AsyncIterable<PhotoFile> | Iterable<PhotoFile>> {
  if (file === 'addresses') return photosAtAddresses(pool);
  await stat(file).catch(() => {
    throw new Refused(`there is no file ${file}`);
  });
  switch (extname(file).toLowerCase()) {
    case '.zip':
      return photosOfZip(file);
    case '.csv':
      return photosOfList(file);
    default:
      return [{ name: basename(file), code: codeOf(file), read: () => readFile(file) }];
  }
}

const codeOf = (name: string): string => basename(name, extname(name));

const isPicture = (name: string): boolean => /\.(jpe?g|png|webp|avif|heic)$/i.test(name);
const isHidden = (name: string): boolean => /(^|\/)(\.|__MACOSX)/.test(name);

async function* photosOfZip(file: string): AsyncGenerator<PhotoFile> {
  for await (const { name, read } of readZip(file, mostPhotoBytes)) {
    if (isHidden(name)) continue;
    const refuse = () => Promise.reject(new Error('is no picture in JPEG, PNG, WebP or AVIF'));
    yield { name, code: codeOf(name), read: isPicture(name) ? read : refuse };
  }
}

async function* photosOfList(file: string): AsyncGenerator<PhotoFile> {
  const known = new Set(['article_number', 'address']);
  const { columns, lines } = await readCsv(decodeText(createReadStream(file), null), (name) => known.has(name), null);
  if (![...known].every((name) => columns.includes(name)))
    throw new Refused(`${file} needs the columns article_number and address`);
  for await (const line of lines) {
    if ('error' in line) throw new Refused(`line ${line.line} of ${file} ${line.error.message}`);
    const { article_number: code, address } = line.value;
    const read = () => fetchPhoto(wordOf(address), mostPhotoBytes);
    yield { name: `line ${line.line}`, code: wordOf(code), read };
  }
}

const wordOf = (cell: unknown): string => (typeof cell === 'string' ? cell.trim() : '');
