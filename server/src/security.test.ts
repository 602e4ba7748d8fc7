import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';

const page = readFileSync('docs/security.md', 'utf8');
const evidence = [...page.matchAll(/`([\w./-]+\.(?:test|journey)\.tsx?)`: ([^;|\n]+)/g)].map(
  ([, file = '', title = '']) => [file, title.trim().replace(/\.$/, '')] as const,
);

test('docs/security.md names existing tests by their titles', () => {
  expect(evidence.length).toBeGreaterThan(40);
  const missing = evidence.filter(([file, title]) => !existsSync(file) || !readFileSync(file, 'utf8').includes(title));
  expect(missing).toEqual([]);
});

test('every requirement in docs/security.md has a measure and evidence', () => {
  const rows = page.split('\n').filter((line) => /^\| \d/.test(line));
  expect(rows.length).toBeGreaterThan(60);
  for (const row of rows) {
    const [, , , measure = '', proof = ''] = row.split('|');
    expect([row.slice(0, 12), measure.trim() !== '', proof.trim() !== '']).toEqual([row.slice(0, 12), true, true]);
  }
});
