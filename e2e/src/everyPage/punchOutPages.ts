import { expect } from '@playwright/test';
import { isSettled } from '../support/isSettled.ts';
import { judgePage } from '../support/judgePage.ts';
import { linksIn, openPunchOut, punchOutUsers } from '../support/punchOut.ts';
import type { Walk } from './walk.ts';

const addresses = {
  nl: { search: '/oci/zoeken', product: '/oci/product', assortment: '/oci/assortment' },
  fr: { search: '/oci/rechercher', product: '/oci/produit', assortment: '/oci/fr/assortment' },
} as const;

const notThere: ReadonlySet<string> = new Set([
  '/oci/api/article/1',
  '/oci/api/pending_order/99',
  '/oci/api/wishlist/theme-99',
]);

export async function punchOutPages({ page, language, words, judge, check, open }: Walk): Promise<void> {
  const { search, product, assortment } = addresses[language];
  const own = new Set<string>();
  const missing = new Set<string>();
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (response.status() === 404 && pathname.startsWith('/oci/api/')) missing.add(pathname);
  });
  const seen = async (hasAddress = true) => {
    for (const link of await linksIn(page)) own.add(link);
    // The language switch of a page that is not there leads to none.
    await (hasAddress ? judge() : judgePage(page, new Set()));
  };
  const view = (what: string, address: string, hasAddress = true) =>
    check(what, async () => {
      await page.goto(address);
      await seen(hasAddress);
    });
  await check('the start of a punch-out', async () => {
    await openPunchOut(page, language);
    await seen();
    await expect(page.locator('html')).toHaveAttribute('lang', `${language}-BE`);
  });
  await view('search', `${search}?keywords=tom`);
  await view('a search that finds nothing', `${search}?keywords=xqzxqz`);
  await view('the assortment', assortment);
  await check('a part of the assortment', async () => {
    await page.goto(assortment);
    await page.locator('.group-card h3 a').first().click();
    await seen();
  });
  await view('an article', `${product}/131209`);
  await view('an article that is not there', `${product}/1`, false);
  await view('an empty basket', '/oci/basket');
  await check('a basket', async () => {
    await page.goto(`${product}/131209`);
    await page.getByRole('button', { name: words.add }).first().click();
    await page.goto('/oci/basket');
    await expect(page.getByRole('button', { name: words.sendBack }).first()).toBeVisible();
    await seen();
  });
  await view('a basket that was opened again', '/oci/basket?returned=1');
  await view('the details of the order', '/oci/order');
  await view('the orders', '/oci/order-history');
  for (const group of ['incomplete', 'open', 'delivered', 'invoiced'])
    await view(`the orders: ${group}`, `/oci/order-history?group=${group}`);
  await check('an order', async () => {
    const order = page.locator('main a[href^="/oci/order?order="]').first();
    await page.goto('/oci/order-history?group=delivered');
    await isSettled(page);
    if ((await order.count()) === 0) await page.goto('/oci/order-history?group=open');
    await order.click();
    await expect(page).toHaveURL(/\/oci\/order\?order=\d+/);
    await seen();
  });
  await view('an order that is not there', '/oci/order?order=99');
  await view('the lists', '/oci/wishlist');
  await view('a list', '/oci/wishlist/history');
  await view('a list that is not there', '/oci/wishlist/theme-99');
  await view('a page that is not there', '/oci/onzin', false);
  await check('nothing leads out of the punch-out', async () => {
    expect(own.size).toBeGreaterThan(20);
    expect([...own].filter((path) => !path.startsWith('/oci/'))).toEqual([]);
  });
  await check('every call of these pages answers in a punch-out', () => {
    expect([...missing].filter((path) => !notThere.has(path))).toEqual([]);
    return Promise.resolve();
  });
  await check('a session that has ended', async () => {
    await page.context().clearCookies();
    await page.goto('/oci/basket');
    await expect(page.getByRole('heading', { level: 1, name: words.reconnect })).toBeVisible();
    await seen();
  });
  await open('a call that is refused', `/erp-inloggen?USERNAME=${punchOutUsers[language]}&PASSWORD=fout`);
}
