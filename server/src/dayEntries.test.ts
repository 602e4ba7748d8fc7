import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';

test('every day of the shop and the office is typed in one date field, which each browser writes the same', () => {
  const sources = ['look/src', 'shop-web/src', 'backoffice-web/src'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).flatMap((path) =>
      path.endsWith('.tsx') ? [`${folder}/${path}`] : [],
    ),
  );
  expect(sources.length).toBeGreaterThan(300);
  expect(sources.filter((path) => readFileSync(path, 'utf8').includes('type="date"'))).toEqual([
    'look/src/days/DayEntry.tsx',
  ]);
});
