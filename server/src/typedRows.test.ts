import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';

/** `findRows` asserts what it has checked; the event store reads unknown values. */
const mayAssert = /^platform\/src\/(?:postgres\/findRows\.ts$|eventStore\/)/;
const isTest = /\.(?:test|journey)\.tsx?$|\/testing(?:\/|\.ts$)/;

const uncheckedRows = new RegExp(
  [
    String.raw`\bquery<(?!unknown\b)`,
    String.raw`\{\s*rows\b[^}]*\}\s*=\s*await\s+[\w.]+\.query\(`,
    String.raw`await\s+[\w.]+\.query\([^;]*?\)\)\s*\.rows\b(?!\.length)`,
  ].join('|'),
);

const { workspaces } = JSON.parse(readFileSync('package.json', 'utf8')) as { workspaces: string[] };
const production = workspaces
  .filter((folder) => folder !== 'bench' && folder !== 'e2e')
  .flatMap((folder) =>
    readdirSync(`${folder}/src`, { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/src/${file}`),
  )
  .filter((file) => file.endsWith('.ts') && !isTest.test(file) && !mayAssert.test(file));

test('production code reads rows with declared columns only', () => {
  expect(production.length).toBeGreaterThan(1000);
  expect(production.filter((file) => uncheckedRows.test(readFileSync(file, 'utf8')))).toEqual([]);
});

test.each([
  'pool.query<Row>(text)',
  'const { rows } = await pool.query(text)',
  'const { rows: [first] } = await this.pool.query({ text })',
  'return (await client.query(text, [id])).rows[0]',
])('the check finds the unchecked row: %s', (code) => {
  expect(uncheckedRows.test(code)).toBe(true);
});
