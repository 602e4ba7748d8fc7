import type { Page } from '@playwright/test';

/** Refusals by the API are no complaints. */
export function listenForComplaints(page: Page, complain: (complaint: string) => void): void {
  page.on('pageerror', (error) => complain(`script error on ${page.url()}: ${error.message}`));
  page.on('console', (message) => {
    const text = message.text();
    if (message.type() === 'error' && !text.startsWith('Failed to load resource'))
      complain(`console error on ${page.url()}: ${text}`);
  });
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    const isApi = /^\/([a-z]{2}\/|oci\/)?(api|basket)\//.test(pathname);
    const isPage = response.request().isNavigationRequest();
    if (response.status() >= 500 || (response.status() >= 400 && !isApi && !isPage))
      complain(`${response.status()} ${pathname} on ${page.url()}`);
  });
}
