import iconv from 'iconv-lite';
import { groupBy } from '../groupBy.ts';

const unescaped = (text: string): Buffer =>
  Buffer.from(
    text
      .replaceAll('+', ' ')
      .replaceAll(/%([\da-f]{2})/gi, (_, digits: string) => String.fromCharCode(Number.parseInt(digits, 16))),
    'latin1',
  );

/** Encodings by the name that a form gives. Browsers read ISO-8859-1 as windows-1252. */
const encodings: Readonly<Record<string, string>> = {
  'iso-8859-1': 'windows-1252',
  latin1: 'windows-1252',
  'windows-1252': 'windows-1252',
  'iso-8859-15': 'iso-8859-15',
};

function isUtf8(bytes: Buffer): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}

/**
 * In the charset of the field `http_content_charset` (OCI). That field also asks for a charset of the answer, so a form
 * in UTF-8 stays one.
 * @returns null where UTF-8 holds
 */
export function readInNamedCharset(form: Buffer): Record<string, string | string[]> | null {
  const text = form.toString('latin1');
  const [, named = ''] = /(?:^|&)http_content_charset=([\w-]+)(?:&|$)/i.exec(text) ?? [];
  const encoding = encodings[named.toLowerCase()];
  if (encoding === undefined || isUtf8(unescaped(text))) return null;
  const decode = (part: string): string => iconv.decode(unescaped(part), encoding);
  const parts = text.split('&').filter((part) => part !== '');
  return listFields(
    parts.map((part) => {
      const [name = '', ...rest] = part.split('=');
      return [decode(name), decode(rest.join('='))];
    }),
  );
}

/** Repeated names give lists. */
export const listFields = (pairs: readonly (readonly [name: string, value: string])[]) =>
  Object.fromEntries(
    [...groupBy(pairs, ([name]) => name)].map(([name, values]): [string, string | string[]] => {
      const [first = '', ...more] = values.map(([, value]) => value);
      return [name, more.length === 0 ? first : [first, ...more]];
    }),
  );
