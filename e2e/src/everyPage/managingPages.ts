import { expect } from '@playwright/test';
import { signIn } from '../support/logIn.ts';
import { obtainListId } from '../support/ownListOf.ts';
import type { Walk } from './walk.ts';

export async function managingPages({ page, paths, judge, check, open }: Walk): Promise<void> {
  await check('a restricted list, and articles that it could allow', async () => {
    await signIn(page, 'inkoop316042');
    await page.goto(paths.restrictedList);
    for (const text of ['', 'tom']) {
      await page.getByRole('main').getByRole('searchbox').fill(text);
      await expect(page.locator('.allowed-find li')).toHaveCount(text === '' ? 0 : 6);
      await judge();
    }
  });
  await check('the orders and lists of a customer’s users', async () => {
    const list = `${paths.portalList}?id=${await obtainListId(page)}`;
    for (const address of [paths.portal, paths.portalOrders, paths.portalLists, paths.approvals, list]) {
      await page.goto(address);
      await judge();
    }
    await page.locator('.list-history summary').click();
    await expect(page.locator('.list-history li').first()).toBeVisible();
    await judge();
  });
  await open('the questions of a customer without any', paths.questions);
  await check('the guide for a buyer’s system, and its self-test', async () => {
    await page.goto(paths.portalPunchOut);
    const main = page.getByRole('main');
    await expect(main.getByRole('table').first()).toContainText('/erp-inloggen');
    await main
      .locator('form textarea')
      .first()
      .fill('username=x&HOOK_URL=http%3A%2F%2Felsewhere.example&FUNCTION=VALIDATE');
    await main.locator('form button[type="submit"]').click();
    await expect(main.getByRole('cell', { name: 'http://elsewhere.example' })).toBeVisible();
    await judge();
  });
}
