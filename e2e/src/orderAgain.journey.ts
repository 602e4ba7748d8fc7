import { expect, type Locator } from '@playwright/test';
import { journey } from './support/journey.ts';
import { signIn } from './support/logIn.ts';
import { placeOrder } from './support/placeOrder.ts';
import { emptyBasket } from './support/putIntoBasket.ts';

const cream = '131209';

journey('The last order is ordered again in six taps, in French, on a phone', async ({ visit, step }) => {
  const page = await visit('phone', 'fr');
  const main = page.getByRole('main');
  let taps = 0;
  const tap = async (control: Locator) => {
    await control.tap();
    taps += 1;
  };

  await step(
    'the start page offers days, and the last order with its quantities beside the usual articles',
    async () => {
      await signIn(page, 'amelie', 'Brasserie du Perron');
      await placeOrder(page, { items: { [cream]: 48, 131244: 6 }, reference: 'ENCORE' });
      await emptyBasket(page);
      await page.goto('/');
      await tap(main.getByRole('button', { name: /^ven\. 13 mars/ }));
      await tap(main.getByRole('button', { name: /^Commande du/ }));
      await expect(main.getByRole('row').filter({ hasText: cream })).toContainText('48 pc');
    },
  );

  await step('six taps order it again, the delivery day with them', async () => {
    await tap(main.getByRole('button', { name: /^Ajouter les 2/ }));
    await tap(page.getByRole('navigation', { name: 'Navigation rapide' }).getByRole('link', { name: /^Panier/ }));
    await tap(page.getByRole('button', { name: 'Commander', exact: true }).last());
    await tap(page.getByRole('button', { name: 'Passer la commande' }).last());
    await expect(main.getByRole('heading', { level: 1 })).toContainText('Merci');
    expect(taps).toBe(6);
  });

  await step('an order in the list has a labelled button that orders it again', async () => {
    await page.goto('/fr/mon-compte/commandes');
    await expect(main.getByRole('button', { name: /^Commander à nouveau/ }).first()).toBeVisible();
  });
});

journey('A number and a quantity are a line, without leaving the keyboard', async ({ visit, step }) => {
  const page = await visit('desktop', 'nl');
  const main = page.getByRole('main');

  await step(
    'Enter on an exact number in the search leads to its quantity, or to the button that starts one',
    async () => {
      await signIn(page, 'lotte', 'Lindegaard aan Zee');
      await emptyBasket(page);
      await page.goto('/nl/promo');
      await page.getByRole('banner').getByRole('combobox').fill(cream);
      await page.keyboard.press('Enter');
      await expect(main.getByRole('button', { name: /^Toevoegen/ })).toBeFocused();
    },
  );

  await step('in the basket: number, Enter, quantity, Enter, and again', async () => {
    await page.goto('/winkelwagen');
    const number = main.getByLabel('Artikelnummer');
    await number.fill(cream);
    await page.keyboard.press('Enter');
    await expect(main.getByText('Volle room 35 % UHT 1 l').first()).toBeVisible();
    await expect(main.getByLabel('Aantal').first()).toBeFocused();
    await page.keyboard.type('6');
    await page.keyboard.press('Enter');
    await expect(main.getByRole('rowheader', { name: 'Volle room 35 % UHT 1 l' })).toBeVisible();
    await expect(number).toBeFocused();
  });
});
