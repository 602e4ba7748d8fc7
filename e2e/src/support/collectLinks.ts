import type { Page } from '@playwright/test';

/** Skips files, which require a login. */
export async function collectLinks(page: Page, into: Set<string>): Promise<void> {
  const hrefs = await page.evaluate<string[]>(
    `[...document.querySelectorAll('a[href]:not([download])')].map((link) => link.href)`,
  );
  const pageUrl = new URL(page.url());
  for (const href of hrefs) {
    const url = new URL(href);
    if (url.origin === pageUrl.origin && url.pathname !== pageUrl.pathname) into.add(`${url.pathname}${url.search}`);
  }
}
