import { expect, type Page } from '@playwright/test';
import { findBarriers } from './support/findBarriers.ts';
import { fitsSideways } from './support/fitsSideways.ts';
import { barOf, listenForEvents } from './support/consentBar.ts';
import { journey, unasked } from './support/journey.ts';
import { signIn } from './support/logIn.ts';
import { addressIn, linksIn, punchOutUsers, shopIn, startPunchOut } from './support/punchOut.ts';
import { emptyBasket } from './support/putIntoBasket.ts';
import { shopWords } from './support/shopWords.ts';

async function waysOut(page: Page): Promise<string[]> {
  const frame = page.frame({ name: 'shop' });
  if (frame === null) throw new Error('there is no frame');
  return (await linksIn(frame)).filter((path) => !path.startsWith('/oci/'));
}

const received = (page: Page, item: number, field: string) =>
  page
    .getByRole('table', { name: new RegExp(`^(Regel|Ligne) ${item}$`) })
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: field, exact: true }) })
    .getByRole('cell');

journey(
  'A buyer fills a basket in the own system, sends it back and opens it again',
  async ({ visit, step, product }) => {
    const page = await visit('desktop', 'nl', { storageState: unasked });
    const words = shopWords.nl;
    const shop = shopIn(page);
    const main = shop.getByRole('main');
    const summary = shop.getByRole('complementary', { name: words.summary });
    const collected = listenForEvents(page);
    let article = '';

    await step('the shop opens in a frame of another site', async () => {
      const colleague = await visit('desktop', 'nl');
      await signIn(colleague, 'karim');
      await emptyBasket(colleague);
      await startPunchOut(page, product.url, 'nl');
      await expect(main.getByRole('heading', { level: 1 })).toContainText('Karim');
      expect(addressIn(page)).toBe('/oci/index?_locale=nl');
      expect(new URL(page.url()).hostname).toBe('127.0.0.1');
      expect(await waysOut(page)).toEqual([]);
      await expect(shop.getByRole('button', { name: words.account })).toHaveCount(0);
      await expect(barOf(shop)).toHaveCount(0);
      expect(collected).toEqual([]);
    });

    await step('a search stays inside and puts two articles into the basket', async () => {
      const field = shop.getByRole('combobox', { name: 'Zoek op artikel, merk of nummer' });
      await field.fill('tomaat');
      await field.press('Enter');
      await expect.poll(() => addressIn(page)).toBe('/oci/zoeken?keywords=tomaat');
      await expect(main.getByRole('heading', { level: 1 })).toContainText('tomaat');
      for (const count of [1, 2]) {
        await main.getByRole('button', { name: words.add }).first().click();
        await expect(shop.getByRole('link', { name: new RegExp(`^Winkelwagen.*${count} regel`) })).toBeVisible();
      }
      expect(await waysOut(page)).toEqual([]);
    });

    await step('an article opens inside and belongs to a list', async () => {
      await main.locator('[data-product-link]').first().click();
      await expect.poll(() => addressIn(page)).toMatch(/^\/oci\/product\/\d+$/);
      expect(await waysOut(page)).toEqual([]);
    });

    await step('the basket goes back to the buyer, who receives what the standard asks', async () => {
      await shop
        .getByRole('link', { name: /^Winkelwagen/ })
        .first()
        .click();
      await expect.poll(() => addressIn(page)).toBe('/oci/basket');
      article = (await main.locator('.product-name').first().innerText()).replaceAll(/\s/g, ' ').trim();
      expect(await waysOut(page)).toEqual([]);
      await expect(summary).toContainText('De winkelwagen gaat naar 127.0.0.1');
      await summary.getByRole('button', { name: words.sendBack }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ontvangen winkelwagen');
      await expect(page.getByRole('status')).toHaveText('Volgt de standaard (OCI 4.0/5.0).');
      await expect(page.getByRole('table', { name: /^Regel 2$/ })).toBeVisible();
      const descriptions = [
        await received(page, 1, 'DESCRIPTION').innerText(),
        await received(page, 2, 'DESCRIPTION').innerText(),
      ];
      expect(descriptions).toContain(article.slice(0, 40).trim());
      await expect(received(page, 1, 'CURRENCY')).toHaveText('EUR');
      await expect(page.getByRole('table', { name: 'Andere velden' })).toContainText('ADDI');
      expect(await findBarriers(page)).toEqual([]);
    });

    await step('the same basket opens again, changes and goes back once more', async () => {
      await page.getByRole('link', { name: 'Deze winkelwagen opnieuw openen' }).click();
      await page.locator('select[name="USERNAME"]').selectOption(punchOutUsers.nl);
      await page.getByRole('button', { name: 'Start' }).click();
      await expect(main).toContainText('Je teruggestuurde winkelwagen staat weer open.');
      await expect(main.locator('.product-name').first()).toHaveText(article);
      await main.getByRole('spinbutton').first().fill('9');
      await main.getByRole('spinbutton').first().press('Enter');
      await summary.getByRole('button', { name: words.sendBack }).click();
      await expect(page.getByRole('status')).toHaveText('Volgt de standaard (OCI 4.0/5.0).');
      const quantities = [
        await received(page, 1, 'QUANTITY').innerText(),
        await received(page, 2, 'QUANTITY').innerText(),
      ];
      expect(quantities.map(Number)).toContain(9);
    });

    await step('an article can be validated and searched without browsing', async () => {
      await startPunchOut(page, product.url, 'nl', { FUNCTION: 'VALIDATE', PRODUCTID: '131209', QUANTITY: '3' });
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ontvangen winkelwagen');
      await expect(page.getByRole('status')).toHaveText('Volgt de standaard (OCI 4.0/5.0).');
      await expect(received(page, 1, 'QUANTITY')).toHaveText(/^3(\.0+)?$/);
      await startPunchOut(page, product.url, 'nl', { FUNCTION: 'DETAIL', PRODUCTID: '131209' });
      await expect.poll(() => addressIn(page)).toMatch(/^\/oci\/product\/131209/);
    });

    await step('a wrong password is said in the frame, and nothing there leads out', async () => {
      await startPunchOut(page, product.url, 'nl', { PASSWORD: 'fout' });
      await expect(shop.getByRole('heading', { level: 1, name: words.reconnect })).toBeVisible();
      await expect(main).toContainText('De gebruikersnaam of het wachtwoord in je ERP-pakket klopt niet.');
      expect(addressIn(page)).toBe('/erp-verbinding?reason=login.invalid');
      expect((await waysOut(page)).filter((path) => !/^\/(erp-verbinding|connexion-erp-echouee)$/.test(path))).toEqual(
        [],
      );
      await startPunchOut(page, product.url, 'nl', { FUNCTION: 'DETAIL', PRODUCTID: '131209' });
      await expect.poll(() => addressIn(page)).toMatch(/^\/oci\/product\/131209/);
    });

    await step('a session that has ended says where to begin again', async () => {
      const add = main.getByRole('button', { name: words.add }).first();
      await expect(add).toBeVisible();
      await page.context().clearCookies();
      await add.click();
      await expect(shop.getByRole('heading', { level: 1, name: words.reconnect })).toBeVisible();
      await expect(main).toContainText('Je winkelwagen en wat je bij de bestelling invulde, blijven bewaard.');
      expect(await waysOut(page)).toEqual([]);
    });
  },
);

journey('A buyer orders in French on a phone, inside the own system', async ({ visit, step, product }) => {
  const page = await visit('phone', 'fr');
  const words = shopWords.fr;
  const shop = shopIn(page);
  const main = shop.getByRole('main');
  const foot = shop.getByRole('region', { name: 'Total et commande' });
  const placeOrder = /^(Passer la commande|Commander)/;

  await step('the shop opens in French', async () => {
    await startPunchOut(page, product.url, 'fr');
    await expect(main.getByRole('heading', { level: 1 })).toContainText('Amélie');
    await expect(shop.locator('html')).toHaveAttribute('lang', 'fr-BE');
    await fitsSideways(page);
  });

  await step('two articles reach the minimum', async () => {
    const field = shop.getByRole('combobox', { name: 'Article, marque ou numéro' });
    await field.fill('tomate');
    await field.press('Enter');
    await expect.poll(() => addressIn(page)).toBe('/oci/rechercher?keywords=tomate');
    await expect(main.getByRole('heading', { level: 1 })).toContainText('tomate');
    for (const at of [0, 1]) {
      await main.getByRole('button', { name: words.add }).first().click();
      await expect(main.getByRole('spinbutton').nth(at)).toBeVisible();
    }
    await shop
      .getByRole('navigation', { name: 'Navigation rapide' })
      .getByRole('link', { name: /^Panier/ })
      .click();
    for (const at of [0, 1]) {
      await main.getByRole('spinbutton').nth(at).fill('30');
      await main.getByRole('spinbutton').nth(at).press('Enter');
    }
    await expect(foot.getByRole('button', { name: 'Renvoyer' })).toBeVisible();
    expect(await waysOut(page)).toEqual([]);
  });

  await step('the delivery day is chosen', async () => {
    await main.getByRole('button', { name: 'Choisissez votre jour de livraison' }).first().click();
    const sheet = shop.getByRole('dialog', { name: 'Choisissez votre jour de livraison' });
    await sheet.getByRole('button', { name: /^Confirmer / }).click();
    await expect(sheet).toBeHidden();
  });

  await step('the details of the order are typed', async () => {
    await foot.getByRole('button', { name: words.order }).click();
    await expect.poll(() => addressIn(page)).toBe('/oci/order');
    await shop.getByLabel(words.reference).fill('ERP 4711');
  });

  await step('what was typed is there again after a session that ended', async () => {
    await page.context().clearCookies();
    await foot.getByRole('button', { name: placeOrder }).click();
    await expect(shop.getByRole('heading', { level: 1, name: words.reconnect })).toBeVisible();
    await startPunchOut(page, product.url, 'fr');
    await shop
      .getByRole('link', { name: /^Panier/ })
      .first()
      .click();
    await foot.getByRole('button', { name: words.order }).click();
    await expect(shop.getByLabel(words.reference)).toHaveValue('ERP 4711');
  });

  await step('the order is placed here, and its page opens', async () => {
    await foot.getByRole('button', { name: placeOrder }).click();
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(words.thanks);
    expect(addressIn(page)).toMatch(/^\/oci\/order\?order=\d+$/);
    expect(await waysOut(page)).toEqual([]);
  });

  await step('the order history has the order', async () => {
    await main
      .getByRole('link', { name: /commandes$/ })
      .first()
      .click();
    await expect.poll(() => addressIn(page)).toMatch(/^\/oci\/order-history/);
    await expect(main).toContainText('ERP 4711');
    expect(await waysOut(page)).toEqual([]);
  });
});
