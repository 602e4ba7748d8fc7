import { expect, type Locator, type Page } from '@playwright/test';
import { fitsSideways } from './support/fitsSideways.ts';
import { journey } from './support/journey.ts';
import { logIn, pickCustomer } from './support/logIn.ts';
import { centsOf } from './support/money.ts';
import { sumOf } from './support/sumOf.ts';

const keywords = 'tomate';

journey('A customer orders in French, on a phone', { tag: '@main' }, async ({ visit, step }) => {
  const page = await visit('phone', 'fr');
  const main = page.getByRole('main');
  const tabs = page.getByRole('navigation', { name: 'Navigation rapide' });
  const foot = page.getByRole('region', { name: 'Total et commande' });
  let expectedCents = 0;
  let orderNumber = '';

  await step('the login is French and asks for one of several customers', async () => {
    await logIn(page, 'fr', 'amelie');
    await pickCustomer(page, 'fr', 'Traiteur Les Trois Tilleuls');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('Bonjour, Amélie');
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr-BE');
    await fitsSideways(page);
  });

  await step('an empty basket says so', async () => {
    await tabs.getByRole('link', { name: /^Panier/ }).tap();
    await expect(page).toHaveURL('/panier');
    await expect(main).toContainText('Votre panier est vide');
    await fitsSideways(page);
  });

  await step('a search finds articles, and taps add three of them', async () => {
    const field = page.getByRole('combobox', { name: 'Article, marque ou numéro' });
    await field.fill(keywords);
    await field.press('Enter');
    await expect(page).toHaveURL(`/resultats-de-la-recherche?keywords=${keywords}`);
    await fitsSideways(page);
    for (const count of [1, 2, 3]) {
      await main
        .getByRole('button', { name: /^Ajouter, / })
        .first()
        .tap();
      await expect(tabs.getByRole('link', { name: new RegExp(`^Panier.*${count} ligne`) })).toBeVisible();
    }
    await main
      .getByRole('button', { name: /de plus$/ })
      .first()
      .tap();
  });

  await step('the basket says how much the minimum lacks until typed numbers reach it', async () => {
    await tabs.getByRole('link', { name: /^Panier/ }).tap();
    await expect(foot).toContainText('pour la commande minimale');
    await expect(foot.getByRole('button', { name: 'Commander' })).toBeDisabled();
    await type(main.getByRole('spinbutton').first(), '18');
    await type(main.getByRole('spinbutton').nth(1), '18');
    await expect(foot).not.toContainText('commande minimale');
    await fitsSideways(page);
  });

  await step('the language switch leads to the same page in Dutch, and back', async () => {
    await switchLanguage(page, /^Mon compte/, 'NL, Nederlands');
    await expect(page).toHaveURL('/winkelwagen');
    await expect(main.getByRole('heading', { level: 1 })).toContainText('Winkelwagen');
    await switchLanguage(page, /^Mijn account/, 'FR, Français');
    await expect(page).toHaveURL('/panier');
    await expect(main.getByRole('heading', { level: 1 })).toContainText('Panier');
  });

  await step('the delivery day is chosen and confirmed in a sheet', async () => {
    await main.getByRole('button', { name: 'Choisissez votre jour de livraison' }).first().tap();
    const sheet = page.getByRole('dialog', { name: 'Choisissez votre jour de livraison' });
    await fitsSideways(page);
    await sheet.getByRole('button', { name: /^16 mars/ }).tap();
    await sheet.getByRole('button', { name: 'Confirmer lun. 16 mars' }).tap();
    await expect(sheet).toBeHidden();
    await expect(main).toContainText('Livraison lun. 16 mars');
  });

  await step('a choice of another moment shows its effects, and changes nothing before its confirmation', async () => {
    await main.getByRole('button', { name: /^Livraison lun/ }).tap();
    const sheet = page.getByRole('dialog', { name: 'Choisissez votre jour de livraison' });
    await sheet.getByRole('button', { name: 'Express' }).tap();
    await expect(sheet.getByRole('status')).toContainText(/votre panier change.*Frais express/s);
    await fitsSideways(page);
    await sheet.getByRole('button', { name: 'Enlèvement' }).tap();
    await expect(sheet.getByRole('radio', { name: /Sclessin/ }).first()).toBeVisible();
    await sheet.getByRole('button', { name: 'Annuler' }).tap();
    await expect(sheet).toBeHidden();
    await expect(main).toContainText('Livraison lun. 16 mars');
  });

  await step('the customer orders with another delivery address', async () => {
    await foot.getByRole('button', { name: 'Commander' }).tap();
    await expect(page).toHaveURL('/panier/donnees');
    await fitsSideways(page);
    await main.getByRole('radio', { name: /^Autre adresse/ }).tap();
    const book = main.getByRole('combobox', { name: 'Carnet d’adresses' });
    await book.selectOption('Château de Fayt');
    await expect(main.getByLabel('Rue', { exact: true })).toHaveValue('Allée du Parc');
    await expect(page.getByLabel(/^Message avec la commande/)).toHaveValue(/^Livrer à la cuisine/);
    await book.selectOption('Remplir moi-même');
    await expect(main.getByLabel('Rue', { exact: true })).toHaveValue('');
    await main.getByLabel('Nom', { exact: true }).fill('Salle des fêtes');
    await main.getByLabel('Code postal', { exact: true }).fill('5580');
    await expect(main.getByLabel('Commune', { exact: true })).toHaveValue('Jemelle');
    await main.getByLabel('Commune', { exact: true }).selectOption('Rochefort');
    await main.getByLabel('Rue', { exact: true }).fill('Rue de Behogne');
    await main.getByLabel('N°', { exact: true }).fill('5');
    await fitsSideways(page);
    await page.getByLabel(/^Message avec la commande/).fill('Sonnez à l’arrière.');
    expectedCents = centsOf(await foot.innerText());
    await foot.getByRole('button', { name: 'Passer la commande' }).tap();
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('Merci, nous avons reçu votre commande');
    orderNumber = new URL(page.url()).searchParams.get('order') ?? '';
    expect(centsOf(await sumOf(main, 'Total').innerText())).toBe(expectedCents);
    await fitsSideways(page);
  });

  await step('the new order is among the open orders at once, and opens', async () => {
    await main.getByRole('link', { name: 'Vers mes commandes' }).tap();
    await expect(page).toHaveURL('/fr/mon-compte/commandes');
    await expect(main.getByRole('listitem').filter({ hasText: orderNumber })).toContainText('Livraison lun. 16 mars');
    await fitsSideways(page);
    await main.getByRole('link', { name: `Voir la commande ${orderNumber}` }).tap();
    await expect(page).toHaveURL(`/detail-de-la-commande?order=${orderNumber}`);
    await expect(main.getByRole('table', { name: 'Lignes de la commande' })).toContainText(/tomate/i);
    await expect(main).toContainText('Sonnez à l’arrière.');
    await expect(main).toContainText('Rue de Behogne 5, 5580 Rochefort');
    expect(centsOf(await sumOf(main, 'Total').innerText())).toBe(expectedCents);
  });

  await step('an add-on order needs no minimum and names its main order', async () => {
    await page.goto(`/resultats-de-la-recherche?keywords=${keywords}`);
    await main
      .getByRole('button', { name: /^Ajouter, / })
      .first()
      .tap();
    await tabs.getByRole('link', { name: /^Panier/ }).tap();
    await expect(foot).toContainText('pour la commande minimale');
    await main.getByRole('button', { name: 'Choisissez votre jour de livraison' }).first().tap();
    const sheet = page.getByRole('dialog', { name: 'Choisissez votre jour de livraison' });
    await sheet.getByRole('button', { name: /^16 mars/ }).tap();
    await sheet.getByRole('checkbox', { name: new RegExp(orderNumber) }).check();
    await sheet.getByRole('button', { name: 'Confirmer lun. 16 mars' }).tap();
    await expect(sheet).toBeHidden();
    await foot.getByRole('button', { name: 'Commander' }).tap();
    await expect(main.getByRole('radio', { name: new RegExp(`^Supplément à ${orderNumber}`) })).toBeChecked();
    await foot.getByRole('button', { name: 'Passer la commande' }).tap();
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('Merci, nous avons reçu votre commande');
    await expect(main).toContainText(`Supplément à la commande${orderNumber}`);
    await fitsSideways(page);
  });

  await step('no page scrolls sideways on the narrowest screen', async () => {
    await page.setViewportSize({ width: 320, height: 568 });
    const addresses = [
      '/',
      `/resultats-de-la-recherche?keywords=${keywords}`,
      '/resultats-de-la-recherche?promo=1',
      '/panier',
      '/fr/mon-compte/commandes',
      `/detail-de-la-commande?order=${orderNumber}`,
      `/panier/confirmation?order=${orderNumber}`,
    ];
    for (const address of addresses) {
      await page.goto(address);
      await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('progressbar', { name: 'Chargement' })).toBeHidden();
      await fitsSideways(page);
    }
  });
});

async function type(field: Locator, number: string): Promise<void> {
  await field.fill(number);
  await field.press('Enter');
}

async function switchLanguage(page: Page, account: RegExp, name: string): Promise<void> {
  await page.getByRole('button', { name: account }).tap();
  await page.getByRole('dialog', { name: account }).getByRole('link', { name }).tap();
}
