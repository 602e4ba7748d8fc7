import { expect } from '@playwright/test';
import { journey } from './support/journey.ts';
import { signIn } from './support/logIn.ts';
import { fillBasketForFirstDay } from './support/placeOrder.ts';
import { sumOf } from './support/sumOf.ts';
import { translatePage } from './support/translatePage.ts';

journey('A browser that translates the page does not stop an order', async ({ visit, step }) => {
  const page = await visit('desktop', 'nl');
  const main = page.getByRole('main');
  const field = page.getByRole('banner').getByRole('combobox');
  const list = page.getByRole('listbox', { name: 'Suggesties' });

  await step('the pages are translated', async () => {
    await translatePage(page);
    await signIn(page, 'lotte', 'Lindegaard aan Zee');
    await fillBasketForFirstDay(page, { 131209: 48 });
    await page.goto('/');
    await expect(main.getByRole('heading', { level: 1 }).locator('font').first()).toBeVisible();
  });

  await step('suggestions follow each letter', async () => {
    await field.pressSequentially('to');
    await expect(list).toBeVisible();
    await field.pressSequentially('maat', { delay: 30 });
    await expect(list.getByRole('option').first()).toContainText(/toma/i);
    await field.press('Backspace');
    await field.pressSequentially('t');
    await expect(list.getByRole('option').first()).toBeVisible();
    await field.press('Enter');
    await expect(main.getByRole('heading', { level: 1 })).toContainText('tomaat');
  });

  await step('an article is added, its quantity changes, and the sums follow', async () => {
    const add = page.getByRole('button', { name: /^Toevoegen/ });
    const row = main.getByRole('row').filter({ has: add }).first();
    const [name = ''] = (await row.getByRole('rowheader').innerText()).split('\n');
    const article = main.getByRole('row').filter({ has: page.getByRole('rowheader', { name: name.trim() }) });
    await article.getByRole('button', { name: /^Toevoegen/ }).click();
    await article.getByRole('button', { name: /meer$/ }).click();
    await page.getByRole('link', { name: /^Winkelwagen, 2 regels/ }).click();
    const ticket = page.getByRole('complementary', { name: 'Samenvatting' });
    const before = await sumOf(ticket, 'Totaal').innerText();
    const basketRow = main.getByRole('row').filter({ has: page.getByRole('rowheader', { name: name.trim() }) });
    await basketRow.getByRole('button', { name: /meer$/ }).click();
    await expect(sumOf(ticket, 'Totaal')).not.toHaveText(before);
    await ticket.getByRole('button', { name: 'Bestellen' }).click();
  });

  await step('a reference is typed, and the order is placed', async () => {
    await page.getByLabel(/^Jouw bestelreferentie/).pressSequentially('Lente 2026');
    await page.getByLabel(/^Bericht bij de bestelling/).pressSequentially('Zijdeur');
    await page.getByRole('button', { name: 'Bestelling plaatsen' }).click();
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('Bedankt, je bestelling is binnen');
    await expect(main).toContainText('Lente 2026');
  });
});
