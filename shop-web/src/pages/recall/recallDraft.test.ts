import { expect, test } from '@jest/globals';
import { draftOf, isEmptyDraft, readLine } from './recallDraft.ts';

const line = { quantity: 10, unit: 'st' };

test('a recall answer accepts a comma or a point, and reads an empty field as 0', () => {
  expect(readLine({ held: '6', used: '', destroyed: '1,5' }, line)).toEqual({ held: 6, used: 0, destroyed: 1.5 });
  expect(readLine({ held: '6.25', used: '3,75', destroyed: '0' }, line)).toEqual({
    held: 6.25,
    used: 3.75,
    destroyed: 0,
  });
});

test.each([
  ['more than came', { held: '6', used: '4', destroyed: '0,001' }],
  ['a word', { held: 'zes', used: '', destroyed: '' }],
  ['less than nothing', { held: '-1', used: '', destroyed: '' }],
])('a recall answer rejects %s', (_, draft) => {
  expect(readLine(draft, line)).toBeNull();
});

test('the recall form opens with the earlier answer', () => {
  const recalled = { line_id: '1', article_number: '131209', name: 'Rijst', unit: 'st', quantity: 10, lots: [] };
  const delivery = { delivery_number: '66', order_number: '44', delivery_date: 0 };
  const answeredLine = { ...recalled, answer: { held: 2.5, used: 0, destroyed: 1 } };
  const draft = draftOf([{ ...delivery, lines: [answeredLine, { ...recalled, line_id: '2', answer: null }] }]);
  expect(draft).toEqual({
    '66-1': { held: '2,5', used: '0', destroyed: '1' },
    '66-2': { held: '', used: '', destroyed: '' },
  });
  expect(Object.values(draft).map(isEmptyDraft)).toEqual([false, true]);
});
