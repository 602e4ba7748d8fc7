import type { Page } from 'playwright-core';
import { expect } from './expect.ts';

/** Nothing of the page sticks out of the window. */
export async function fitsSideways(page: Page): Promise<void> {
  const outside = () =>
    page.evaluate<number>('document.documentElement.scrollWidth - document.documentElement.clientWidth');
  const width = page.viewportSize()?.width ?? 0;
  await expect.poll(outside, { message: `${page.url()} scrolls sideways at ${width}` }).toBeLessThanOrEqual(0);
}
