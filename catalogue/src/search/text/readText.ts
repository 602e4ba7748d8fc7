import { lowerText, plainText } from './plainText.ts';

/** Lower case, with and without accents. */
export type Word = { readonly kind: 'word'; readonly written: string; readonly plain: string };
/** Normalised: `2500g`, `330ml`, `24st`, `6x`. */
export type Size = { readonly kind: 'size'; readonly key: string; readonly written: string };
export type Token = Word | Size;

/** Grams or millilitres per unit. */
const units: Readonly<Record<string, readonly [factor: number, unit: 'g' | 'ml']>> = {
  kilogram: [1000, 'g'],
  kilo: [1000, 'g'],
  kg: [1000, 'g'],
  gram: [1, 'g'],
  gr: [1, 'g'],
  g: [1, 'g'],
  liters: [1000, 'ml'],
  liter: [1000, 'ml'],
  litres: [1000, 'ml'],
  litre: [1000, 'ml'],
  ltr: [1000, 'ml'],
  lt: [1000, 'ml'],
  l: [1000, 'ml'],
  dl: [100, 'ml'],
  cl: [10, 'ml'],
  ml: [1, 'ml'],
};
const amount = String.raw`\d{1,6}(?:[.,]\d{1,3})?`;
const pieces = 'stuks|stuk|stk|st|pieces|piece|pcs|pc';
const sizes = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?:(\d{1,4}) ?[x×*] ?)?(?:(${amount}) ?(${Object.keys(units).join('|')})|(\d{1,5}) ?(?:${pieces}))(?![\p{L}\p{N}])`,
  'gu',
);

/** `melk1l`: a size that is glued to its word. */
const gluedSizes = new RegExp(
  String.raw`(?<=\p{L}{3})(?=${amount} ?(?:${Object.keys(units).join('|')})(?![\p{L}\p{N}]))(?<!\d)`,
  'gu',
);

const longestText = 400;
const longestWord = 60;

export function readText(text: string): readonly Token[] {
  const lower = lowerText(text.slice(0, longestText)).replaceAll(gluedSizes, ' ');
  const tokens: Token[] = [];
  let from = 0;
  for (const match of foldUnits(lower).matchAll(sizes)) {
    readWords(lower.slice(from, match.index), tokens);
    for (const key of sizeKeys(match)) tokens.push({ kind: 'size', key, written: match[0] });
    from = match.index + match[0].length;
  }
  readWords(lower.slice(from), tokens);
  return tokens;
}

/** Keeps offsets. */
const foldUnits = (lower: string): string => lower.replaceAll('è', 'e');

/** *Pizza's* is one word. */
function readWords(text: string, tokens: Token[]): void {
  const whole = text.replaceAll(/(?<=\p{L}{2})['’]s(?!\p{L})/gu, 's');
  for (const [written] of whole.matchAll(/[\p{L}\p{N}\p{M}]+/gu)) {
    const plain = plainText(written).slice(0, longestWord);
    if (plain !== '') tokens.push({ kind: 'word', written: written.slice(0, longestWord), plain });
  }
}

function sizeKeys([, times, number, unit, count]: RegExpMatchArray): readonly string[] {
  const many = times === undefined ? [] : [`${Number(times)}x`];
  if (count !== undefined) return [...many, `${Number(count)}st`];
  const [factor, base] = units[unit ?? ''] ?? [1, 'g'];
  const amount = Math.round(Number((number ?? '').replace(',', '.')) * factor * 1000) / 1000;
  return [...many, `${amount}${base}`];
}
