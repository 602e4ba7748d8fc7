import type { Page } from '@playwright/test';

/** By window, box or slide. */
const unreadable = `(() => {
  const texts = [...document.querySelectorAll('body *')].filter(
    (one) => one.checkVisibility() && [...one.childNodes].some((node) => node.nodeType === 3 && node.data.trim() !== ''),
  );
  // Its own words: what is in another element is asked of that one.
  const textOf = (one) => {
    const boxes = [...one.childNodes]
      .filter((node) => node.nodeType === 3 && node.data.trim() !== '')
      .map((node) => {
        const range = document.createRange();
        range.selectNodeContents(node);
        return range.getBoundingClientRect();
      });
    return { left: Math.min(...boxes.map((box) => box.left)), right: Math.max(...boxes.map((box) => box.right)) };
  };
  return texts.flatMap((one) => {
    const { left, right } = textOf(one);
    for (let box = one; box !== null; box = box.parentElement) {
      const { overflowX, clipPath } = getComputedStyle(box);
      if (clipPath !== 'none' || overflowX === 'auto' || overflowX === 'scroll') return [];
      const hides = box === document.documentElement || overflowX === 'hidden' || overflowX === 'clip';
      const isSlide = box.matches('.carousel-slides > *');
      const edges = box === document.documentElement ? { left: 0, right: innerWidth } : box.getBoundingClientRect();
      if ((hides || isSlide) && (left < edges.left - 1 || right > edges.right + 1)) return [one.outerHTML.slice(0, 120)];
      if (isSlide) return [];
    }
    return [];
  });
})()`;

export const findCutOffTexts = (page: Page): Promise<string[]> => page.evaluate<string[]>(unreadable);
