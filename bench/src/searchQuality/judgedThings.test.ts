import { expect, test } from '@jest/globals';
import { fileURLToPath } from 'node:url';
import { readJudgedThings } from './judgedThings.ts';

test('at least 400 queries per language are judged, about half of them held out, with all of a thing in one half', async () => {
  const queries = await readJudgedThings(fileURLToPath(new URL('judgedSet/things.csv', import.meta.url)));
  const halves = new Map(queries.map(({ thing, half }) => [thing, half]));
  for (const language of ['nl', 'fr'] as const) {
    const own = queries.filter((query) => query.language === language);
    expect(own.length).toBeGreaterThanOrEqual(400);
    expect(new Set(own.map(({ keywords }) => keywords)).size).toBe(own.length);
    const heldOut = own.filter(({ half }) => half === 'heldOut').length / own.length;
    expect(heldOut).toBeGreaterThan(0.4);
    expect(heldOut).toBeLessThan(0.6);
  }
  expect(queries.every(({ thing, half }) => halves.get(thing) === half)).toBe(true);
});
