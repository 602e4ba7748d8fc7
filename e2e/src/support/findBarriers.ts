import axe from 'axe-core';
import type { Page } from '@playwright/test';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Axe findings for WCAG 2.2 A and AA and best practices. */
export async function findBarriers(page: Page, selector = 'html'): Promise<readonly string[]> {
  const hasAxe = await page.evaluate<boolean>('"axe" in window');
  if (!hasAxe) await page.evaluate(axe.source);
  const run = `axe.run(${JSON.stringify(selector)}, { runOnly: ${JSON.stringify(rules)}, resultTypes: ['violations'] })`;
  const { violations } = await page.evaluate<axe.AxeResults>(run);
  return violations.map(
    ({ id, impact, help, nodes }) =>
      `${id} (${impact}): ${help}\n      ${nodes.map((node) => node.html).join('\n      ')}`,
  );
}
