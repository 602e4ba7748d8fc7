import type { ProductFacts } from '../facts.ts';
import { readGtin } from '../product/gtin.ts';
import { codePrefix } from './codePrefix.ts';
import { hasDoubt } from './hasDoubt.ts';
import type { UploadRow } from './judgeUpload.ts';
import { readQuantity } from './readQuantity.ts';
import { isUnit } from './unitWords.ts';

/** A line of a mail, message or list without columns. */
export type TextLine = {
  readonly row: number;
  readonly text: string;
  readonly hidden: boolean;
  /** Under a title that names no order, no number is certain. */
  readonly isDoubtful?: boolean;
  /** Of a numbered list. */
  readonly behindNumber?: string;
};

export type TextFacts = {
  /** Visible article by the digits of a code. */
  readonly articles: ReadonlyMap<string, string>;
  readonly products: ReadonlyMap<string, ProductFacts>;
};

type Code = { readonly digits: string; readonly start: number; readonly end: number };

const prefix = new RegExp(String.raw`(?<!\p{L})${codePrefix}`, 'giu');
const shortestCode = 4;
const longestBarcode = 14;
const mostCodes = 20;
const longestCell = 100;

/** Groups of digits, and groups that together are a barcode. */
export const codesOfText = (text: string): readonly string[] => [
  ...new Set([...wordsOf(text), ...joinedOf(text)].map(({ digits }) => digits)),
];

/** Groups of digits that are no part of a decimal number, a word or an amount. */
function wordsOf(text: string): readonly Code[] {
  const codes = text
    .replaceAll(prefix, (word) => ' '.repeat(word.length))
    .matchAll(/(?<!(?!x)\p{L}|[\d.,/])\d{4,20}(?!(?!x)\p{L}|[\d/]|[.,]\d)/giu);
  return [...codes].slice(0, mostCodes).map(codeOf);
}

/** `540 0112 268919`, `5.400.112.268.919`. */
function joinedOf(text: string): readonly Code[] {
  const joined: Code[] = [];
  const groups = [...text.matchAll(/\d+/g)].slice(0, mostCodes).map(codeOf);
  for (const [from, { digits: first, start }] of groups.entries()) {
    let [digits, before] = [first, groups[from]?.end ?? 0];
    for (const group of groups.slice(from + 1)) {
      digits += group.digits;
      if (digits.length > longestBarcode || !/^[ \u00a0\u202f.-]$/u.test(text.slice(before, group.start))) break;
      if (readGtin(digits) !== null) joined.push({ digits, start, end: group.end });
      before = group.end;
    }
  }
  return joined;
}

const codeOf = (match: RegExpExecArray): Code => ({
  digits: match[0],
  start: match.index,
  end: match.index + match[0].length,
});

/**
 * An article and one number is certain. Other numbers stay text, for a person to decide. Several articles give several
 * lines.
 */
export function readTextLine(
  { row, text: shown, hidden, isDoubtful = false, behindNumber = shown }: TextLine,
  { articles, products }: TextFacts,
): readonly UploadRow[] {
  const line = (column: number, code: string, [quantity, unit]: readonly [string, string]): UploadRow => ({
    row,
    column,
    article: code.slice(0, longestCell),
    quantity: quantity.slice(0, longestCell),
    unit: unit.slice(0, longestCell),
    text: shown,
    hidden,
    add: false,
  });
  const text = behindNumber.normalize('NFC');
  const words = wordsOf(text);
  const existing = words.filter(({ digits }) => articles.has(digits));
  const found =
    existing.length > 0
      ? existing
      : joinedOf(text)
          .filter(({ digits }) => articles.has(digits))
          .slice(0, 1);
  // A number and a barcode of one article are one article.
  const named = new Map(found.toReversed().map((code) => [articles.get(code.digits), code]));
  const unknown =
    named.size > 0
      ? undefined
      : (joinedOf(text).find(({ digits }) => digits.length >= 12) ??
        words.find(({ digits }) => digits.length > shortestCode));
  const remaining = [...found, ...(unknown ? [unknown] : [])]
    .toReversed()
    .reduce((rest, { start, end }) => `${rest.slice(0, start)} · ${rest.slice(end)}`, text);
  const [articleNumber] = named.size === 1 ? named.keys() : [];
  const product = articleNumber === undefined ? undefined : products.get(articleNumber);
  const own = product ? ownTextOf(product) : '';
  // Long lines are cut.
  const rest = remaining.replaceAll(money, ' · ');
  const isQuestion = isDoubtful || named.size > 1 || text.endsWith('…') || hasDoubt(rest, own) || hasSign(rest, own);
  const quantity = chosenOf(amountsOf(rest, own), isQuestion);
  if (named.size === 0) return [line(0, unknown?.digits ?? '', quantity)];
  return [...named.values()].toReversed().map(({ digits }, at) => line(at, digits, quantity));
}

