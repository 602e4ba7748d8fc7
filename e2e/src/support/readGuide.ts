import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export type GuideBlock = {
  readonly language: string;
  /** What follows the language: a file name, or `compose`. */
  readonly name: string;
  readonly content: string;
};

/** Code blocks of a document, in order. */
export function readGuide(root: string, path: string): readonly GuideBlock[] {
  const text = readFileSync(join(root, path), 'utf8');
  return [...text.matchAll(/^```(\w+)[ ]?(.*)\n([\s\S]*?)^```$/gm)].map(
    ([, language = '', name = '', content = '']) => ({
      language,
      name: name.trim(),
      content,
    }),
  );
}

export const commandsOf = (content: string): readonly string[] =>
  content.split('\n').filter((line) => line !== '' && !line.startsWith('export '));
