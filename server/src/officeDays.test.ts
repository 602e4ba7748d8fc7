import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';

test('every day of the office is typed in its own date field, which each browser writes the same', () => {
  const sources = readdirSync('backoffice-web/src', { recursive: true, encoding: 'utf8' }).filter((path) =>
    path.endsWith('.tsx'),
  );
  expect(sources.length).toBeGreaterThan(100);
  expect(sources.filter((path) => readFileSync(`backoffice-web/src/${path}`, 'utf8').includes('type="date"'))).toEqual([
    'days/DayEntry.tsx',
  ]);
});
