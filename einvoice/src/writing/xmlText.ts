// Not in XML 1.0, lone surrogates among them.
const forbidden = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;
const special = /[&<>"\r]/gu;
const mayNeedChange = /[^ !#-%'-;=?-\ud7ff\ue000-\ufffd]/;

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', '\r': ' ' };

/** Escaped, without forbidden characters and outer white space. */
export function xmlText(text: string): string {
  if (!mayNeedChange.test(text)) return text.trim();
  return text
    .replace(forbidden, '')
    .replace(special, (character) => escapes[character] ?? '')
    .trim();
}

export const attribute = (name: string, value: string): string => ` ${name}="${xmlText(value)}"`;

/** Nothing without a text, because Peppol refuses empty elements. */
export function cbc(name: string, text: string | null, attributes = ''): string {
  return text === null ? '' : plainCbc(name, xmlText(text), attributes);
}

/** For a text that needs no escaping. */
export const plainCbc = (name: string, text: string, attributes = ''): string =>
  text === '' ? '' : `<cbc:${name}${attributes}>${text}</cbc:${name}>`;

/** A dash stands for a missing text. */
export const demandedCbc = (name: string, text: string | null): string => cbc(name, text) || cbc(name, '-');

/** Nothing without children. */
export function cac(name: string, ...children: readonly string[]): string {
  let content = '';
  for (const child of children) content += child;
  return content === '' ? '' : `<cac:${name}>${content}</cac:${name}>`;
}
