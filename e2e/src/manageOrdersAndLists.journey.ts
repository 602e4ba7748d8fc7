import { expect, type Page } from '@playwright/test';
import { z } from 'zod';
import { findBarriers } from './support/findBarriers.ts';
import { fitsSideways } from './support/fitsSideways.ts';
import { isSettled } from './support/isSettled.ts';
import { journey } from './support/journey.ts';
import { press, tabTo, typeText } from './support/keyboard.ts';
import { signIn } from './support/logIn.ts';
import { ownListOf } from './support/ownListOf.ts';
import { placeOrder } from './support/placeOrder.ts';
import { shopWords } from './support/shopWords.ts';

const { nl, fr } = shopWords;
const user = z.object({ csrfToken: z.string() });

async function keepList(page: Page, name: string): Promise<void> {
  const { request } = page.context();
  const { csrfToken } = user.parse(await (await request.get('/nl/api/user')).json());
  const answer = await request.post('/nl/api/wishlist/create', {
    headers: { 'X-CSRF-Token': csrfToken },
    data: { name, items: ['131209'] },
  });
  expect(answer.status()).toBe(201);
}

journey('A manager of a kitchen’s users sees the users’ orders and edits their lists', async ({ visit, step }) => {
  const kitchen = await visit('desktop', 'nl');
  const manager = await visit('desktop', 'nl');
  const rows = manager.locator('.managing-rows').first().getByRole('listitem');
  let orderNumber = '';

  await step('a cook’s order stands under the cook’s name, found by user and by reference', async () => {
    await signIn(kitchen, 'keuken316042');
    orderNumber = await placeOrder(kitchen, { items: { '131209': 60 }, reference: 'Zaal drie' });
    await keepList(kitchen, 'Voor mezelf');
    await signIn(manager, 'inkoop316042');
    await manager.goto(nl.paths.portal);
    await manager.getByRole('navigation', { name: 'Beheer' }).getByRole('link', { name: 'Bestellingen' }).click();
    await expect(manager).toHaveURL(nl.paths.portalOrders);
    await manager.getByRole('combobox', { name: /^Gebruiker/ }).selectOption({ label: 'Noor Verhaeghe' });
    await manager.getByRole('combobox', { name: /^Status/ }).selectOption({ label: 'Open' });
    const search = manager.getByRole('searchbox', { name: /^Zoeken: Nummer/ });
    await search.focus();
    await typeText(manager, 'zaal drie');
    await press(manager, 'Enter');
    await expect(rows).toHaveCount(1);
    await expect(rows).toContainText(`${orderNumber} door Noor Verhaeghe`);
    await isSettled(manager);
    expect(await findBarriers(manager)).toEqual([]);
    await rows.getByRole('link', { name: orderNumber, exact: true }).click();
    await expect(manager.getByRole('main')).toContainText('door Noor Verhaeghe');
    await manager.goBack();
    await expect(search).toHaveValue('zaal drie');
    await expect(rows).toHaveCount(1);
  });

  await step('the manager renames and fills a private list of the cook by keyboard alone', async () => {
    await manager.goto(nl.paths.portalLists);
    await tabTo(manager, manager.getByRole('button', { name: 'Naam wijzigen van Voor mezelf' }));
    await press(manager, 'Enter');
    await typeText(manager, 'Zaal');
    await press(manager, 'Enter');
    const open = manager.getByRole('link', { name: 'Zaal', exact: true });
    await tabTo(manager, open, 'Shift+Tab');
    await press(manager, 'Enter');
    await expect(manager.getByRole('heading', { level: 1 })).toHaveText('Zaal');
    await manager.getByRole('searchbox', { name: 'Artikel toevoegen' }).focus();
    await typeText(manager, '152001');
    await tabTo(manager, manager.getByRole('button', { name: /op dit lijstje zetten$/ }));
    await press(manager, 'Enter');
    await expect(manager.locator('.product-row[data-article="152001"]')).toBeVisible();
    await isSettled(manager);
    expect(await findBarriers(manager)).toEqual([]);
  });

  await step('the list’s history tells the cook that a manager changed the list', async () => {
    await kitchen.goto(`${nl.paths.list}?id=${await ownListOf(kitchen, 'Zaal')}`);
    await kitchen.getByText('Geschiedenis van dit lijstje').click();
    const newest = kitchen.locator('.list-history li').first();
    await expect(newest).toContainText('152001');
    await expect(newest).toContainText('beheerder');
    await expect(kitchen.locator('.list-history li').last()).not.toContainText('beheerder');
    await manager.context().close();
  });

  await step('on a phone in French the manager deletes the list, and it disappears for the cook', async () => {
    const page = await visit('phone', 'fr');
    await signIn(page, 'inkoop316042');
    await page.goto(`${fr.paths.portalLists}?q=zaal`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Listes des utilisateurs');
    await isSettled(page);
    await fitsSideways(page);
    await page.getByRole('button', { name: 'Supprimer Zaal' }).tap();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText('La liste disparaît aussi pour Noor Verhaeghe');
    expect(await findBarriers(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Supprimer la liste' }).tap();
    await expect(page.getByRole('link', { name: 'Zaal', exact: true })).toHaveCount(0);
    await page.context().close();
    await kitchen.goto(nl.paths.portalLists);
    await expect(kitchen.getByRole('heading', { level: 1 })).toHaveText('Je hebt hier geen toegang toe');
    await kitchen.goto(nl.paths.lists);
    await expect(kitchen.getByRole('link', { name: 'Zaal', exact: true })).toHaveCount(0);
    await kitchen.context().close();
  });
});
