import { inflateRawSync } from 'node:zlib';
import { odsAsSeen, xlsxAsSeen } from './asSeen.ts';
import { checkSheetPart, encodingOf } from './checkSheetPart.ts';
import { UploadRefused } from './uploadRead.ts';

/** Unpacked bytes of all parts. */
const mostBytes = 48 * 1024 * 1024;
const mostEntries = 2000;
const startCharacters = 80;

/**
 * `size` is unpacked bytes; `start` the first bytes as Latin text; `content` of the sheets of an OpenDocument; `seen`
 * what the library reads instead.
 */
export type ZipEntry = {
  readonly name: string;
  readonly size: number;
  readonly start: string;
  readonly content?: Buffer;
  readonly seen?: Buffer;
};

/**
 * Unpacks every part under a limit, because declared sizes are not trusted.
 * @throws UploadRefused
 */
export function checkZip(file: Buffer): readonly ZipEntry[] {
  const entries = entriesOf(file);
  let remainingBytes = mostBytes;
  return entries.map((entry) => {
    const content = unpack(file, entry, remainingBytes);
    remainingBytes -= content.length;
    if (remainingBytes < 0) throw new UploadRefused('too_complex');
    checkSheetPart(entry.name, content);
    const start = content.toString('latin1', 0, startCharacters);
    const { name } = entry;
    const isOds = name === 'content.xml';
    const encoding = encodingOf(content);
    const text = content.toString(encoding);
    const seen = /\.bin$/i.test(name) ? text : (isOds ? odsAsSeen : xlsxAsSeen)(text);
    return {
      name,
      size: content.length,
      start,
      ...(isOds ? { content } : {}),
      ...(seen === text ? {} : { seen: Buffer.from(seen, encoding) }),
    };
  });
}

type Entry = {
  readonly name: string;
  readonly method: number;
  readonly packed: number;
  readonly isEncrypted: boolean;
  readonly at: number;
};

/** PKWARE APPNOTE 4.3.12 and 4.3.16; zip64 is rejected. */
function entriesOf(file: Buffer): readonly Entry[] {
  const end = file.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]));
  if (end < 0 || end + 22 > file.length) throw new UploadRefused('unreadable');
  const count = file.readUInt16LE(end + 10);
  if (count > mostEntries) throw new UploadRefused('too_complex');
  const entries: Entry[] = [];
  let at = file.readUInt32LE(end + 16);
  for (let index = 0; index < count; index += 1) {
    if (at + 46 > file.length || file.readUInt32LE(at) !== 0x02014b50) throw new UploadRefused('unreadable');
    const nameLength = file.readUInt16LE(at + 28);
    entries.push({
      name: file.toString('utf8', at + 46, at + 46 + nameLength),
      method: file.readUInt16LE(at + 10),
      packed: file.readUInt32LE(at + 20),
      isEncrypted: (file.readUInt16LE(at + 8) & 1) === 1,
      at: file.readUInt32LE(at + 42),
    });
    at += 46 + nameLength + file.readUInt16LE(at + 30) + file.readUInt16LE(at + 32);
  }
  return entries;
}

function unpack(file: Buffer, { method, packed, isEncrypted, at }: Entry, most: number): Buffer {
  if (isEncrypted) throw new UploadRefused('encrypted');
  if (at + 30 > file.length || file.readUInt32LE(at) !== 0x04034b50) throw new UploadRefused('unreadable');
  const start = at + 30 + file.readUInt16LE(at + 26) + file.readUInt16LE(at + 28);
  if (start + packed > file.length) throw new UploadRefused('unreadable');
  const data = file.subarray(start, start + packed);
  if (method === 0) return data;
  if (method !== 8) throw new UploadRefused('unreadable');
  try {
    return inflateRawSync(data, { maxOutputLength: Math.max(1, most) });
  } catch (error) {
    const isLarge = (error as { readonly code?: unknown }).code === 'ERR_BUFFER_TOO_LARGE';
    throw new UploadRefused(isLarge ? 'too_complex' : 'unreadable');
  }
}
