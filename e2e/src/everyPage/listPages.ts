import { obtainListId } from '../support/ownListOf.ts';
import type { Walk } from './walk.ts';

export async function listPages({ page, words, paths, judge, check, open }: Walk): Promise<void> {
  await open('lists', paths.lists);
  await check('renaming and deleting a list', async () => {
    const own = page.getByRole('main').getByRole('button', { name: words.renameList });
    if ((await own.count()) === 0) return;
    await own.first().click();
    await judge();
    await page.keyboard.press('Escape');
  });
  await open('a list to order from', `${paths.list}?id=history`);
  await check('a list in its own order', async () => {
    await page.getByRole('button', { name: words.ownOrder }).click();
    await judge();
  });
  await open('a list that is not there', `${paths.list}?id=0`);
  await check('a count of a shelf', async () => {
    await page.goto(`${paths.shelf}?id=${await obtainListId(page)}`);
    await judge();
    await page.locator('.shelf-counted input').first().fill('2');
    await judge();
  });
  await check('a standing order, by weekdays and by dates', async () => {
    await page.goto(`${paths.standingOrder}?id=${await obtainListId(page)}`);
    await judge();
    await page.locator('.standing-card [role="group"] button').nth(1).click();
    await judge();
  });
  await open('a standing order of no list', `${paths.standingOrder}?id=0`);
  await open('a restricted list that there is not', paths.restrictedList);
}
