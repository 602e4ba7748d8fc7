import iconv from 'iconv-lite';
import { inUsualWidth } from './inUsualWidth.ts';
import { UploadRefused } from './uploadRead.ts';

const strangeCharacters = /(?![\t\n\v\f\r])\p{Cc}/gu;

const zerosOfDamage = 2;

/**
 * Byte order mark, UTF-16 by its zeros, UTF-8, else Windows-1252 (Excel in Belgium).
 * @throws UploadRefused for binary or damaged data
 */
export function decodeText(bytes: Buffer): string {
  const charset = charsetOf(bytes);
  // Node.js reads Windows-1252 as Latin-1, without € and œ.
  const decoded = charset === 'windows-1252' ? iconv.decode(bytes, charset) : new TextDecoder(charset).decode(bytes);
  // Zeros behind the text are padding; a run of zeros inside has replaced characters.
  const run = decoded.indexOf('\u0000'.repeat(zerosOfDamage));
  const isDamaged = run >= 0 && decoded.slice(run).replaceAll('\u0000', '').trim() !== '';
  const whole = run < 0 || isDamaged ? decoded : decoded.slice(0, run);
  // A space, so that the numbers around it stay two.
  const text = inUsualWidth(whole.replaceAll('\u0000', ' '));
  const sample = text.slice(0, 20_000);
  const strange = sample.match(strangeCharacters)?.length ?? 0;
  if (strange > sample.length / 100) throw new UploadRefused('wrong_filetype');
  if (isDamaged) throw new UploadRefused('unreadable');
  return text;
}

function charsetOf(bytes: Buffer): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  const sample = bytes.subarray(0, 4000);
  let [even, odd] = [0, 0];
  for (const [at, byte] of sample.entries())
    if (byte === 0) {
      if (at % 2 === 0) even += 1;
      else odd += 1;
    }
  if (odd > sample.length * 0.3 && even < odd / 4) return 'utf-16le';
  if (even > sample.length * 0.3 && odd < even / 4) return 'utf-16be';
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return 'utf-8';
  } catch {
    return 'windows-1252';
  }
}
