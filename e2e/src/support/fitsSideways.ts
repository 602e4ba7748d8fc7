import type { Page } from 'playwright-core';
import { expect } from './expect.ts';

/** The innermost of what sticks out, where the page scrolls sideways. Runs in the page. */
const stickingOut = `(() => {
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth <= clientWidth) return [];
  const wide = [...document.querySelectorAll('body *')].filter((one) => one.getBoundingClientRect().right > clientWidth);
  const innermost = wide.filter((one) => !wide.some((other) => other !== one && one.contains(other)));
  return [scrollWidth + ' px', ...innermost.slice(0, 5).map((one) => one.outerHTML.slice(0, 200))];
})()`;

/** Nothing of the page sticks out of the window; else the failure names what does. */
export async function fitsSideways(page: Page): Promise<void> {
  const width = page.viewportSize()?.width ?? 0;
  const message = `${page.url()} scrolls sideways at ${width}`;
  await expect.poll(() => page.evaluate<string[]>(stickingOut), { message }).toEqual([]);
}
