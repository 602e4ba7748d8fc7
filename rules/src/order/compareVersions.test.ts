import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { compareVersions } from './compareVersions.ts';

const name = { nl: 'Boter', fr: 'Beurre' };
const facts = { name, groupCode: 'zuivel', unit: { nl: 'st', fr: 'pc' }, weightArticle: false };
const line = (articleNumber: string, quantity: number, priceMills: number, free = false) => ({
  ...facts,
  articleNumber,
  quantity,
  priceMills,
  lineTotalCents: free ? 0 : Math.round((quantity * priceMills) / 10),
  free,
});
type Line = ReturnType<typeof line>;

test('two versions differ by added, removed, raised, lowered and repriced lines', () => {
  const { differences, same } = compareVersions(
    [line('1', 4, 1000), line('2', 4, 1000), line('3', 4, 1000), line('4', 4, 1000), line('5', 1, 1000)],
    [line('1', 6, 1000), line('2', 3, 1000), line('3', 4, 1200), line('5', 1, 1000), line('5', 2, 0, true)],
  );
  expect(differences.map(({ kind, from, to }) => [kind, (to ?? from).articleNumber])).toEqual([
    ['raised', '1'],
    ['lowered', '2'],
    ['repriced', '3'],
    ['added', '5'],
    ['removed', '4'],
  ]);
  expect(same).toBe(1);
});

test('the differences of two versions explain their lines and totals completely', () => {
  const version = fc
    .uniqueArray(
      fc.tuple(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 9 }), fc.integer({ min: 1, max: 5000 })),
      { selector: ([article]) => article, maxLength: 12 },
    )
    .map((all) => all.map(([article, quantity, price]) => line(String(article), quantity, price)));
  const total = (lines: readonly (Line | null)[]) => lines.reduce((sum, each) => sum + (each?.lineTotalCents ?? 0), 0);
  fc.assert(
    fc.property(version, version, (from, to) => {
      const { differences, same } = compareVersions(from, to);
      const oldLines = differences.map((difference) => difference.from);
      const newLines = differences.map((difference) => difference.to);
      expect(total(from) - total(oldLines) + total(newLines)).toBe(total(to));
      expect(same + newLines.filter((each) => each !== null).length).toBe(to.length);
      expect(same + oldLines.filter((each) => each !== null).length).toBe(from.length);
    }),
  );
});
