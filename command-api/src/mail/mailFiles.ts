import { mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { gathering } from '@talloor/platform/gathering.ts';

export type MailFile = { readonly path: string; readonly content: Uint8Array };

/** Leaves one of four threads free. */
const fileLimits = { together: 1, underWay: 3 };

/** A few at a time; overwrites equal names. */
export const createMailFiles = (): ((file: MailFile) => Promise<void>) =>
  gathering(fileLimits, (files: readonly MailFile[]) => Promise.all(files.map(write)));

/** People whose data the file holds; omitted over SMTP. */
export const peopleHeader = 'X-Talloor-People';

/** CRLF (RFC 5322). */
export const lineEnds = (text: string): string => text.replaceAll(/\r?\n/g, '\r\n');

async function write(file: MailFile): Promise<void> {
  await writeWhole(file).catch(async (error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
    await mkdir(dirname(file.path), { recursive: true });
    await writeWhole(file);
  });
}

async function writeWhole({ path, content }: MailFile): Promise<void> {
  await writeFile(`${path}.part`, content, { mode: 0o600 });
  await rename(`${path}.part`, path);
}
