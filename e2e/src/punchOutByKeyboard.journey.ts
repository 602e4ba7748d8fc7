import { expect } from '@playwright/test';
import { journey } from './support/journey.ts';
import { press, tabTo, typeText } from './support/keyboard.ts';
import { signIn } from './support/logIn.ts';
import { addressIn, buyerOf, punchOutUsers, shopIn } from './support/punchOut.ts';
import { emptyBasket } from './support/putIntoBasket.ts';
import { shopWords } from './support/shopWords.ts';

journey('A buyer sends a basket back by keyboard alone', async ({ visit, step, product }) => {
  const page = await visit('desktop', 'nl');
  const words = shopWords.nl;
  const shop = shopIn(page);

  await step('Tab and Enter start the shop in the frame', async () => {
    const colleague = await visit('desktop', 'nl');
    await signIn(colleague, 'karim');
    await emptyBasket(colleague);
    await page.goto(buyerOf(product.url));
    await tabTo(page, page.locator('select[name="USERNAME"]'));
    await page.locator('select[name="USERNAME"]').selectOption(punchOutUsers.nl);
    await tabTo(page, page.getByRole('button', { name: 'Start' }));
    await press(page, 'Enter');
    await expect(shop.getByRole('heading', { level: 1 })).toContainText('Karim');
  });

  await step('the search puts an article into the basket', async () => {
    await tabTo(page, shop.getByRole('combobox', { name: 'Zoek op artikel, merk of nummer' }));
    await typeText(page, 'kaas');
    await press(page, 'Enter');
    await expect.poll(() => addressIn(page)).toBe('/oci/zoeken?keywords=kaas');
    await expect(shop.getByRole('main').getByRole('heading', { level: 1 })).toContainText('kaas');
    await tabTo(page, shop.getByRole('main').getByRole('button', { name: words.add }).first());
    await typeText(page, '3');
    await press(page, 'Enter');
    await expect(shop.getByRole('link', { name: /^Winkelwagen/ }).first()).toContainText(/regel/);
  });

  await step('Enter sends the basket back', async () => {
    await tabTo(page, shop.getByRole('link', { name: /^Winkelwagen/ }).first(), 'Shift+Tab');
    await press(page, 'Enter');
    await expect.poll(() => addressIn(page)).toBe('/oci/basket');
    const button = shop
      .getByRole('complementary', { name: words.summary })
      .getByRole('button', { name: words.sendBack });
    await expect(button).toBeEnabled();
    await tabTo(page, button);
    await press(page, 'Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ontvangen winkelwagen');
  });
});
