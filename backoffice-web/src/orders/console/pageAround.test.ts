import { expect, test } from '@jest/globals';
import { pageAround, stepPage } from './pageAround.ts';

test('a long list shows the hundred rows around a place, and the last page has the rest', () => {
  expect(pageAround(5000, 0)).toMatchObject({ from: 0, to: 100 });
  expect(pageAround(5000, 199)).toMatchObject({ from: 100, to: 200 });
  expect(pageAround(5009, 5008)).toMatchObject({ from: 5000, to: 5009 });
  expect(pageAround(9, 4)).toMatchObject({ from: 0, to: 9 });
  expect(pageAround(0, 0)).toMatchObject({ from: 0, to: 0 });
});

test('a page before the first or after the last is the first or the last', () => {
  expect(stepPage(250, -100)).toMatchObject({ from: 0, to: 100 });
  expect(stepPage(250, 900)).toMatchObject({ from: 200, to: 250 });
});
