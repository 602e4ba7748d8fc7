import { expect, test } from '@jest/globals';
import { allEndpoints } from './allEndpoints.ts';

const acts = allEndpoints.filter(
  ({ side, path, permission }) =>
    side === 'command' &&
    permission.kind === 'office' &&
    /^\/api\/office\/(?:users|customers|registrations|restrictedLists)\//.test(path),
);

test('every act of sales support on a user or customer requires a reason or a question', () => {
  expect(acts.length).toBeGreaterThanOrEqual(16);
  for (const { name, body } of acts) {
    const { error } = body.safeParse({});
    const missing = error?.issues.map(({ path }) => path.join('.')) ?? [];
    expect([name, missing]).toEqual([
      name,
      expect.arrayContaining([name.startsWith('question') ? 'question' : 'reason']),
    ]);
  }
});
