import { expect } from '@playwright/test';
import type { Walk } from './walk.ts';

export async function failingPages({ page, language, device, words, paths, judge, check, open }: Walk): Promise<void> {
  await open('an empty basket', paths.basket);
  // One device per language: these pages retry.
  if ((language === 'nl') === (device === 'desktop'))
    await check('blocks that fail to load', async () => {
      for (const [calls, address] of [
        ['**/api/search*', paths.search],
        ['**/api/dashboard/**', paths.orders],
        ['**/api/pending_order/**', `${paths.orderDetail}?order=4402131`],
        ['**/api/basket/list*', paths.basket],
        ['**/api/delivery-moments', paths.start],
      ] as const) {
        await page.route(calls, (route) => route.abort());
        await page.goto(address);
        await expect(page.getByRole('button', { name: words.retry }).first()).toBeVisible();
        await judge();
        await page.unroute(calls);
      }
    });
}
