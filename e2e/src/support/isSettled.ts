import type { Page } from 'playwright-core';
import { expect } from './expect.ts';

/** The page has its heading, nothing of it is loading, and nothing moves any more. */
export async function isSettled(page: Page): Promise<void> {
  // Under a dialog the heading has no role.
  await expect(page.locator('h1').first()).toBeAttached();
  await page.waitForLoadState('load');
  await page.evaluate('document.fonts.ready.then(() => undefined)');
  await expect(page.locator('.MuiSkeleton-root, .office-skeleton, [aria-busy="true"]')).toHaveCount(0);
  const isMoving = `document.getAnimations().some((one) => one.playState === 'running' && one.effect?.getTiming().iterations !== Infinity)`;
  await expect.poll(() => page.evaluate<boolean>(isMoving)).toBe(false);
}
