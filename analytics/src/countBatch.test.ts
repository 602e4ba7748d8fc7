import { expect, test } from '@jest/globals';
import { countBatch } from './countBatch.ts';

test('a batch counts searches, those without result, additions, orders and each article once per event', () => {
  const item = { article_number: '131205', quantity: 2, widget: 'list' as const };
  const counts = countBatch([
    { name: 'page_view', page: 'home' },
    { name: 'search', page: 'search', words: 1, filters: 0, results: 12 },
    { name: 'search', page: 'search', words: 2, filters: 0, results: 0 },
    { name: 'view_product', page: 'product', article_number: '131205' },
    { name: 'add_to_cart', page: 'product', items: [item] },
    { name: 'order', page: 'confirmation', order_number: '4402001', lines: 2, value: null, items: [item, item] },
  ]);
  expect({ ...counts, articles: Object.fromEntries(counts.articles) }).toEqual({
    searches: 2,
    missedSearches: 1,
    additions: 1,
    orders: 1,
    articles: { 131205: { views: 1, orders: 1 } },
  });
});
