import { expect } from '@playwright/test';

/** Each of the links that a walk met answers with a page. @param fewest that it must have met to have been a walk */
export async function linksAreBuilt(origin: string, links: ReadonlySet<string>, fewest: number): Promise<void> {
  const dead: string[] = [];
  for (const link of links) {
    const { status } = await fetch(`${origin}${link}`, { headers: { accept: 'text/html' } });
    // A dossier answers to whoever is logged in at the office.
    if (status !== 200 && !link.endsWith('/dossier')) dead.push(`${status} ${link}`);
  }
  expect(dead).toEqual([]);
  expect(links.size).toBeGreaterThan(fewest);
}
