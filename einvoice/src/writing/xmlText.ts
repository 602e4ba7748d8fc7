// Characters that XML 1.0 cannot hold, lone halves of a surrogate pair among them.
const forbidden = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/gu;
const special = /[&<>"\r]/gu;
const mayNeedChange = /[^\u0020\u0021\u0023-\u0025\u0027-\u003b\u003d\u003f-\ud7ff\ue000-\ufffd]/u;

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', '\r': ' ' };

/** Text for XML: escaped, without characters that XML cannot hold, without outer white space. */
export function xmlText(text: string): string {
  if (!mayNeedChange.test(text)) return text.trim();
  return text
    .replace(forbidden, '')
    .replace(special, (character) => escapes[character] ?? '')
    .trim();
}

type Attributes = Readonly<Record<string, string>>;

const attributesOf = (attributes: Attributes): string =>
  Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${xmlText(value)}"`)
    .join('');

/** A basic element; nothing without a text, because Peppol refuses empty elements. */
export function cbc(name: string, text: string | null, attributes: Attributes = {}): string {
  const content = text === null ? '' : xmlText(text);
  return content === '' ? '' : `<cbc:${name}${attributesOf(attributes)}>${content}</cbc:${name}>`;
}

/** A basic element that the rules demand; a dash stands for a missing text. */
export const demandedCbc = (name: string, text: string | null): string => cbc(name, text) || cbc(name, '-');

/** An aggregate element; nothing without children. */
export function cac(name: string, ...children: readonly string[]): string {
  const content = children.join('');
  return content === '' ? '' : `<cac:${name}>${content}</cac:${name}>`;
}
