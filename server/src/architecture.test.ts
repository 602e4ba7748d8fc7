import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { allEvents } from '@talloor/events/allEvents.ts';

const page = readFileSync('docs/architecture.md', 'utf8');
/** The cells of one column of a chapter's table. */
const column = (chapter: string, index: number): string[] =>
  (page.split(`\n## ${chapter}`)[1]?.split('\n## ')[0] ?? '')
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .slice(2)
    .map((line) => line.split('|')[index + 1]?.trim() ?? '');
const sorted = (names: Iterable<string>): string[] => [...names].toSorted();

test('the page of the architecture names the events that there are, and no others', () => {
  const named = column('3.', 2).flatMap((cell) => cell.split(', '));
  expect(sorted(named)).toEqual(sorted(Object.keys(allEvents)));
});

test('the page of the architecture names every folder', () => {
  const { workspaces } = JSON.parse(readFileSync('package.json', 'utf8')) as { workspaces: string[] };
  const named = column('2.', 0).flatMap((cell) => cell.replaceAll(/[`/]/g, '').split(', '));
  expect(sorted(named)).toEqual(sorted([...workspaces, 'docker', 'docs']));
});
