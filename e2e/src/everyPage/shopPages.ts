import { expect } from '@playwright/test';
import type { Walk } from './walk.ts';

/** In the basket, sold out with replacement, on demand, outside the assortment. */
const articles = [
  ['an article in the basket', '131209'],
  ['an article without stock', '136055'],
  ['an article on demand', '157712'],
  ['an article out of the assortment', '159001'],
] as const;

export async function shopPages({ page, device, words, paths, judge, check, open, dialog }: Walk): Promise<void> {
  await open('search as rows', `${paths.search}?keywords=tom`);
  await check('search as tiles', async () => {
    await page.getByRole('button', { name: words.tiles }).click();
    await judge();
    await page.getByRole('button', { name: words.rows }).click();
  });
  if (device === 'phone')
    await dialog('filters', () => page.getByRole('button', { name: words.filters, exact: true }).click());
  await dialog('the lists of an article', async () => {
    await page.goto(`${paths.search}?keywords=tom`);
    await page.locator('.heart').first().click();
  });

  await open('promotions', paths.promo);
  await open('the whole assortment', paths.assortmentIndex);
  await check('a part of the assortment, and its filters', async () => {
    await page.goto(paths.assortmentIndex);
    await page.locator('.group-card h3 a').first().click();
    await judge();
    await page.locator('.list-children a').first().click();
    await judge();
  });
  if (device === 'desktop') await dialog('columns', () => page.getByRole('button', { name: words.columns }).click());
  await open('nothing to compare', paths.compare);
  await open('a comparison', `${paths.compare}?artikels=131209,131244,171208,1`);
  await open('a search that finds nothing', `${paths.search}?keywords=xqzxqz`);
  for (const [what, number] of articles) await open(what, paths.product(number));
  await check('an article without stock, whose replacement has only its name', async () => {
    await page.route('**/api/getproducts?*', (route) => route.abort());
    await page.goto(paths.product('136055'));
    await expect(page.getByRole('main').locator('section[aria-busy="false"] a[href$="136066"]')).toBeVisible();
    await judge();
    await page.unroute('**/api/getproducts?*');
  });
  await check('every tab of an article', async () => {
    await page.goto(paths.product('155018'));
    const tabs = page.getByRole('tablist').first().getByRole('tab');
    for (let at = 0; at < (await tabs.count()); at += 1) {
      await tabs.nth(at).click();
      await judge();
    }
  });
}
