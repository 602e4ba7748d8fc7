import type { Page } from 'playwright-core';
import { expect } from './expect.ts';

/** Nothing of the page sticks out of the window. */
export async function fitsSideways(page: Page): Promise<void> {
  const width = page.viewportSize()?.width ?? 0;
  const widest = () => page.evaluate<number>('document.documentElement.scrollWidth');
  await expect.poll(widest, { message: `${page.url()} scrolls sideways at ${width}` }).toBeLessThanOrEqual(width);
}
