import { expect } from '@playwright/test';
import type { Walk } from './walk.ts';

const orderFile = '130104\t20\n131209\t6\n999812\t2\n159001\t1\n162040\t0\n135200\t\n10O855\t3';

export async function basketPages({ page, device, words, paths, judge, check, open, dialog }: Walk): Promise<void> {
  await open('mussels', paths.mussels);
  await open('upload of an order', paths.upload);
  await check('the lines of an order file', async () => {
    await page.getByRole('textbox', { name: words.pastedLines }).fill(orderFile);
    await page.locator('.upload-paste button').click();
    await expect(page.locator('[data-row]').first()).toBeVisible();
    await judge();
  });
  await open('basket viewed', paths.basketView);
  await open('basket', paths.basket);
  await dialog('emptying asks', async () => {
    const isPhone = device === 'phone';
    if (isPhone) await page.getByRole('button', { name: words.moreTools }).click();
    await page.getByRole(isPhone ? 'menuitem' : 'button', { name: words.empty }).click();
  });
  await dialog('delivery day', () =>
    page
      .getByRole('complementary', { name: words.summary })
      .getByRole('button', { name: words.deliveryDay })
      .first()
      .click(),
  );
}
