import { createReadStream, createWriteStream } from 'node:fs';
import { access, mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { AnotherSealIsThere, type SealArchive } from './archive.ts';

export const createFolderArchive = (folder: string): SealArchive => ({
  name: 'folder',
  startsWithNext: false,
  write: async (fileName, lines) => {
    await mkdir(folder, { recursive: true });
    const file = join(folder, fileName);
    const part = `${file}.part`;
    try {
      await pipeline(Readable.from(lines), createWriteStream(part, { flush: true }));
      const isThere = await exists(file);
      // A present copy is evidence.
      if (isThere && (await firstLine(file)) !== (await firstLine(part))) throw new AnotherSealIsThere(file);
      if (!isThere) await rename(part, file);
    } finally {
      await rm(part, { force: true });
    }
  },
  read: async (fileName) => {
    const file = join(folder, fileName);
    return (await exists(file)) ? createReadStream(file, 'utf8') : null;
  },
});

const exists = (file: string): Promise<boolean> =>
  access(file).then(
    () => true,
    () => false,
  );

async function firstLine(file: string): Promise<string> {
  const input = createReadStream(file);
  try {
    for await (const line of createInterface({ input })) return line;
    return '';
  } finally {
    input.destroy();
  }
}
