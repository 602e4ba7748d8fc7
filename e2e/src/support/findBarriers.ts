import axe from 'axe-core';
import type { Page } from '@playwright/test';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

const equippedPages = new WeakSet<Page>();

/** Each later document of the page has axe from its start: the source travels once. */
async function bringAxe(page: Page): Promise<void> {
  if (equippedPages.has(page)) return;
  equippedPages.add(page);
  await page.addInitScript(axe.source);
  await page.evaluate(axe.source);
}

/** Axe findings for WCAG 2.2 A and AA and best practices. */
export async function findBarriers(page: Page, selector = 'html'): Promise<readonly string[]> {
  await bringAxe(page);
  const run = `axe.run(${JSON.stringify(selector)}, { runOnly: ${JSON.stringify(rules)}, resultTypes: ['violations'] })`;
  const { violations } = await page.evaluate<axe.AxeResults>(run);
  return violations.map(
    ({ id, impact, help, nodes }) =>
      `${id} (${impact}): ${help}\n      ${nodes.map((node) => node.html).join('\n      ')}`,
  );
}
