import { expect } from '@playwright/test';
import { fitsSideways } from './support/fitsSideways.ts';
import { journey } from './support/journey.ts';
import { press } from './support/keyboard.ts';
import { signIn } from './support/logIn.ts';
import { basketOf, putIntoBasket } from './support/putIntoBasket.ts';

journey('A buyer keeps order lists', async ({ visit, step }) => {
  const page = await visit('desktop', 'nl');
  const main = page.getByRole('main');
  const rows = main.locator('tbody .product-row');
  const heartOf = (article: string) => page.getByRole('button', { name: `${article} aan een lijstje toevoegen` });
  const menu = page.getByRole('dialog', { name: /^Lijstjes voor / });
  const soup = 'Tomatenroomsoep met balletjes 5 kg';

  await step('Tab leads from a row’s quantity to its heart, and a new list is made there by keyboard', async () => {
    await signIn(page, 'lotte', 'Bistro Lindegaard');
    await page.goto('/zoekresultaten?keywords=171208');
    await rows.first().locator('[data-quantity-target]').focus();
    await press(page, 'Tab');
    await expect(heartOf(soup)).toBeFocused();
    await expect(heartOf(soup)).toHaveAttribute('aria-pressed', 'false');
    await press(page, 'Enter');
    await menu.getByRole('textbox', { name: 'Nieuw lijstje' }).fill('Weekmenu april');
    await press(page, 'Enter');
    await expect(menu.getByRole('checkbox', { name: /^Weekmenu april/ })).toBeChecked();
    await press(page, 'Escape');
    await expect(heartOf(soup)).toBeFocused();
    await expect(heartOf(soup)).toHaveAttribute('aria-pressed', 'true');
  });

  await step('a failed toggle of a list is undone, with a message', async () => {
    await page.route('**/toggle/**', (route) => route.abort());
    await heartOf(soup).click();
    await menu.getByRole('checkbox', { name: /^Weekmenu april/ }).click();
    await expect(page.locator('.toast.is-error')).toContainText('niet in of uit je lijstje gezet');
    await expect(menu.getByRole('alert')).toContainText('niet in of uit je lijstje gezet');
    await expect(menu.getByRole('checkbox', { name: /^Weekmenu april/ })).toBeChecked();
    await page.unroute('**/toggle/**');
    await press(page, 'Escape');
    await page.getByRole('button', { name: 'Melding sluiten' }).click();
  });

  await step('the page of an article names the lists that contain it', async () => {
    await page.goto('/171208');
    await expect(main.locator('.article-facts')).toContainText('Weekmenu april');
    await expect(main.getByRole('button', { name: `In lijstje, ${soup}` })).toHaveAttribute('aria-pressed', 'true');
  });

  await step('own lists and prepared lists stand apart, and an own list is renamed in place', async () => {
    await page.getByRole('navigation', { name: 'Hoofdnavigatie' }).getByRole('link', { name: 'Lijstjes' }).click();
    const mine = main.getByRole('region', { name: /^Van mij/ });
    await expect(mine.getByRole('listitem').filter({ hasText: 'Vaste voorraad' })).toContainText('38 artikelen');
    const prepared = main.getByRole('region', { name: /^Voor mij klaargezet/ });
    for (const name of ['Geschiedenis, 18 maanden', 'Aanbevolen voor woensdag', 'Gedeeld door Karim: bar'])
      await expect(prepared.getByRole('heading', { name })).toBeVisible();
    await expect(prepared.getByRole('button', { name: /^Naam wijzigen/ })).toHaveCount(0);
    await main.getByRole('button', { name: 'Naam wijzigen van Weekmenu april' }).click();
    const field = main.getByRole('textbox', { name: 'Nieuwe naam voor Weekmenu april' });
    await field.fill('Weg ermee');
    await press(page, 'Escape');
    await expect(mine.getByRole('heading', { name: 'Weekmenu april' })).toBeVisible();
    await main.getByRole('button', { name: 'Naam wijzigen van Weekmenu april' }).click();
    await field.fill('Weekmenu mei');
    await press(page, 'Enter');
    await expect(mine.getByRole('heading', { name: 'Weekmenu mei' })).toBeVisible();
  });

  await step('the buyer sorts a list by keys and by mouse, comments on an article and removes another', async () => {
    await main.getByRole('link', { name: 'Bekijk Kaart voorjaar' }).click();
    await main.getByRole('button', { name: 'Eigen volgorde' }).click();
    const names = async () => (await rows.locator('.product-name').allTextContents()).slice(0, 3);
    const handles = main.getByRole('button', { name: /verplaatsen: sleep/ });
    const [first = '', second = '', third = ''] = await names();
    await handles.first().focus();
    await press(page, 'ArrowDown');
    await expect.poll(names).toEqual([second, first, third]);
    await expect(handles.nth(1)).toBeFocused();
    await handles.nth(2).hover();
    await page.mouse.down();
    await handles.first().hover({ position: { x: 10, y: 2 } });
    await page.mouse.up();
    await expect.poll(names).toEqual([third, second, first]);
    await page.getByRole('button', { name: `Meer voor ${third}` }).click();
    await page.getByRole('menuitem', { name: 'Opmerking' }).click();
    await expect(page.getByRole('textbox', { name: `Opmerking bij ${third}` })).toBeFocused();
    await page.keyboard.type('enkel op vrijdag');
    await press(page, 'Enter');
    await expect(rows.first()).toContainText('enkel op vrijdag');
    await expect(page.getByRole('button', { name: `Meer voor ${third}` })).toBeFocused();
    await page.getByRole('button', { name: `Meer voor ${second}` }).click();
    await page.getByRole('menuitem', { name: 'Uit lijstje halen' }).click();
    await expect.poll(async () => (await names()).slice(0, 2)).toEqual([third, first]);
    await expect(page.getByRole('button', { name: `Meer voor ${first}` })).toBeFocused();
    await page.reload();
    await expect.poll(async () => (await names()).slice(0, 2)).toEqual([third, first]);
    await expect(rows.first()).toContainText('enkel op vrijdag');
  });

  await step('a whole list goes into the basket, and the basket is saved as a new list', async () => {
    const before = await basketOf(page);
    await page.goto('/nl/mijn-account/lijstjes');
    await main.getByRole('button', { name: /^Alles \(\d+\) van Schoonmaak in de winkelwagen$/ }).click();
    await expect(page).toHaveURL('/winkelwagen');
    await expect(page.locator('.toast.is-ok')).toContainText(/\d artikelen aan je winkelwagen toegevoegd/);
    await page.goto('/nl/mijn-account/lijstjes');
    await main.getByRole('button', { name: /^Alles \(\d+\) van Schoonmaak in de winkelwagen$/ }).click();
    await expect(main.getByRole('note').filter({ hasText: 'niet toegevoegd' })).toContainText(
      'staat al in je winkelwagen',
    );
    await main.getByRole('button', { name: 'Bewaar als lijstje' }).click();
    await page.getByRole('textbox', { name: 'Naam van het lijstje' }).fill('Winkelwagen van vandaag');
    await press(page, 'Enter');
    await page.getByRole('button', { name: 'Naar mijn lijstjes' }).click();
    await expect(main.getByRole('heading', { name: 'Winkelwagen van vandaag' })).toBeVisible();
    const addedArticles = Object.keys(await basketOf(page)).filter((article) => !(article in before));
    expect(addedArticles.length).toBeGreaterThan(5);
    // Restores the basket for other journeys.
    await putIntoBasket(page, { ...Object.fromEntries(addedArticles.map((article) => [article, 0])), ...before });
  });

  await step('a failed renaming, deletion, creation, addition or loading shows a message', async () => {
    const errorToast = page.locator('.toast.is-error');
    const fail = (address: string, method: string) =>
      page.route(address, (route) => (route.request().method() === method ? route.abort() : route.fallback()));
    await fail('**/api/wishlist/**', 'POST');
    await fail('**/api/wishlist/*', 'DELETE');
    await main.getByRole('button', { name: 'Naam wijzigen van Winkelwagen van vandaag' }).click();
    await main.getByRole('textbox', { name: /^Nieuwe naam voor/ }).fill('Anders');
    await press(page, 'Enter');
    await expect(errorToast.filter({ hasText: 'Het lijstje is niet gewijzigd.' })).toContainText('Niet gelukt');
    await press(page, 'Escape');
    await main.getByRole('button', { name: 'Winkelwagen van vandaag verwijderen' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Lijstje verwijderen' }).click();
    await expect(errorToast.filter({ hasText: 'Het lijstje is niet verwijderd.' })).toContainText('Niet gelukt');
    await page.getByRole('dialog').getByRole('button', { name: 'Behouden' }).click();
    await main.getByRole('textbox', { name: 'Nieuw lijstje' }).fill('Komt er niet');
    await press(page, 'Enter');
    await expect(errorToast.filter({ hasText: 'Het lijstje is niet gemaakt.' })).toContainText('Niet gelukt');
    await page.goto('/winkelwagen');
    await main.getByRole('button', { name: 'Bewaar als lijstje' }).click();
    await page.getByRole('combobox', { name: 'In welk lijstje' }).selectOption('Schoonmaak');
    await page.getByRole('dialog').getByRole('button', { name: 'Bewaar als lijstje' }).click();
    await expect(errorToast.filter({ hasText: 'De artikelen zijn niet aan je lijstje toegevoegd.' })).toBeVisible();
    await page.unroute('**/api/wishlist/**');
    await page.unroute('**/api/wishlist/*');
    await page.route('**/api/wishlist/list*', (route) => route.abort());
    await page.goto('/nl/mijn-account/lijstjes');
    await expect(errorToast).toContainText('Niet geladen');
    await page.unroute('**/api/wishlist/list*');
    await page.reload();
    await expect(main.getByRole('heading', { name: 'Winkelwagen van vandaag' })).toBeVisible();
    await page.goto('/nl/mijn-account/lijstjes/bekijk?id=theme-999999');
    await expect(main).toContainText('Geen lijstje beschikbaar');
    await page.goto('/nl/mijn-account/lijstjes');
  });

  await step('a list is deleted after a confirmation, with a message', async () => {
    // The form keeps its size on blur.
    await main.getByRole('textbox', { name: 'Nieuw lijstje' }).click();
    await main.getByRole('button', { name: 'Winkelwagen van vandaag verwijderen' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Lijstje verwijderen' }).click();
    await expect(page.locator('.toast.is-info')).toContainText('Lijstje verwijderd');
    await expect(main.getByRole('heading', { name: 'Winkelwagen van vandaag' })).toHaveCount(0);
    await expect(main.getByRole('region', { name: /^Van mij/ }).locator('h3 a:focus')).toHaveCount(1);
  });

  await step('in French on a phone the buyer makes a list and fills it from a tile', async () => {
    const phone = await visit('phone', 'fr');
    const content = phone.getByRole('main');
    await signIn(phone, 'amelie', 'Traiteur Les Trois Tilleuls');
    await phone.goto('/');
    await phone.getByRole('navigation', { name: 'Navigation rapide' }).getByRole('link', { name: 'Listes' }).tap();
    await expect(content.getByRole('heading', { level: 1 })).toHaveText('Mes listes');
    await content.getByRole('textbox', { name: 'Nouvelle liste' }).fill('Menu avril');
    await content.getByRole('button', { name: 'Créer la liste' }).tap();
    await expect(content.getByRole('heading', { name: 'Menu avril' })).toBeVisible();
    await phone.goto('/resultats-de-la-recherche?keywords=131209');
    await content
      .getByRole('button', { name: /ajouter à une liste$/ })
      .first()
      .tap();
    const menuAvril = phone.getByRole('dialog').getByRole('checkbox', { name: /^Menu avril/ });
    await menuAvril.tap();
    await expect(menuAvril).toBeChecked();
    await phone.keyboard.press('Escape');
    await phone.goto('/fr/mon-compte/listes');
    await content.getByRole('link', { name: 'Voir Menu avril' }).tap();
    await expect(content.locator('tbody .product-row')).toHaveCount(1);
    await fitsSideways(phone);
  });
});
