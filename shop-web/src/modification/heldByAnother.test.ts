import { expect, test } from '@jest/globals';
import { heldByAnother } from './heldByAnother.ts';
import type { Hold } from './useHold.ts';

const karims = { name: 'Karim', is_mine: false, since: 1_773_234_000, until: 1_773_234_900 };
const seen = (hold: typeof karims | null, seenAt: number) =>
  ({ data: { hold }, seenAt }) as Partial<Hold> as Pick<Hold, 'data' | 'seenAt'>;

test('an order is another’s where that was seen after one read one’s own changes of it', () => {
  expect(heldByAnother(1000, seen(karims, 2000))).toBe(karims);
  expect(heldByAnother(3000, seen(karims, 2000))).toBeNull();
  expect(heldByAnother(1000, seen({ ...karims, is_mine: true }, 2000))).toBeNull();
  expect(heldByAnother(1000, seen(null, 2000))).toBeNull();
});
