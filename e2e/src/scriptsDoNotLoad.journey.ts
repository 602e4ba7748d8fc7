import { expect, type Page } from '@playwright/test';
import { journey } from './support/journey.ts';
import { signIn } from './support/logIn.ts';
import { fillBasketForFirstDay } from './support/placeOrder.ts';
import { shopWords } from './support/shopWords.ts';

const { paths } = shopWords.nl;
const retry = { name: 'Opnieuw', exact: true };

const block = (page: Page, script: string) => page.route(`**/assets/${script}-*.js`, (route) => route.abort());

journey('Parts of a page that do not load leave the rest, and an order stays placed', async ({ visit, step }) => {
  // A failed part is an error on the console, so this tab takes no complaints.
  const page = await (await visit('desktop', 'nl')).context().newPage();
  const main = page.getByRole('main');
  const ticket = page.getByRole('complementary', { name: 'Samenvatting' });

  await step('a day picker that does not load is named, and opens when asked again', async () => {
    await signIn(page, 'lotte', 'Bistro Lindegaard');
    await fillBasketForFirstDay(page, { 131209: 48 });
    await block(page, 'DeliveryPicker');
    await page.goto(paths.basket);
    await ticket.getByRole('button', { name: /Wijzig/ }).click();
    const alert = page.getByRole('alert').filter({ hasText: 'De keuze van de leverdag: laden is mislukt.' });
    await expect(alert).toBeVisible();
    await expect(main.getByRole('rowheader').first()).toBeVisible();
    await page.unrouteAll();
    await alert.getByRole('button', retry).click();
    await expect(alert).toBeHidden();
    const change = ticket.getByRole('button', { name: /Wijzig/ });
    const picker = page.getByRole('dialog', { name: 'Kies je leverdag' });
    await expect(async () => {
      await change.click({ timeout: 1000 });
      await expect(picker).toBeVisible({ timeout: 2000 });
    }).toPass();
    await page.keyboard.press('Escape');
  });

  await step('trying again reloads the page, and what is typed stays', async () => {
    await ticket.getByRole('button', { name: 'Bestellen' }).click();
    const message = page.getByLabel(/^Bericht bij de bestelling/);
    await expect(message).toBeVisible();
    await block(page, 'DeliveryPicker');
    await page.reload();
    await message.fill('Poort links');
    await ticket.getByRole('button', { name: /Wijzig/ }).click();
    const alert = page.getByRole('alert').filter({ hasText: 'De keuze van de leverdag' });
    await expect(alert).toBeVisible();
    await page.unrouteAll();
    await page.evaluate('window.isBeforeReload = true');
    await alert.getByRole('button', retry).click();
    await expect.poll(() => page.evaluate('window.isBeforeReload').catch(() => true)).toBeUndefined();
    await expect(message).toHaveValue('Poort links');
  });

  await step('a page that does not load says so, and opens when asked again', async () => {
    await block(page, 'OrdersPage');
    await page.getByRole('navigation').getByRole('link', { name: 'Bestellingen', exact: true }).first().click();
    await expect(main.getByRole('heading', { level: 1, name: 'Hier ging iets mis' })).toBeVisible();
    await page.unrouteAll();
    await main.getByRole('button', { name: 'Opnieuw proberen' }).click();
    await expect(main.getByRole('heading', { level: 1, name: 'Bestellingen' })).toBeVisible();
    await page.goto(paths.basket);
  });

  await step('an account menu that does not load after the order leaves its confirmation', async () => {
    await ticket.getByRole('button', { name: 'Bestellen' }).click();
    await block(page, 'AccountSheet');
    await page.getByLabel(/^Jouw bestelreferentie/).fill('Lente');
    await page.getByRole('button', { name: 'Bestelling plaatsen' }).click();
    const thanks = main.getByRole('heading', { level: 1, name: 'Bedankt, je bestelling is binnen' });
    await expect(thanks).toBeVisible();
    await page.getByRole('button', { name: 'Mijn account: Lotte' }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'Het menu van je account' })).toBeVisible();
    await expect(thanks).toBeVisible();
  });
});
