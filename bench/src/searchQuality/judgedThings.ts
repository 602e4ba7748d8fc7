import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Thing } from './isThing.ts';

export type Half = 'tuned' | 'heldOut';
export type ThingQuery = {
  readonly language: 'nl' | 'fr';
  readonly keywords: string;
  readonly half: Half;
  readonly thing: Thing;
};

/** Of the random halves. Another seed draws others. */
const seed = 'staples-1';

/** A thing's queries are all in one half, so that no other language of it is tuned to. */
export async function readJudgedThings(file: string): Promise<readonly ThingQuery[]> {
  const [, ...lines] = (await readFile(file, 'utf8')).split('\n').filter((line) => line !== '');
  return lines.flatMap((line) => {
    const [nl = '', fr = '', headsNl = '', headsFr = '', required = '', without = ''] = line.split('|');
    const thing: Thing = {
      heads: { nl: split(headsNl, ' '), fr: split(headsFr, ' ') },
      with: split(required, '&').map((group) => split(group, ' ')),
      without: split(without, ' '),
    };
    const half = (createHash('sha256').update(`${seed} ${nl}`).digest()[0] ?? 0) % 2 === 0 ? 'tuned' : 'heldOut';
    const queriesIn = (language: 'nl' | 'fr', texts: string): readonly ThingQuery[] =>
      split(texts, ';').map((keywords) => ({ language, keywords, half, thing }));
    return [...queriesIn('nl', nl), ...queriesIn('fr', fr)];
  });
}

const split = (text: string, separator: string): readonly string[] =>
  text
    .split(separator)
    .map((part) => part.trim())
    .filter((part) => part !== '');
