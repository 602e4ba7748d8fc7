import iconv from 'iconv-lite';
import type { FormField } from '@talloor/rules/punchOut/fieldLengths.ts';

/** In UTF-8 or else in windows-1252: a browser does not say which. */
export function readPostedForm(body: Buffer): readonly FormField[] {
  const text = body.toString('latin1');
  if (text === '') return [];
  return text.split('&').map((pair) => {
    const at = pair.indexOf('=');
    const [name, value] = at === -1 ? [pair, ''] : [pair.slice(0, at), pair.slice(at + 1)];
    return { name: decode(name), value: decode(value) };
  });
}

function decode(text: string): string {
  const unescaped = text
    .replaceAll('+', ' ')
    .replaceAll(/%([\da-f]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
  const bytes = Buffer.from(unescaped, 'latin1');
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return iconv.decode(bytes, 'windows-1252');
  }
}
