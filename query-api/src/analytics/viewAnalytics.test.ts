import { expect, test } from '@jest/globals';
import { daysOf, viewAnalytics } from './viewAnalytics.ts';

const visits = { searched: 2, added: 1, ordered: 0 };

test('a period shows each of its days, sums of all devices and languages, and names', () => {
  const sums = viewAnalytics(
    { from: '2026-03-10', to: '2026-03-12' },
    {
      byDay: [{ day: '2026-03-11', visits: 5, searches: 4, missed_searches: 1 }],
      byKind: [
        { language: 'nl', device: 'phone', visits: 3, ...visits },
        { language: 'fr', device: 'phone', visits: 2, ...visits },
      ],
      articles: [{ article_number: '131205', views: 9 }],
      customers: [{ customer_number: '204118', visits: 3, orders: 1 }],
      visiting: 1,
      absent: 7,
      articleNames: new Map([['131205', 'Boter']]),
      customerNames: new Map(),
    },
  );
  expect(sums.days).toEqual([
    { day: '2026-03-10', visits: 0, searches: 0, missed_searches: 0 },
    { day: '2026-03-11', visits: 5, searches: 4, missed_searches: 1 },
    { day: '2026-03-12', visits: 0, searches: 0, missed_searches: 0 },
  ]);
  expect(sums.totals).toEqual({ visits: 5, searches: 4, missed_searches: 1 });
  expect(sums.funnel).toEqual({ searched: 4, added: 2, ordered: 0 });
  expect(sums.viewed_without_order).toEqual([{ article_number: '131205', name: 'Boter', views: 9 }]);
  expect(sums.adoption).toEqual({
    visiting: 1,
    absent: 7,
    customers: [{ customer_number: '204118', name: '', visits: 3, orders: 1 }],
  });
  expect(sums.devices.map(({ visits: count }) => count)).toEqual([5, 0, 0]);
  expect(sums.languages.map(({ visits: count }) => count)).toEqual([3, 2]);
});

test('a period over the change of the clock has each day once, and one that ends before it begins has none', () => {
  expect(daysOf({ from: '2026-03-28', to: '2026-03-30' })).toEqual(['2026-03-28', '2026-03-29', '2026-03-30']);
  expect(daysOf({ from: '2026-03-02', to: '2026-03-01' })).toEqual([]);
});
