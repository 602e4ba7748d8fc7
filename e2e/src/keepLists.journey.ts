import { expect } from './support/expect.ts';
import { playJourney } from './support/journey.ts';
import { press } from './support/keyboard.ts';
import { logIn, pickCustomer } from './support/logIn.ts';

await playJourney('A buyer keeps lists', async ({ visit, step }) => {
  const page = await visit('desktop', 'nl');
  const main = page.getByRole('main');
  const rows = main.locator('tbody .product-row');
  const heartOf = (article: string) => page.getByRole('button', { name: `${article} aan een lijst toevoegen` });
  const menu = page.getByRole('dialog', { name: /^Lijstjes voor / });
  const cream = 'Volle room 35 % UHT 1 l';

  await step('after the quantity of a row comes its heart, and a list is made from there by keyboard', async () => {
    await logIn(page, 'nl', 'lotte');
    await pickCustomer(page, 'nl', 'Bistro Lindegaard');
    await page.goto('/zoekresultaten?keywords=131209');
    await rows.first().getByRole('spinbutton').focus();
    await press(page, 'Tab');
    await expect(heartOf(cream)).toBeFocused();
    await expect(heartOf(cream)).toHaveAttribute('aria-pressed', 'false');
    await press(page, 'Enter');
    await menu.getByRole('textbox', { name: 'Nieuw lijstje' }).fill('Weekmenu april');
    await press(page, 'Enter');
    await expect(menu.getByRole('checkbox', { name: /^Weekmenu april/ })).toBeChecked();
    await press(page, 'Escape');
    await expect(heartOf(cream)).toBeFocused();
    await expect(heartOf(cream)).toHaveAttribute('aria-pressed', 'true');
  });

  await step('where the server does not answer the mark goes back, and a message says so', async () => {
    await page.route('**/toggle/**', (route) => route.abort());
    await heartOf(cream).click();
    await menu.getByRole('checkbox', { name: /^Weekmenu april/ }).click();
    await expect(page.locator('.toast.is-error')).toContainText('niet in of uit je lijstje gezet');
    await expect(menu.getByRole('alert')).toContainText('niet in of uit je lijstje gezet');
    await expect(menu.getByRole('checkbox', { name: /^Weekmenu april/ })).toBeChecked();
    await page.unroute('**/toggle/**');
    await press(page, 'Escape');
    await page.getByRole('button', { name: 'Melding sluiten' }).click();
  });

  await step('the page of the article says in which lists it is', async () => {
    await page.goto('/131209');
    await expect(main.locator('.article-facts')).toContainText('Weekmenu april');
    await expect(main.getByRole('button', { name: `In lijst, ${cream}` })).toHaveAttribute('aria-pressed', 'true');
  });
});
