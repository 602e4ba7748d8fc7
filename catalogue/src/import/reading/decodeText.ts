import iconv from 'iconv-lite';
import { unreadable } from '../importRefused.ts';

export const charsets = ['utf-8', 'windows-1252', 'utf-16le', 'utf-16be'] as const;
export type Charset = (typeof charsets)[number];

/**
 * Byte order mark, else the given charset, else UTF-8. Invalid bytes are rejected with their line.
 * @throws ImportRefused
 */
export async function* decodeText(
  source: AsyncIterable<Uint8Array>,
  declaredCharset: Charset | null,
): AsyncGenerator<string> {
  let decode: ((bytes: Uint8Array | null) => string) | null = null;
  let head = Buffer.alloc(0);
  for await (const bytes of source) {
    if (decode !== null) {
      yield decode(bytes);
      continue;
    }
    head = Buffer.concat([head, bytes]);
    if (head.length < 4) continue;
    decode = begin(head, declaredCharset);
    yield decode(head);
  }
  if (decode === null) {
    if (head.length === 0) throw unreadable('the file is empty');
    decode = begin(head, declaredCharset);
    yield decode(head);
  }
  yield decode(null);
}

function begin(head: Buffer, declaredCharset: Charset | null): (bytes: Uint8Array | null) => string {
  if (head[0] === 0x1f && head[1] === 0x8b)
    throw unreadable('the file is packed with gzip: unpack it, or give it as .gz');
  if (head[0] === 0x50 && head[1] === 0x4b) throw unreadable('the file is a zip or Excel file: save it as CSV');
  const marked =
    head[0] === 0xff && head[1] === 0xfe ? 'utf-16le' : head[0] === 0xfe && head[1] === 0xff ? 'utf-16be' : null;
  const isUtf8 = head[0] === 0xef && head[1] === 0xbb && head[2] === 0xbf;
  const charset = isUtf8 ? 'utf-8' : (marked ?? declaredCharset ?? 'utf-8');
  if (charset === 'utf-8') return utf8();
  const decoder = iconv.getDecoder(charset);
  return (bytes) => (bytes === null ? (decoder.end() ?? '') : decoder.write(Buffer.from(bytes)));
}

function utf8(): (bytes: Uint8Array | null) => string {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let line = 1;
  return (bytes) => {
    try {
      const text = bytes === null ? decoder.decode() : decoder.decode(bytes, { stream: true });
      line += newlinesIn(text);
      return text;
    } catch {
      const decoded = bytes === null ? '' : new TextDecoder().decode(bytes);
      const at = line + newlinesIn(decoded.slice(0, Math.max(0, decoded.indexOf('\uFFFD'))));
      throw unreadable(
        `line ${at} is not UTF-8; where the file is Windows-1252, deliver it with charset=windows-1252`,
        at,
      );
    }
  };
}

function newlinesIn(text: string): number {
  let count = 0;
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) count += 1;
  return count;
}
