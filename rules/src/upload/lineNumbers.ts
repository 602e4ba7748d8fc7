import type { TextLine } from './readTextLine.ts';
import { isUnit } from './unitWords.ts';

const fewestNumbered = 3;
const leading = /^[^\p{L}\d]*(\d{1,4})(?:\)\s*|\.?\s+)(?=[\p{L}\d])(.*)$/u;

/** The leading numbers of a numbered list count the lines and are no quantities. */
export function withoutLineNumbers(lines: readonly TextLine[]): readonly TextLine[] {
  let [counted, numbered] = [0, 0];
  const marked = lines.map((line): TextLine => {
    const [, number, behindNumber = ''] = leading.exec(line.text) ?? [];
    if (number === undefined || isUnit(/^\p{L}*/u.exec(behindNumber)?.[0] ?? '')) return line;
    counted += 1;
    if (Number(number) !== numbered + 1) return line;
    numbered += 1;
    return { ...line, behindNumber };
  });
  return numbered >= fewestNumbered && numbered * 2 > counted ? marked : lines;
}
