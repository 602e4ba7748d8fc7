import { expect } from '@playwright/test';

/** @param fewest proof that walks ran */
export async function linksAreBuilt(origin: string, links: ReadonlySet<string>, fewest: number): Promise<void> {
  const dead: string[] = [];
  for (const link of links) {
    const { status } = await fetch(`${origin}${link}`, { headers: { accept: 'text/html' } });
    // A dossier requires an office login.
    if (status !== 200 && !link.endsWith('/dossier')) dead.push(`${status} ${link}`);
  }
  expect(dead).toEqual([]);
  expect(links.size).toBeGreaterThan(fewest);
}
