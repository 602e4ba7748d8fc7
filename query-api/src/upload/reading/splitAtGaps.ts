import { readGtin } from '@talloor/rules/product/gtin.ts';
import { UploadRefused, type TextRow } from './uploadRead.ts';

/** In characters. */
const longestLine = 10_000;
const gap = /[\s\u00a0\u2000-\u200a\u202f]+/u;
const unit = /^(st|stk|stuks?|pcs?|pi[eè]ces?|kg|kilo|g|gr|l|liter|litre|cl|ml)\.?$/iu;

/**
 * First word, last word with unit, and the text between. Digit groups of a barcode are one word.
 * @throws UploadRefused when too long
 */
export function splitAtGaps(text: string): readonly TextRow[] {
  return text.split(/\r\n|\n|\r/).flatMap((line, at) => {
    if (line.length > longestLine) throw new UploadRefused('unreadable');
    const cells = cellsOf(line.trim());
    return cells.length === 0 ? [] : [{ row: at + 1, cells }];
  });
}

function cellsOf(line: string): readonly string[] {
  if (line === '') return [];
  const words = line.split(gap);
  if (readGtin(words.join('')) !== null) return [words.join('')];
  const last = unit.test(words.at(-1) ?? '') && words.length > 2 ? words.splice(-2).join(' ') : words.pop();
  const [first, ...between] = words;
  if (first === undefined) return [last ?? ''];
  return between.length === 0 ? [first, last ?? ''] : [first, last ?? '', between.join(' ')];
}
