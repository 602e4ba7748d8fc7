import type { CDPSession, Page } from '@playwright/test';

/** Of browsers, in CSS px: what 100 % is. */
const usual = 16;

/** A setting holds as long as its session. */
const sessions = new WeakMap<Page, CDPSession>();

/** The reader's own text size, as the browser's setting makes it, for pages that are opened from now on: 200 is twice the usual. */
export async function enlargeText(page: Page, percent: number): Promise<void> {
  const session = sessions.get(page) ?? (await page.context().newCDPSession(page));
  sessions.set(page, session);
  await session.send('Page.setFontSizes', { fontSizes: { standard: (usual * percent) / 100 } });
}

/** The size in CSS px of the smallest text that is shown on the page. */
export const smallestText = (page: Page): Promise<number> =>
  page.evaluate<number>(`Math.min(...[...document.querySelectorAll('body *')]
    .filter((one) => one.checkVisibility() && [...one.childNodes].some((node) => node.nodeType === 3 && node.data.trim() !== ''))
    .map((one) => parseFloat(getComputedStyle(one).fontSize)))`);
