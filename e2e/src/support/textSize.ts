import type { Page } from 'playwright-core';

/** The reader's own text size, as a browser's setting or an extension makes it: 200 is twice the usual one. */
export const enlargeText = (page: Page, percent: number): Promise<unknown> =>
  page.evaluate(`document.documentElement.style.fontSize = '${percent}%'`);

/** The size in CSS px of the smallest text that is shown on the page. */
export const smallestText = (page: Page): Promise<number> =>
  page.evaluate<number>(`Math.min(...[...document.querySelectorAll('body *')]
    .filter((one) => one.checkVisibility() && [...one.childNodes].some((node) => node.nodeType === 3 && node.data.trim() !== ''))
    .map((one) => parseFloat(getComputedStyle(one).fontSize)))`);
