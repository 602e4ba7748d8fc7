const unescaped = (text: string): Buffer =>
  Buffer.from(
    text
      .replaceAll('+', ' ')
      .replaceAll(/%([\da-f]{2})/gi, (_, digits: string) => String.fromCharCode(Number.parseInt(digits, 16))),
    'latin1',
  );

/** Characters of windows-1252 from 0x80, which Node's decoder reads as controls. */
const windows = '€\u{81}‚ƒ„…†‡ˆ‰Š‹Œ\u{8d}Ž\u{8f}\u{90}‘’“”•–—˜™š›œ\u{9d}žŸ';
const fromWindows = (bytes: Buffer): string =>
  bytes.toString('latin1').replaceAll(/[\u0080-\u009f]/g, (control) => windows.charAt(control.charCodeAt(0) - 0x80));
const fromLatin9 = (bytes: Buffer): string => new TextDecoder('iso-8859-15').decode(bytes);

/** Browsers read ISO-8859-1 as windows-1252. */
const decoders: Readonly<Record<string, (bytes: Buffer) => string>> = {
  'iso-8859-1': fromWindows,
  latin1: fromWindows,
  'windows-1252': fromWindows,
  'iso-8859-15': fromLatin9,
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
 * An encoded form in the charset that its field `http_content_charset` names (OCI). That field also asks for a charset
 * of the answer, so a form in UTF-8 stays one.
 * @returns null where UTF-8 holds
 */
export function readInNamedCharset(form: Buffer): Record<string, string | string[]> | null {
  const text = form.toString('latin1');
  const [, named = ''] = /(?:^|&)http_content_charset=([\w-]+)(?:&|$)/i.exec(text) ?? [];
  const decode = decoders[named.toLowerCase()];
  if (decode === undefined || isUtf8(unescaped(text))) return null;
  const fields = new Map<string, string[]>();
  for (const part of text.split('&').filter((each) => each !== '')) {
    const [name = '', ...rest] = part.split('=');
    const key = decode(unescaped(name));
    fields.set(key, [...(fields.get(key) ?? []), decode(unescaped(rest.join('=')))]);
  }
  return Object.fromEntries(
    [...fields].map(([name, [first = '', ...more]]) => [name, more.length === 0 ? first : [first, ...more]]),
  );
}
