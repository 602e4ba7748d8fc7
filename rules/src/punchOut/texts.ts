import type { PunchOutCharset } from './settings.ts';

/** In characters (code points), so that no surrogate is halved. */
export const cutTo = (text: string, length: number): string => {
  if (text.length <= length) return text;
  return Array.from(text).slice(0, length).join('');
};

/** One line without control characters. */
export const oneLine = (text: string): string => text.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim();

const latin9 = new Set('€ŠšŽžŒœŸ');
const notInLatin9 = new Set('¤¦¨´¸¼½¾');
const inWindows = new Set('€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ');

function isIn(charset: PunchOutCharset, character: string): boolean {
  const code = character.codePointAt(0) ?? 0;
  const isLatin = code < 0x7f || (code >= 0xa0 && code <= 0xff) || code === 0x0a || code === 0x0d || code === 0x09;
  switch (charset) {
    case 'utf-8':
      return true;
    case 'iso-8859-1':
      return isLatin;
    case 'iso-8859-15':
      return (isLatin && !notInLatin9.has(character)) || latin9.has(character);
    case 'windows-1252':
      return isLatin || inWindows.has(character);
    default:
      return charset satisfies never;
  }
}

const replacements: Readonly<Record<string, string>> = {
  '‘': "'",
  '’': "'",
  '‚': ',',
  '“': '"',
  '”': '"',
  '„': '"',
  '–': '-',
  '—': '-',
  '•': '-',
  '…': '...',
  '€': 'EUR',
  œ: 'oe',
  Œ: 'OE',
  '\u202f': ' ',
};

/** Characters that the charset lacks, by the nearest that it has; browsers would send `&#8217;`. */
export function inCharset(text: string, charset: PunchOutCharset): string {
  if (charset === 'utf-8') return text;
  let written = '';
  for (const character of text.normalize('NFC')) {
    if (isIn(charset, character)) {
      written += character;
      continue;
    }
    const plain = replacements[character] ?? character.normalize('NFKD').replaceAll(/\p{M}/gu, '');
    written += plain !== '' && Array.from(plain).every((each) => isIn(charset, each)) ? plain : '?';
  }
  return written;
}
