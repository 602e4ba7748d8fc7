import { mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { gathering } from '@talloor/platform/gathering.ts';

export type MailFile = { readonly path: string; readonly content: Uint8Array };

/** Files at a time: one of the four threads stays free for what people wait for. */
const fileLimits = { together: 1, underWay: 3 };

/** Writes mails as files, a few at a time, each over an earlier one of its name. */
export const createMailFiles = (): ((file: MailFile) => Promise<void>) =>
  gathering(fileLimits, (files: readonly MailFile[]) => Promise.all(files.map(write)));

/** Tells whose words a file holds; no server is told. */
export const peopleHeader = 'X-Talloor-People';

/** RFC 5322 ends lines with both characters. */
export const lineEnds = (text: string): string => text.replaceAll(/\r?\n/g, '\r\n');

/** Makes the folder where it is missing, which it is once. */
async function write(file: MailFile): Promise<void> {
  await writeWhole(file).catch(async (error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
    await mkdir(dirname(file.path), { recursive: true });
    await writeWhole(file);
  });
}

/** Whoever reads the folder sees a mail whole or not at all. */
async function writeWhole({ path, content }: MailFile): Promise<void> {
  await writeFile(`${path}.part`, content, { mode: 0o600 });
  await rename(`${path}.part`, path);
}
