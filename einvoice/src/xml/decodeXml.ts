import { XmlRefusal } from './xmlRefusal.ts';

const marks: readonly (readonly [readonly number[], string])[] = [
  [[0xef, 0xbb, 0xbf], 'utf-8'],
  [[0xfe, 0xff], 'utf-16be'],
  [[0xff, 0xfe], 'utf-16le'],
];

const declared = /^<\?xml[^>]*?\sencoding\s*=\s*["']([A-Za-z][\w.-]*)["']/u;

/** By byte order mark, else declaration, else UTF-8. @throws XmlRefusal for an unknown encoding or wrong bytes */
export function decodeXml(bytes: Uint8Array): string {
  const mark = marks.find(([start]) => start.every((byte, index) => bytes[index] === byte));
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, 200));
  const encoding = mark?.[1] ?? declared.exec(head)?.[1] ?? 'utf-8';
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    throw new XmlRefusal('XML-SYNTAX', `The bytes are no text in ${encoding}.`);
  }
}
