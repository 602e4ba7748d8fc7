import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { peopleHeader } from './mailFiles.ts';

/** Also deletes files without `X-Talloor-People`. Idempotent. @returns how many */
export async function eraseMails(folder: string, personId: string): Promise<number> {
  let erased = 0;
  for (const name of await namesIn(folder)) {
    const file = join(folder, name);
    const people = peopleOf(await readFile(file, 'utf8').catch(() => ''));
    if (people !== null && !people.includes(personId)) continue;
    await rm(file, { force: true });
    erased++;
  }
  return erased;
}

async function namesIn(folder: string): Promise<readonly string[]> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  return names.filter((name) => /\.eml(\.part)?$/.test(name));
}

function peopleOf(mail: string): readonly string[] | null {
  const head = mail.split('\r\n\r\n', 1)[0]?.replaceAll(/\r\n[ \t]+/g, ' ') ?? '';
  const line = head.split('\r\n').find((headerLine) => headerLine.startsWith(`${peopleHeader}: `));
  return line?.slice(peopleHeader.length + 2).split(' ') ?? null;
}
