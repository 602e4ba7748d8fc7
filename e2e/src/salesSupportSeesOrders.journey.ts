import { expect } from '@playwright/test';
import { journey } from './support/journey.ts';
import { logInAtOffice, signIn } from './support/logIn.ts';
import { placeOrder } from './support/placeOrder.ts';

const items = { '131209': 12, '152001': 10, '110045': 3 };

/** Pixels before the caret. */
const roomBeforeCaret = `(() => {
  const shown = document.querySelector('.MuiTablePagination-toolbar .MuiSelect-select');
  const text = document.createRange();
  text.selectNodeContents(shown);
  const caret = shown.parentElement.querySelector('.MuiSelect-icon');
  return caret.getBoundingClientRect().left - text.getBoundingClientRect().right;
})()`;

journey('Sales support sees a new order arrive and finds it again', { tag: '@main' }, async ({ visit, step }) => {
  const shop = await visit('desktop', 'nl');
  const office = await visit('desktop', 'nl');
  const orders = office.getByRole('main').getByRole('table');
  const filter = (name: string) => office.getByRole('search').last().getByLabel(name, { exact: true });
  const state = office.getByRole('combobox', { name: 'Status' });
  let orderNumber = '';

  await step('a customer’s login is refused at the office, with a message', async () => {
    await office.goto('/backoffice');
    await office.getByLabel(/^Gebruikersnaam/).fill('lotte');
    await office.getByLabel(/^Wachtwoord/).fill('Welkom-2026');
    await office.getByRole('button', { name: 'Inloggen' }).click();
    await expect(office.getByRole('alert')).toContainText('niet in het kantoor');
    await expect(office.getByLabel(/^Gebruikersnaam/)).toHaveValue('lotte');
  });

  await step('sales support logs in and sees the first page of all customers’ orders', async () => {
    await logInAtOffice(office, 'support');
    await expect(orders.getByRole('row')).toHaveCount(26);
    await expect(office.getByText('Nieuwe bestellingen verschijnen vanzelf')).toBeVisible();
    expect(await office.evaluate<number>(roomBeforeCaret)).toBeGreaterThanOrEqual(4);
  });

  await step('a new order of a customer appears without a reload', async () => {
    await signIn(shop, 'lotte', 'Tuinzaal Oude Vismijn');
    await office.evaluate('window.isStillThisPage = true');
    orderNumber = await placeOrder(shop, { items, reference: 'Feest zaterdag' });
    const row = orders.getByRole('row').nth(1);
    await expect(row).toContainText(orderNumber);
    await expect(row).toContainText('Tuinzaal Oude Vismijn');
    await expect(row).toContainText('Feest zaterdag');
    expect(await office.evaluate<boolean>('window.isStillThisPage === true')).toBe(true);
  });

  await step('filters find the order by number, customer, day and state', async () => {
    await filter('Nummer of referentie').fill(orderNumber);
    await expect(orders.getByRole('row')).toHaveCount(2);
    await office.getByRole('button', { name: 'Filters wissen' }).click();
    await filter('Klant (nummer of naam)').fill('204119');
    const others = orders.getByRole('row').filter({ hasNotText: '204119' });
    await expect(others, 'only the heads').toHaveCount(1);
    await expect(orders.getByRole('row').nth(1)).toContainText(orderNumber);
    await filter('Leverdag').fill('13/3');
    await office.keyboard.press('Enter');
    await expect(filter('Leverdag')).toHaveValue('13/03/2026');
    await expect(orders.getByRole('row').filter({ hasText: orderNumber })).toHaveCount(1);
    await state.selectOption({ label: 'Open' });
    await expect(orders.getByRole('row').filter({ hasText: orderNumber })).toHaveCount(1);
    await state.selectOption({ label: 'Verwerkt' });
    await expect(office.getByRole('row').filter({ hasText: orderNumber })).toHaveCount(0);
    await state.selectOption({ label: 'Open' });
  });

  await step('a customer’s name is found in any spelling, and Enter moves to its first order', async () => {
    await office.getByRole('button', { name: 'Filters wissen' }).click();
    await expect(orders.getByRole('row')).toHaveCount(26);
    await filter('Klant (nummer of naam)').fill('FAYT chateau');
    await office.keyboard.press('Enter');
    const first = orders.getByRole('row').nth(1);
    await expect(first).toContainText('Château de Fayt Réceptions');
    await expect(first.getByRole('link')).toBeFocused();
  });

  await step('an invalid day shows a message beside its field and does not filter', async () => {
    await filter('Leverdag').fill('31/2');
    await office.keyboard.press('Tab');
    await expect(office.getByRole('alert')).toHaveText('Geen dag. Typ bijvoorbeeld 13/3.');
    await expect(orders.getByRole('row').nth(1)).toContainText('Château de Fayt Réceptions');
    await office.getByRole('button', { name: 'Filters wissen' }).click();
    await expect(orders.getByRole('row')).toHaveCount(26);
  });

  await step('a filter without results says so', async () => {
    await filter('Nummer of referentie').fill('9999999');
    await expect(office.getByRole('heading', { name: 'Geen bestellingen met deze filters' })).toBeVisible();
    await office.getByRole('button', { name: 'Filters wissen' }).click();
    await expect(orders.getByRole('row')).toHaveCount(26);
  });

  await step('every sortable column sorts', async () => {
    for (const name of await orders.getByRole('columnheader').getByRole('button').allTextContents()) {
      const head = orders.getByRole('columnheader', { name, exact: true });
      await head.getByRole('button').click();
      await expect(head).toHaveAttribute('aria-sort', /ending$/);
      await expect(orders.getByRole('row')).toHaveCount(26);
    }
    await office.getByRole('button', { name: 'Geplaatst' }).click();
    await expect(orders.getByRole('row').nth(1)).toContainText(orderNumber);
  });

  await step('j and k move through the orders, except during typing', async () => {
    const links = orders.getByRole('link');
    const clear = office.getByRole('button', { name: 'Filters wissen' });
    await expect(clear).toBeHidden();
    await filter('Klant (nummer of naam)').pressSequentially('kj');
    await expect(filter('Klant (nummer of naam)')).toBeFocused();
    await expect(filter('Klant (nummer of naam)')).toHaveValue('kj');
    await clear.click();
    await expect(clear).toBeHidden();
    await expect(orders.getByRole('row')).toHaveCount(26);
    await office.keyboard.press('j');
    await expect(links.nth(0)).toBeFocused();
    await office.keyboard.press('j');
    await expect(links.nth(1)).toBeFocused();
    await office.keyboard.press('k');
    await expect(office.getByRole('link', { name: `Bestelling ${orderNumber} openen` })).toBeFocused();
  });

  await step('a checkbox switches the single-letter shortcuts off', async () => {
    const choice = office.getByRole('checkbox', { name: /^Sneltoetsen/ });
    await choice.uncheck();
    await office.getByRole('heading', { level: 1 }).focus();
    await office.keyboard.press('j');
    await expect(office.getByRole('heading', { level: 1 })).toBeFocused();
    await choice.check();
    await office.keyboard.press('Tab');
    await office.getByRole('link', { name: `Bestelling ${orderNumber} openen` }).focus();
  });

  await step('Enter opens the order: lines, totals, address, history and a dossier to export', async () => {
    await office.keyboard.press('Enter');
    await expect(office.getByRole('heading', { level: 1 })).toContainText(`Bestelling ${orderNumber}`);
    await expect(office.getByRole('main')).toContainText('Volle room 35 % UHT 1 l');
    await expect(office.getByRole('main')).toContainText('Rekelingestraat');
    await expect(office.getByRole('main')).toContainText('Totaal');
    await expect(office.getByRole('region', { name: 'Gebeurtenissen' })).toContainText('Bestelling geplaatst');
    await expect(office.getByRole('link', { name: 'Dossier exporteren' })).toBeVisible();
  });

  await step('Ctrl K and the number open the order from another page', async () => {
    await office.getByRole('navigation', { name: 'Kantoor' }).getByRole('link', { name: 'Bestellingen' }).click();
    await expect(orders.getByRole('row')).toHaveCount(26);
    await office.keyboard.press('Control+k');
    await office.keyboard.type(orderNumber);
    await office.keyboard.press('Enter');
    await expect(office.getByRole('heading', { level: 1 })).toContainText(`Bestelling ${orderNumber}`);
  });

  await step('a link on the order leads to all orders of its customer', async () => {
    await office.getByRole('link', { name: 'Tuinzaal Oude Vismijn, 204119' }).click();
    await expect(filter('Klant (nummer of naam)')).toHaveValue('204119');
    await expect(orders.getByRole('row').filter({ hasText: orderNumber })).toHaveCount(1);
  });
});