type Amount = { readonly number: string; readonly unit: string; readonly isPlain: boolean };

const textOf = ({ number, unit }: Amount): string => (unit === '' ? number : `${number} ${unit}`);

/** The only number; otherwise all as a question. */
function chosenOf(amounts: readonly Amount[], isQuestion: boolean): readonly [quantity: string, unit: string] {
  const [only, second] = amounts;
  if (only?.isPlain === true && second === undefined && !isQuestion) return [only.number, only.unit];
  const all = amounts.map(textOf).join(' · ');
  // A question never reads as a number.
  return [readQuantity(all, 'comma').kind === 'number' ? `${all} …` : all, ''];
}

const number = String.raw`\d+(?:[.,]\d+)*`;
const measure = String.raw`(?:kg|kilo|gr?|ml|cl|dl|l|liter|litre|st|stuks?|pcs?)\b\.?`;
/** `24 x 33 cl`, `20 × 50 cl`: a pack. `€ 12,50`, `35 %`: no quantity. */
const packs = new RegExp(String.raw`${number}\s*[x×]\s*${number}\s*${measure}`, 'giu');
const money = new RegExp(
  String.raw`(?:\p{Sc}|\beur\b|\beuro\b)\s*${number}|${number}\s*(?:\p{Sc}|eur\b|euros?\b|%)`,
  'giu',
);
const amount = new RegExp(
  String.raw`([±~≈<>≤≥/]\s*|[^\s\p{L}\d·(]{0,2})(?<![\p{L}\d])(?:[x×]\s*)?(${number}(?:\s*[x×/:-]\s*\d[\d.,/:-]*|(?:[/:]\d+)+)?)(?:\s*(\p{L}+\.?|×))?`,
  'giu',
);

/** `2 of 3`, `doos van 6`, `ca. 6`: the number behind may be no quantity. */
const beside =
  /(?<![\p{L}\d])(?:of|or|ou|van|de|à|tot|per|par|pack|min|max|minstens|hoogstens|minimum|maximum|ca|circa|env|environ|ongeveer|no)(?!\p{L})[.:]?\s*$/iu;
/** Any other word, as in `tafel 6` or `6 porties`, makes it a question. */
const plainWords = new Set(
  `graag svp aub nog extra en et aantal qte quantite bestel bestellen commande commander besoin nodig hebben avons encore
  merci bedankt please`.split(/\s+/),
);
const plainBehind = new Set(['voor', 'pour', 'van', 'de', 'du']);
/** Before a colon: `Vrijdag: 6 130104`. */
const day = /^(?:(?:maan|dins|woens|donder|vrij|zater|zon)dag|(?:lun|mar|mercre|jeu|vendre|same)di|dimanche)$/u;
const lastWord = /(\p{L}[\p{L}.]*)\s*(:?)\s*$/u;

function isPlainWord(word: string, own: string): boolean {
  const bare = word.toLowerCase().replaceAll('.', '');
  const folded = bare.normalize('NFKD').replaceAll(/\p{M}/gu, '');
  return (
    bare === '' || isUnit(bare) || plainWords.has(folded) || (bare.length > 2 && own.includes(` ${bare.slice(0, 5)}`))
  );
}

function isPlainBefore(front: string, own: string): boolean {
  const [, word = '', colon = ''] = lastWord.exec(front) ?? [];
  return isPlainWord(word, own) || (colon !== '' && day.test(word.toLowerCase()));
}

