import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';

const page = readFileSync('docs/security.md', 'utf8');
const evidence = [...page.matchAll(/`([\w./-]+\.(?:test|journey)\.tsx?)`: ([^;|\n]+)/g)].map(
  ([, file = '', title = '']) => [file, title.trim().replace(/\.$/, '')] as const,
);

test('the page of security names tests that exist, by their titles', () => {
  expect(evidence.length).toBeGreaterThan(40);
  const missing = evidence.filter(([file, title]) => !existsSync(file) || !readFileSync(file, 'utf8').includes(title));
  expect(missing).toEqual([]);
});

test('every requirement of the page is met by something, or says why it is not', () => {
  const rows = page.split('\n').filter((line) => /^\| \d/.test(line));
  expect(rows.length).toBeGreaterThan(60);
  for (const row of rows) {
    const [, , , how = '', shown = ''] = row.split('|');
    expect([row.slice(0, 12), how.trim() !== '', shown.trim() !== '']).toEqual([row.slice(0, 12), true, true]);
  }
});
