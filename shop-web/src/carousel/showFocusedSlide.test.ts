/** @jest-environment jsdom */
import { beforeEach, expect, jest, test } from '@jest/globals';
import { showFocusedSlide } from './showFocusedSlide.ts';

const rowWidth = 200;
const root = document.createElement('div');
const slides = ['a', 'b', 'c', 'd'].map((name) => {
  const slide = document.createElement('li');
  slide.append(Object.assign(document.createElement('button'), { textContent: name }));
  return slide;
});
root.append(...slides);
const scrollTo = jest.fn();
const embla = {
  rootNode: () => root,
  slideNodes: () => slides,
  scrollTo,
  internalEngine: () => ({
    slideRegistry: [
      [0, 1],
      [2, 3],
    ],
  }),
};
const placeAt = (element: Element, left: number, width: number) => {
  element.getBoundingClientRect = () => new DOMRect(left, 0, width, 40);
};
const focusAt = (slide: number, left: number): void => {
  const button = slides[slide]?.firstElementChild;
  if (!button) throw new Error('no such slide');
  placeAt(button, left, 44);
  showFocusedSlide(embla, button);
};
beforeEach(() => {
  scrollTo.mockReset();
  placeAt(root, 0, rowWidth);
});

test('a focused button outside the row brings its slides into sight at once', () => {
  focusAt(1, -100);
  focusAt(2, 180);
  expect(scrollTo.mock.calls).toEqual([
    [0, true],
    [1, true],
  ]);
});

test('a focused button inside the row moves nothing', () => {
  focusAt(1, 100);
  expect(scrollTo).not.toHaveBeenCalled();
});
