import type { Page } from '@playwright/test';

/** Adds where the page's links lead elsewhere inside the product: path and query. Files are for whoever is logged in. */
export async function collectLinks(page: Page, into: Set<string>): Promise<void> {
  const found = await page.evaluate<string[]>(
    `[...document.querySelectorAll('a[href]:not([download])')].map((link) => link.href)`,
  );
  const here = new URL(page.url());
  for (const href of found) {
    const url = new URL(href);
    if (url.origin === here.origin && url.pathname !== here.pathname) into.add(`${url.pathname}${url.search}`);
  }
}
