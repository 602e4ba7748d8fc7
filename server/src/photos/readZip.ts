import { open, type FileHandle } from 'node:fs/promises';
import { promisify } from 'node:util';
import { inflateRaw } from 'node:zlib';

export class BadZip extends Error {
  override readonly name = 'BadZip';
}

export type ZipEntry = {
  readonly name: string;
  /** @throws BadZip for a damaged entry, or one larger than it says or than `mostBytes` */
  readonly read: () => Promise<Buffer>;
};

const inflate = promisify(inflateRaw);
const endSignature = 0x06054b50;
const headSignature = 0x02014b50;
const localSignature = 0x04034b50;
/** End record and longest comment. */
const tailBytes = 22 + 65_535;

/** Files of a ZIP archive (APPNOTE 6.3), without folders. Nothing is unpacked before it is read. */
export async function* readZip(path: string, mostBytes: number): AsyncGenerator<ZipEntry> {
  const file = await open(path);
  try {
    const directory = await readDirectory(file);
    for (let at = 0; at + 46 <= directory.length && directory.readUInt32LE(at) === headSignature;) {
      const nameEnd = at + 46 + directory.readUInt16LE(at + 28);
      const name = directory.toString('utf8', at + 46, nameEnd);
      const head = {
        flags: directory.readUInt16LE(at + 8),
        method: directory.readUInt16LE(at + 10),
        packed: directory.readUInt32LE(at + 20),
        size: directory.readUInt32LE(at + 24),
        offset: directory.readUInt32LE(at + 42),
      };
      at = nameEnd + directory.readUInt16LE(at + 30) + directory.readUInt16LE(at + 32);
      if (!name.endsWith('/')) yield { name, read: () => readEntry(file, head, mostBytes) };
    }
  } finally {
    await file.close();
  }
}

async function readDirectory(file: FileHandle): Promise<Buffer> {
  const { size } = await file.stat();
  const tail = await readAt(file, Math.max(0, size - tailBytes), Math.min(size, tailBytes));
  const signature = Buffer.alloc(4);
  signature.writeUInt32LE(endSignature);
  const at = tail.lastIndexOf(signature);
  if (at === -1 || at + 22 > tail.length) throw new BadZip('is no ZIP archive');
  const [bytes, offset] = [tail.readUInt32LE(at + 12), tail.readUInt32LE(at + 16)];
  if (offset === 0xffffffff || tail.readUInt16LE(at + 10) === 0xffff)
    throw new BadZip('is a ZIP64 archive: divide it into archives of at most 4 GB and 65,000 files');
  if (offset + bytes > size) throw new BadZip('is a damaged ZIP archive');
  return readAt(file, offset, bytes);
}

type Head = {
  readonly flags: number;
  readonly method: number;
  readonly packed: number;
  readonly size: number;
  readonly offset: number;
};

async function readEntry(file: FileHandle, head: Head, mostBytes: number): Promise<Buffer> {
  const { flags, method, packed, size, offset } = head;
  if ((flags & 1) === 1) throw new BadZip('is encrypted');
  if (size > mostBytes || packed > mostBytes) throw new BadZip(`is larger than ${mostBytes / 1_000_000} MB`);
  const local = await readAt(file, offset, 30);
  if (local.readUInt32LE(0) !== localSignature) throw new BadZip('is damaged');
  const start = offset + 30 + local.readUInt16LE(26) + local.readUInt16LE(28);
  const content = await readAt(file, start, packed);
  if (method === 0) return content;
  if (method !== 8) throw new BadZip('is packed in another way than deflate');
  return inflate(content, { maxOutputLength: Math.max(1, size) }).catch(() => {
    throw new BadZip('is damaged');
  });
}

async function readAt(file: FileHandle, position: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, position);
  if (bytesRead < length) throw new BadZip('is damaged');
  return buffer;
}
