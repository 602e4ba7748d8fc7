import type { CDPSession, Page } from '@playwright/test';

/** CSS px at 100 %. */
const usual = 16;

/** The setting lasts as long as its session. */
const sessions = new WeakMap<Page, CDPSession>();

/** For pages opened later. */
export async function enlargeText(page: Page, percent: number): Promise<void> {
  const session = sessions.get(page) ?? (await page.context().newCDPSession(page));
  sessions.set(page, session);
  await session.send('Page.setFontSizes', { fontSizes: { standard: (usual * percent) / 100 } });
}

/** In CSS px. */
export const smallestText = (page: Page): Promise<number> =>
  page.evaluate<number>(`Math.min(...[...document.querySelectorAll('body *')]
    .filter((one) => one.checkVisibility() && [...one.childNodes].some((node) => node.nodeType === 3 && node.data.trim() !== ''))
    .map((one) => parseFloat(getComputedStyle(one).fontSize)))`);
