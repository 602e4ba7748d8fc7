import { expect, test } from '@jest/globals';
import { callOf, periodOf, questionOf, searchOf } from './statisticsQuestion.ts';

test('a usual period ends today and begins a month, a quarter or a year before', () => {
  expect(periodOf('month', '2026-03-11')).toEqual({ from: '2026-02-12', to: '2026-03-11' });
  expect(periodOf('month', '2026-03-31')).toEqual({ from: '2026-03-01', to: '2026-03-31' });
  expect(periodOf('quarter', '2026-01-15').from).toBe('2025-10-16');
  expect(periodOf('twelve', '2026-03-11').from).toBe('2025-03-12');
  expect(periodOf('year', '2026-03-11').from).toBe('2026-01-01');
});

test('an address with nonsense shows the last twelve months of the own customer', () => {
  const query = new URLSearchParams('from=x&to=9999&by=colour&customers=1,2');
  expect(questionOf(query, '2026-03-11', ['204118', '204119'])).toEqual({
    from: '2025-03-12',
    to: '2026-03-11',
    by: 'group',
    customers: ['204118'],
    group: '',
    brand: '',
  });
});

test('a question survives its address, and is the question of the call', () => {
  const question = {
    ...periodOf('year', '2026-03-11'),
    by: 'article' as const,
    customers: ['204118', '204119'],
    group: 'ZUIVEL',
    brand: '',
  };
  expect(questionOf(new URLSearchParams(searchOf(question)), '2026-03-11', ['204118', '204119'])).toEqual(question);
  expect(callOf(question)).toEqual({
    from: '2026-01-01',
    to: '2026-03-11',
    by: 'article',
    group: 'ZUIVEL',
    customer_numbers: '204118,204119',
  });
});
