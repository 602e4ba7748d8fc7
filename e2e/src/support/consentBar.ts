import { collectedBatch, type CollectedEvent } from '@talloor/contracts/analytics/collectedEvents.ts';
import type { FrameLocator, Page } from '@playwright/test';

export const barOf = (page: Page | FrameLocator) =>
  page.getByRole('region', { name: /^(Cookie-instellingen|Paramètres des cookies)$/ });
export const refuse = (page: Page) => barOf(page).getByRole('button', { name: /^(Nee, liever niet|Non, merci)$/ });
export const accept = (page: Page) => barOf(page).getByRole('button', { name: /^(Ja, dat mag|Oui, d’accord)$/ });
export const reopen = (page: Page) =>
  page.getByRole('contentinfo').getByRole('button', { name: /^(Cookie-instellingen|Paramètres des cookies)$/ });

export function listenForEvents(page: Page): readonly CollectedEvent[] {
  const events: CollectedEvent[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.endsWith('/api/analytics'))
      events.push(...collectedBatch.parse(request.postDataJSON()).events);
  });
  return events;
}
