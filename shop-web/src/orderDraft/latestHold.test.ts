import { expect, test } from '@jest/globals';
import { latestHold } from './latestHold.ts';
import type { Hold } from './useHold.ts';

const karims = { name: 'Karim', is_mine: false, since: 1_773_234_000, until: 1_773_234_900 };
const mine = { ...karims, name: 'Lotte', is_mine: true };
const createHold = (hold: typeof karims | null, seenAt: number) =>
  ({ data: { hold }, seenAt }) as Partial<Hold> as Pick<Hold, 'data' | 'seenAt'>;

test("a colleague's hold, or its end, counts when it was seen after the user's own changes were read", () => {
  expect(latestHold(mine, 1000, createHold(karims, 2000))).toBe(karims);
  expect(latestHold(mine, 1000, createHold(null, 2000))).toBeNull();
});

test("a hold that was seen before the user's own changes were read is ignored", () => {
  expect(latestHold(mine, 3000, createHold(karims, 2000))).toBe(mine);
  expect(latestHold(mine, 3000, createHold(null, 2000))).toBe(mine);
  expect(latestHold(mine, 3000, { data: undefined, seenAt: 0 })).toBe(mine);
});
