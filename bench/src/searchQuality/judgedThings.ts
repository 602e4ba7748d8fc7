import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Thing } from './isThing.ts';

export type Half = 'tuned' | 'heldOut';
export type ThingQuery = {
  readonly language: 'nl' | 'fr';
  readonly keywords: string;
  readonly half: Half;
  readonly thing: Thing;
};

const files: Readonly<Record<Half, string>> = { tuned: 'things.csv', heldOut: 'heldOut.csv' };

/** @param folder of both halves; nothing is tuned to the held-out one */
export async function readJudgedThings(folder: string): Promise<readonly ThingQuery[]> {
  const halves = await Promise.all([readHalf(folder, 'tuned'), readHalf(folder, 'heldOut')]);
  return halves.flat();
}

async function readHalf(folder: string, half: Half): Promise<readonly ThingQuery[]> {
  const [, ...lines] = (await readFile(join(folder, files[half]), 'utf8')).split('\n').filter((line) => line !== '');
  return lines.flatMap((line) => {
    const [nl = '', fr = '', headsNl = '', headsFr = '', required = '', without = '', elsewhere = ''] = line.split('|');
    const thing: Thing = {
      heads: { nl: split(headsNl, ' '), fr: split(headsFr, ' ') },
      with: split(required, '&').map((group) => split(group, ' ')),
      without: split(without, ' '),
      elsewhere: split(elsewhere, ' '),
    };
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
