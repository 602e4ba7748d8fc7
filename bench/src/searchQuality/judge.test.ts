import { expect, test } from '@jest/globals';
import { judge, meanOf } from './judge.ts';

test('judge returns the reciprocal rank of the first expected article and the recall of the first page', () => {
  expect(judge(['9', '1', '2'], ['1', '2', '3', '4'])).toEqual({ reciprocalRank: 1 / 2, recall: 1 / 2 });
  expect(judge([], ['1'])).toEqual({ reciprocalRank: 0, recall: 0 });
});

test('recall is 1 when a full page holds only expected articles, however many more are expected', () => {
  const many = Array.from({ length: 30 }, (_, index) => String(index));
  expect(judge(many, many)).toEqual({ reciprocalRank: 1, recall: 1 });
  expect(judge([...many.slice(1, 25), '0'], ['0'])).toEqual({ reciprocalRank: 0, recall: 0 });
});

test('meanOf averages the judgements of all queries', () => {
  expect(meanOf([judge(['1'], ['1']), judge(['2'], ['1'])])).toEqual({ mrr: 0.5, recall: 0.5 });
});
