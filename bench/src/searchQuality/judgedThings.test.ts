import { expect, test } from '@jest/globals';
import { fileURLToPath } from 'node:url';
import { readJudgedThings, type Half } from './judgedThings.ts';

test('at least 400 queries per language are judged, and at least 120 more are held out from tuning', async () => {
  const queries = await readJudgedThings(fileURLToPath(new URL('judgedSet', import.meta.url)));
  for (const language of ['nl', 'fr'] as const) {
    const own = queries.filter((query) => query.language === language);
    const of = (half: Half) => own.filter((query) => query.half === half).length;
    expect(of('tuned')).toBeGreaterThanOrEqual(400);
    expect(of('heldOut')).toBeGreaterThanOrEqual(120);
    expect(new Set(own.map(({ keywords }) => keywords)).size).toBe(own.length);
  }
});
