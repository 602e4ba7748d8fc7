import { expect, test } from '@jest/globals';
import { createFreshness } from './createFreshness.ts';

/** Object ids of `bigint` and `text`. */
const fields = [
  { name: 'version', dataTypeID: 20 },
  { name: 'listed', dataTypeID: 25 },
];
const answerOf = (version: string, listed: string) => ({ rows: [{ version, listed }], fields });

function slowDatabase() {
  const queries: { readonly articles: readonly string[]; readonly answer: (version: number) => void }[] = [];
  const query = ({ values }: { readonly values: readonly [readonly string[]] }) =>
    new Promise((resolve) => {
      const [articles] = values;
      queries.push({
        articles,
        answer: (version) => resolve(answerOf(String(version), articles.map((each) => `${each} 5`).join(','))),
      });
    });
  const moment = () => new Promise(setImmediate);
  return { freshness: createFreshness({ query } as never), asked: queries, moment };
}

test('queries during a read share the next read, so that no query gets an older version', async () => {
  const { freshness, asked: queries, moment } = slowDatabase();
  const first = [freshness(['100001']), freshness(['100002'])];
  await moment();
  expect(queries.map(({ articles }) => articles)).toEqual([['100001', '100002']]);
  const laterReads = [freshness(['100003']), freshness(['100001'])];
  await moment();
  expect(queries).toHaveLength(1);
  queries[0]?.answer(7);
  for (const { version, stock } of await Promise.all(first)) expect([version, stock.get('100001')]).toEqual([7, 5]);
  await moment();
  expect(queries.map(({ articles }) => articles).at(-1)).toEqual(['100003', '100001']);
  queries[1]?.answer(8);
  for (const { version } of await Promise.all(laterReads)) expect(version).toBe(8);
});

test('a failed read rejects its own queries, and the next query reads again', async () => {
  let fails = true;
  const query = () => (fails ? Promise.reject(new Error('gone')) : Promise.resolve(answerOf('7', '100001 ')));
  const freshness = createFreshness({ query } as never);
  await expect(freshness(['100001'])).rejects.toThrow('gone');
  fails = false;
  expect((await freshness(['100001'])).stock.get('100001')).toBeNull();
});
