import { expect } from '@playwright/test';
import { fitsSideways } from './support/fitsSideways.ts';
import { journey } from './support/journey.ts';
import { press } from './support/keyboard.ts';
import { signIn, signInAtOffice } from './support/logIn.ts';
import { ownListOf } from './support/ownListOf.ts';
import { basketOf, putIntoBasket } from './support/putIntoBasket.ts';

journey('A kitchen is bound by its restricted list, and counts its shelf', async ({ visit, step }) => {
  const [allowed, forbidden] = ['131209', '152001'];

  await step('a bound user neither finds nor orders an article outside the list', async () => {
    const page = await visit('desktop', 'nl');
    await signIn(page, 'keuken316042');
    const hits = page.getByRole('main').locator('tbody .product-row');
    await page.goto(`/zoekresultaten?keywords=${allowed}`);
    await expect(hits).toHaveCount(1);
    await page.goto(`/zoekresultaten?keywords=${forbidden}`);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    await expect(hits).toHaveCount(0);
    await page.goto(`/${forbidden}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Deze pagina staat niet op de kaart');
    const before = await basketOf(page);
    await putIntoBasket(page, { [allowed]: 6 });
    const user = (await (await page.context().request.get('/nl/api/user')).json()) as { csrfToken: string };
    const response = await page.context().request.put('/nl/api/basket/items', {
      headers: { 'X-CSRF-Token': user.csrfToken },
      data: { [forbidden]: 4 },
    });
    expect(response.status()).toBe(404);
    expect(await basketOf(page)).toEqual({ ...before, [allowed]: 6 });
    await page.route('**/api/restricted-list/view*', (route) => route.abort());
    await page.goto('/nl/mijn-account/lijstjes/beperkt');
    await expect(page.locator('.toast.is-error')).toContainText('Niet geladen');
    await page.unroute('**/api/restricted-list/view*');
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Beperkt assortiment keuken');
    await expect(page.getByRole('switch')).toHaveCount(0);
    await page.context().close();
  });

  await step('a manager of the list allows the article, and the kitchen finds it at once', async () => {
    const page = await visit('desktop', 'nl');
    await signIn(page, 'inkoop316042');
    await page.goto('/nl/mijn-account/lijstjes/beperkt');
    await page.getByRole('main').getByRole('searchbox').fill(forbidden);
    const articleSwitch = page.locator(`.allowed-find [data-article="${forbidden}"]`).getByRole('switch');
    await expect(articleSwitch).not.toBeChecked();
    await articleSwitch.click();
    await expect(articleSwitch).toBeChecked();
    await expect(page.getByRole('heading', { name: /^101 / })).toBeVisible();
    await page.context().close();
    const kitchen = await visit('desktop', 'nl');
    await signIn(kitchen, 'keuken316042');
    await kitchen.goto(`/zoekresultaten?keywords=${forbidden}`);
    await expect(kitchen.getByRole('main').locator('tbody .product-row')).toHaveCount(1);
    await kitchen.context().close();
  });

  await step(
    'sales support changes the managers of the list with a reason, and the history shows the change',
    async () => {
      const page = await visit('desktop', 'nl');
      await signInAtOffice(page, 'support');
      await page.getByRole('link', { name: 'Beperkte lijsten' }).click();
      await page.getByRole('link', { name: 'Hotel Zwaluwhof' }).click();
      const kitchen = page.getByRole('checkbox', { name: 'Noor Verhaeghe' });
      const save = page.getByRole('button', { name: 'Beheerders opslaan' });
      await kitchen.check();
      await save.click();
      await expect(page.getByRole('alert').first()).toHaveText('Vul Reden in.');
      await page.getByLabel(/^Reden/).fill('vakantie van de aankoop');
      await save.click();
      await expect(page.getByRole('row').nth(1)).toContainText('Beheerders gewijzigd: vakantie van de aankoop');
      await expect(page.getByRole('row').nth(1)).toContainText('Noor Verhaeghe');
      await kitchen.uncheck();
      await page.getByLabel(/^Reden/).fill('terug');
      await save.click();
      await expect(page.getByRole('row').nth(1)).toContainText('Beheerders gewijzigd: terug');
      await page.context().close();
    },
  );

  await step('a count of the shelf on a phone in French fills the basket', async () => {
    const page = await visit('phone', 'fr');
    await signIn(page, 'amelie', 'Traiteur Les Trois Tilleuls');
    const before = await basketOf(page);
    await page.goto(`/fr/mon-compte/listes/regarder?id=${await ownListOf(page, 'Nettoyage')}`);
    await page.getByRole('link', { name: 'Compter le rayon' }).tap();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Compter le rayon : Nettoyage');
    const line = page.locator('.shelf-line').first();
    const article = (await line.getAttribute('data-article')) ?? '';
    await line.getByRole('textbox', { name: /^Souhaité pour / }).fill('12');
    await line.getByRole('textbox', { name: /^Compté pour / }).fill('12');
    await expect(line).toContainText('Assez en rayon');
    await line.getByRole('textbox', { name: /^Compté pour / }).fill('2');
    await expect(line).toContainText(/10\s\S+ à commander/);
    await press(page, 'Enter');
    await expect(
      page
        .locator('.shelf-line')
        .nth(1)
        .getByRole('textbox', { name: /^Compté pour / }),
    ).toBeFocused();
    await fitsSideways(page);
    await page.reload();
    await expect(line.getByRole('textbox', { name: /^Compté pour / })).toHaveValue('2');
    const bar = page.getByRole('region', { name: 'Comptage vers le panier' });
    await expect(bar).toContainText('1 sur 1 comptés');
    await bar.getByRole('button', { name: 'Dans le panier' }).tap();
    await expect(page).toHaveURL('/panier');
    expect(await basketOf(page)).toEqual({ ...before, [article]: 10 });
    await page.goBack();
    await line.getByRole('textbox', { name: /^Compté pour / }).fill('6');
    await expect(line).toContainText(/6\s.*10\s\S+ déjà dans votre panier/);
    await expect(bar.getByRole('button', { name: 'Dans le panier' })).toBeDisabled();
    await putIntoBasket(page, { [article]: before[article] ?? 0 });
  });
});
