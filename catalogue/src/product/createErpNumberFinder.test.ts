import { expect, test } from '@jest/globals';
import { createErpNumberFinder } from './createErpNumberFinder.ts';

/** Object id of `text`. */
const fields = ['article_number', 'erp_number'].map((name) => ({ name, dataTypeID: 25 }));

function openFinder() {
  const queries: (readonly string[])[] = [];
  let version = 7;
  const query = ({ values: [articles] }: { readonly values: readonly [readonly string[]] }) => {
    queries.push(articles);
    const rows = articles.includes('1001') ? [{ article_number: '1001', erp_number: `AX-${version}` }] : [];
    return Promise.resolve({ rows, fields });
  };
  const find = createErpNumberFinder({ query } as never, { latest: () => version });
  return { find, queries, change: () => (version += 1) };
}

test('the number of an article, and that an article has none, are read once per version of the catalogue', async () => {
  const { find, queries, change } = openFinder();
  const numbers = async () => [...(await find(['1001', '1002', '1001']))];
  expect(await numbers()).toEqual([['1001', 'AX-7']]);
  expect(await numbers()).toEqual([['1001', 'AX-7']]);
  expect(queries).toEqual([['1001', '1002']]);
  await find(['1002', '1003']);
  expect(queries.at(-1)).toEqual(['1003']);
  change();
  expect(await numbers()).toEqual([['1001', 'AX-8']]);
  expect(await find([])).toEqual(new Map());
  expect(queries).toHaveLength(3);
});
