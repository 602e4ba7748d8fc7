import { expect } from '@playwright/test';
import { startProduct } from './product/startProduct.ts';
import { findBarriers } from './support/findBarriers.ts';
import { isSettled } from './support/isSettled.ts';
import { journey } from './support/journey.ts';
import { judgePage } from './support/judgePage.ts';
import { signIn, signInAtOffice } from './support/logIn.ts';
import { fillBasketForFirstDay } from './support/placeOrder.ts';

journey(
  'The office publishes new terms and a message, and a customer accepts them with an order',
  async ({ visit, step }) => {
    // Other journeys order without new terms.
    const own = await startProduct();
    try {
      const office = await visit('desktop', 'nl', { baseURL: own.url });
      const shop = await visit('desktop', 'nl', { baseURL: own.url });
      const phone = await visit('phone', 'fr', { baseURL: own.url });
      const links = new Set<string>();

      await step('support publishes a version from today', async () => {
        await signInAtOffice(office, 'support');
        await office.goto('/backoffice/termsVersions/create');
        const { now } = (await (await office.request.get('/nl/api/user')).json()) as { now: number };
        const today = new Intl.DateTimeFormat('nl-BE', {
          day: '2-digit',
          month: '2-digit',
          year: 'numeric',
          timeZone: 'Europe/Brussels',
        }).format(now * 1000);
        await office.getByLabel('Geldig vanaf').fill(today);
        const text = office.getByRole('group', { name: 'Tekst', exact: true });
        await text.getByLabel(/^Nederlands/).fill('# Levering\nWij leveren nu ook op zaterdag.');
        await text.getByLabel(/^Frans/).fill('# Livraison\nNous livrons aussi le samedi.');
        await office.getByRole('button', { name: 'Bewaren' }).click();
        await expect(office.getByRole('heading', { level: 1, name: 'Versie 2' })).toBeVisible();
        await isSettled(office);
        expect(await findBarriers(office)).toEqual([]);
      });

      await step('a version in force cannot change any more', async () => {
        await office
          .getByRole('group', { name: 'Tekst', exact: true })
          .getByLabel(/^Frans/)
          .fill('Autre');
        await office.getByRole('button', { name: 'Bewaren' }).click();
        await expect(office.getByText('Deze versie geldt al')).toBeVisible();
      });

      await step('the office writes a message for the basket, in both languages', async () => {
        await office.goto('/backoffice/announcements/create');
        const text = office.getByRole('group', { name: 'Tekst', exact: true });
        await text.getByLabel(/^Nederlands/).fill('Vrijdag leveren wij niet.');
        await text.getByLabel(/^Frans/).fill('Pas de livraison vendredi.');
        await office.getByLabel('Plaats').selectOption({ label: 'Winkelwagen' });
        await office.getByRole('button', { name: 'Bewaren' }).click();
        await expect(office.getByRole('heading', { level: 1, name: 'Vrijdag leveren wij niet.' })).toBeVisible();
        await isSettled(office);
        expect(await findBarriers(office)).toEqual([]);
      });

      await step('the message stands above the basket, and not elsewhere, until it is closed', async () => {
        await signIn(shop, 'lotte', 'Bistro Lindegaard');
        await fillBasketForFirstDay(shop, { 131209: 60 });
        const messages = shop.getByRole('complementary', { name: 'Mededelingen' });
        await shop.goto('/winkelwagen');
        await expect(messages).toContainText('Vrijdag leveren wij niet.');
        await isSettled(shop);
        expect(await findBarriers(shop)).toEqual([]);
        await shop.goto('/nl/contact');
        await isSettled(shop);
        await expect(messages).toBeHidden();
        await shop.goto('/winkelwagen');
        await messages.getByRole('button', { name: /^Mededeling sluiten/ }).click();
        await expect(messages).toBeHidden();
        await shop.reload();
        await expect(shop.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(messages).toBeHidden();
      });

      await step('the customer reads the new version at checkout and must accept it', async () => {
        await shop.goto('/winkelwagen/gegevens');
        const card = shop.getByRole('region', { name: 'Onze voorwaarden zijn gewijzigd' });
        await expect(card).toContainText('Wij leveren nu ook op zaterdag.');
        await expect(shop.getByRole('button', { name: 'Bestelling plaatsen' }).first()).toBeDisabled();
        await isSettled(shop);
        expect(await findBarriers(shop)).toEqual([]);
        await shop.getByLabel('Jouw bestelreferentie').fill('WK11');
        await expect(shop.getByRole('complementary', { name: 'Samenvatting' })).toContainText(
          'Ga akkoord met de voorwaarden',
        );
        await card.getByRole('checkbox', { name: /versie 2/ }).check();
        await shop.getByRole('button', { name: 'Bestelling plaatsen' }).first().click();
        await expect(shop).toHaveURL(/winkelwagen\/bevestiging/);
      });

      await step('the profile shows the accepted version, and the office too', async () => {
        await shop.goto('/nl/mijn-account/profiel');
        await expect(shop.getByRole('region', { name: 'Voorwaarden' })).toContainText('Versie 2, aanvaard op');
        await shop.goto('/algemene-voorwaarden');
        await expect(shop.getByText(/^Versie 2, geldig vanaf/)).toBeVisible();
        const { id } = (await (await shop.request.get('/nl/api/user')).json()) as { id: number };
        await office.goto(`/backoffice/users/${id}/show`);
        await expect(office.getByText('Voorwaarden aanvaard, versie 2')).toBeVisible();
      });

      await step('on a phone, both come in French', async () => {
        await signIn(phone, 'amelie', 'Brasserie du Perron');
        await fillBasketForFirstDay(phone, { 131209: 60 });
        await phone.goto('/panier');
        const message = phone.getByRole('complementary', { name: 'Communications' });
        await expect(message).toContainText('Pas de livraison vendredi.');
        await judgePage(phone, links);
        await phone.goto('/panier/donnees');
        const card = phone.getByRole('region', { name: 'Nos conditions ont changé' });
        await expect(card).toContainText('Nous livrons aussi le samedi.');
        await phone.getByLabel('Votre référence de commande').fill('SEM11');
        await card.getByRole('checkbox', { name: /version 2/ }).check();
        await judgePage(phone, links);
        await phone.getByRole('button', { name: 'Passer la commande' }).last().tap();
        await expect(phone).toHaveURL(/panier\/confirmation/);
      });
    } finally {
      await own.stop();
    }
  },
);
