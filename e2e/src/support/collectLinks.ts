import type { Page } from 'playwright-core';

/** Adds where the page's links lead inside the product: path and query, without what comes after `#`. */
export async function collectLinks(page: Page, into: Set<string>): Promise<void> {
  const found = await page.evaluate<string[]>(`[...document.querySelectorAll('a[href]:not([href^="#"])')].map((link) => link.href)`);
  const { origin } = new URL(page.url());
  for (const href of found) {
    const url = new URL(href);
    if (url.origin === origin) into.add(`${url.pathname}${url.search}`);
  }
}
