import { readGtin } from './gtin.ts';

/** Symbology identifier that a scanner may send first (ISO/IEC 15424). */
const symbology = /^\]([a-z][\da-z])/i;
/**
 * Symbologies of element strings: GS1-128, DataMatrix, DataBar, QR Code, DotCode (GS1 General Specifications, 5.1.2).
 */
const elementStrings: ReadonlySet<string> = new Set(['C1', 'd2', 'e0', 'Q3', 'J1']);

/**
 * Removes invisible characters and a scanner's prefix; the GTIN of a GS1 element string. Other text keeps its words.
 */
export function cleanCode(text: string): string {
  const visible = text
    .normalize('NFKC')
    .replaceAll(/[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, '')
    .replaceAll(/[\p{Cc}\s]+/gu, ' ')
    .trim();
  const [prefix = '', symbol = ''] = symbology.exec(visible) ?? [];
  const data = visible.slice(prefix.length).trim();
  const element = elementStrings.has(symbol) ? /^\(?0[12]\)?(\d{14})/ : /^\(0[12]\)(\d{14})/;
  const [, gtin] = element.exec(data) ?? [];
  return gtin ?? data;
}

/** Digits of a code with spaces or hyphens between them; null for other text. */
export function codeDigits(text: string): string | null {
  const code = cleanCode(text);
  return /^\d+(?:[ \p{Pd}]+\d+)*$/u.test(code) ? code.replaceAll(/\D/g, '') : null;
}

/** Spreadsheets drop and add leading zeros. */
export const withoutZeros = (code: string): string => code.replace(/^0+(?=\d)/, '');

/** GTIN-14, also with too few or too many leading zeros; null for other codes. */
export function gtinOf(code: string): string | null {
  const bare = withoutZeros(code);
  if (!/^\d{7,14}$/.test(bare)) return null;
  return readGtin(code) ?? readGtin(bare.padStart(bare.length > 8 ? 14 : 8, '0'));
}