/** `12 st/doos`, `6-pack`, `6?`, `7 °C`. */
const behind = /^\s*(?:[?/°]|[+*~](?!\s*\d)|(?:per|par)(?!\p{L})|\p{Pd}\s*(?:\p{L}|$))/iu;
/** `14.00`, `12,50`: time or money, unless a unit follows. `0470123456`, `99812`: a code. */
const noCount = /[.,]\d\d$|^0\d|^\d{5}/;

/** Numbers that may be the quantity: no pack size of the article (`own`). */
function amountsOf(text: string, own: string): readonly Amount[] {
  const rest = text.replaceAll(/\d{21,}/g, ' · ').replaceAll(packs, ' · ');
  return [...rest.matchAll(amount)].flatMap((match): Amount[] => {
    const [whole, before = '', written = '', word = ''] = match;
    const unit = isUnit(word) ? word : '';
    if (unit !== '' && isOwnPack(own, written, unit)) return [];
    const [front, rear] = [rest.slice(0, match.index + before.length), rest.slice(match.index + whole.length)];
    // A bullet before a space is no sign.
    const sign = /[±~≈<>≤≥/+−\p{Pd}](?=\s*$)/u.exec(before)?.[0] ?? '';
    // `14u`, `3e`: a time or an order, no quantity.
    const isGlued = unit === '' && word !== '' && whole.endsWith(`${written}${word}`);
    const raised = /^\p{No}*/u.exec(rear)?.[0] ?? '';
    const [part = ''] = beside.exec(front) ?? [];
    const [end = ''] = behind.exec(rear) ?? [];
    const isPlainNext = isPlainWord(word, own) || plainBehind.has(word.toLowerCase());
    const isWhole = sign + part + end + raised === '' && !isGlued && isPlainNext;
    const isCount =
      unit !== '' || (!noCount.test(written) && isPlainBefore(front, own) && !isOfName(own, front, written));
    const isPlain = isWhole && isCount && new RegExp(`^${number}$`).test(written);
    const size = isGlued || !isPlainNext ? whole.slice(whole.lastIndexOf(written)) : written;
    return [{ number: `${part}${sign}${size}${raised}${end}`.trim(), unit, isPlain }];
  });
}

/** Signs that leave a number as it is; others, such as `6*`, `✗`, `~~` or `>` of a quoted mail, may change it. */
const strangeSign = /(?<!^\s*)\*|(?!#\s*·|(?<=n)°|[*•])[^\p{L}\p{Mn}\p{Mc}\d\s.,:;()[\]'’‘´`"“”„«»!&/|=→·…\p{Pd}]/giu;

const hasSign = (text: string, own: string): boolean =>
  [...text.matchAll(strangeSign)].some(([each]) => !own.includes(each));

const ownTextOf = ({ name, pack }: ProductFacts): string =>
  ` ${[name.nl, name.fr, pack.nl, pack.fr].join(' · ')} `.toLowerCase().replaceAll(/(?<=\d)\s*(?=\p{L})/gu, ' ');

/** Whether name or pack say this amount, as `5 l` of a bucket. */
const isOwnPack = (own: string, written: string, unit: string): boolean =>
  own.includes(` ${written.replace('.', ',')} ${unit.toLowerCase().replace(/\.$/, '')} `);

/**
 * Whether the article's name or pack says this number: alone, as 55 in `Bloem type 55`, or before a unit and behind
 * the same word.
 */
function isOfName(own: string, front: string, written: string): boolean {
  const word = wordBefore.exec(front)?.[0].toLowerCase();
  return [...own.matchAll(ownNumber)].some(
    ({ index, groups: { digits = '', unit = '' } = {} }) =>
      digits === written.replace('.', ',') &&
      (!isUnit(unit) || (word !== undefined && wordBefore.exec(own.slice(0, index))?.[0] === word)),
  );
}

const wordBefore = /\p{L}+(?=[^\p{L}\d]*$)/u;
const ownNumber = /(?<![\d.,/-])(?<digits>\d+(?:[.,]\d+)*)(?![.,]?\d|\/|-\d)\s*(?<unit>\p{L}+|×)?/gu;
