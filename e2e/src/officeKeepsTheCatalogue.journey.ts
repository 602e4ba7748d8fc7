import { expect, type Page } from '@playwright/test';
import { journey } from './support/journey.ts';
import { signInAtOffice } from './support/logIn.ts';

const word = 'kwibbelslag';
const other = 'zwartepoezen';

const save = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Bewaren' }).click();
};
const both = (page: Page, legend: string) => page.getByRole('group', { name: legend, exact: true });
const openMenu = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Kantoor' }).getByRole('link', { name, exact: true }).click();

journey('The office maintains the catalogue', async ({ visit, step }) => {
  const office = await visit('desktop', 'nl');
  const shop = await visit('desktop', 'nl');
  const notices = office.getByText('Bewaard. De winkel toont het meteen.');
  const expectFound = async (keywords: string, article: string): Promise<void> => {
    await expect(async () => {
      await shop.goto(`/zoekresultaten?keywords=${keywords}`);
      await expect(shop.getByRole('main').getByText(article).first()).toBeVisible({ timeout: 3000 });
    }).toPass({ timeout: 20_000 });
  };

  await step('support finds an article by its number and opens it by keyboard', async () => {
    await signInAtOffice(office, 'support');
    await openMenu(office, 'Artikelen');
    await office.getByRole('searchbox', { name: 'Zoek', exact: true }).fill('131209');
    await expect(office.getByRole('main').getByRole('row')).toHaveCount(2);
    await office.getByRole('heading', { level: 1 }).focus();
    await office.keyboard.press('j');
    await office.keyboard.press('Enter');
    await expect(office.getByRole('heading', { level: 1, name: /Volle room/ })).toBeVisible();
  });

  await step(
    'an empty mandatory field shows a message, and leaving unsaved changes asks for confirmation',
    async () => {
      const dutch = both(office, 'Naam').getByLabel(/^Nederlands/);
      await dutch.fill('');
      await save(office);
      await expect(both(office, 'Naam').getByRole('alert')).toHaveText('Verplicht');
      let dialogMessage = '';
      office.once('dialog', (dialog) => {
        dialogMessage = dialog.message();
        void dialog.dismiss();
      });
      await openMenu(office, 'Labels');
      await expect.poll(() => dialogMessage).not.toBe('');
      await expect(dutch).toBeVisible();
    },
  );

  await step('a changed text is found in the shop at once, and the editor marks its missing translation', async () => {
    const name = both(office, 'Naam').getByLabel(/^Nederlands/);
    await name.fill(`Volle room ${word} 35 % UHT 1 l`);
    const description = both(office, 'Omschrijving');
    await description.getByLabel(/^Frans/).fill('');
    await description.getByLabel(/^Nederlands/).fill('Klopt mooi stijf.');
    await expect(description.getByText('Frans ontbreekt')).toBeVisible();
    await expect(office.getByRole('complementary', { name: 'Voorbeeld' })).toContainText(word);
    await save(office);
    await expect(notices).toBeVisible();
    await expectFound(word, '131209');
  });

  await step('a new synonym finds the same article', async () => {
    await openMenu(office, 'Synoniemen');
    await office.getByRole('link', { name: 'Nieuw synoniem' }).click();
    await office.getByLabel(/^Woorden/).fill(`${word}\n${other}`);
    await save(office);
    await expect(office.getByRole('heading', { level: 1, name: `${word}, ${other}` })).toBeVisible();
    await expectFound(other, '131209');
  });

  await step('a new banner appears above the results, like its preview', async () => {
    await openMenu(office, 'Banners');
    await office.getByRole('link', { name: 'Nieuwe banner' }).click();
    await office.getByLabel('Zoekwoorden').fill(word);
    for (const legend of ['Titel', 'Tekst van de link'])
      for (const language of [/^Nederlands/, /^Frans/])
        await both(office, legend).getByLabel(language).fill('Room van hier');
    await office.getByLabel('Tonen in de winkel').check();
    await expect(office.getByRole('complementary', { name: 'Voorbeeld' }).getByText('Room van hier')).toHaveCount(8);
    await save(office);
    await expect(office.getByRole('heading', { level: 1, name: 'Room van hier' })).toBeVisible();
    await expectFound(word, 'Room van hier');
  });

  await step('support adds articles to a list by search and sorts them', async () => {
    await openMenu(office, 'Lijsten en thema’s');
    await office.getByRole('link', { name: 'Nieuwe lijst' }).click();
    await both(office, 'Titel')
      .getByLabel(/^Nederlands/)
      .fill('Voor de keuken');
    const search = office.getByLabel('Artikel toevoegen');
    for (const number of ['131209', '131244']) {
      await search.fill(number);
      await expect(office.getByRole('button', { name: new RegExp(number) }).last()).toBeVisible();
      await search.press('Enter');
      await expect(office.getByRole('button', { name: new RegExp(`${number} weghalen`) })).toBeVisible();
    }
    await office.getByRole('button', { name: /131244 naar boven/ }).click();
    await expect(office.getByRole('list').filter({ hasText: '131209' }).getByRole('listitem').first()).toContainText(
      '131244',
    );
    await save(office);
    await expect(office.getByRole('heading', { level: 1, name: 'Voor de keuken' })).toBeVisible();
  });

  await step('support sees the price that a customer saw, with its reasons', async () => {
    await office.goto('/backoffice/price-as-seen');
    await office.getByLabel('Klant', { exact: true }).fill('Lindegaard');
    await office.getByRole('button', { name: /204118/ }).click();
    await office.getByLabel('Artikel', { exact: true }).fill('131209');
    await office.getByRole('button', { name: /131209/ }).click();
    await office.getByRole('button', { name: 'Tonen' }).click();
    await expect(office).toHaveURL(/customer=204118.*article=131209.*at=2026-03-11/);
    await expect(office.getByRole('region', { name: 'Prijs zoals gezien' })).toContainText('De klant zag de');
    await expect(office.getByRole('table', { name: 'Alle prijzen die toen golden' })).toContainText('gekozen');
  });

  await step('every change is listed with its previous value', async () => {
    await openMenu(office, 'Wijzigingen');
    await office.getByLabel('Onderwerp').selectOption('products');
    const row = office.getByRole('main').getByRole('row').filter({ hasText: word }).first();
    await expect(row).toContainText('131209');
    await expect(row.locator('del')).toContainText(['Volle room 35 % UHT 1 l']);
  });

  await step('an auditor reads the catalogue and cannot change it', async () => {
    const auditor = await visit('desktop', 'nl');
    await signInAtOffice(auditor, 'auditor');
    await auditor.getByRole('button', { name: 'NL', exact: true }).click();
    await openMenu(auditor, 'Artikelen');
    await auditor.goto('/backoffice/products/131209');
    await expect(both(auditor, 'Naam').getByLabel(/^Nederlands/)).toHaveAttribute('readonly', '');
    await expect(auditor.getByRole('main').getByText('alleen lezen')).toBeVisible();
    await expect(auditor.getByRole('button', { name: 'Bewaren' })).toHaveCount(0);
    await openMenu(auditor, 'Banners');
    await expect(auditor.getByRole('main').getByRole('table')).toBeVisible();
    await expect(auditor.getByRole('link', { name: 'Nieuwe banner' })).toHaveCount(0);
    await auditor.context().close();
  });

  await step(
    'an administrator creates an API key, sees its secret once and the import made with it, and revokes the key',
    async () => {
      const admin = await visit('desktop', 'nl');
      await signInAtOffice(admin, 'beheer');
      await openMenu(admin, 'API-sleutels');
      await admin.getByRole('button', { name: 'Nieuwe sleutel' }).click();
      await admin.getByRole('button', { name: 'Sleutel maken' }).click();
      await expect(admin.getByRole('alert')).toHaveText('Vul Naam in.');
      await admin.getByRole('dialog').getByLabel(/^Naam/).fill('ERP proef');
      await admin.getByRole('button', { name: 'Sleutel maken' }).click();
      const secret = await admin.getByLabel('Geheim van ERP proef').inputValue();
      expect(secret.length).toBeGreaterThan(20);
      await admin.getByRole('button', { name: 'Ik heb het bewaard' }).click();
      await expect(admin.getByRole('row').filter({ hasText: 'ERP proef' })).toContainText('Actief');
      expect(await admin.content()).not.toContain(secret);

      const delivered = await admin.request.post('/erp/v1/labels?batch=lente-1', {
        headers: { authorization: `Bearer ${secret}`, 'content-type': 'text/csv' },
        data: 'label_key,type,name_nl,name_fr\n990001,spec,Kortlopend,Courte durée\n990002,onzin,A,B\n',
      });
      expect(delivered.status()).toBe(200);
      await openMenu(admin, 'ERP-gegevens');
      await admin.getByRole('link', { name: 'lente-1' }).click();
      await expect(admin.getByRole('table', { name: 'Geweigerde regels' }).getByRole('row')).toHaveCount(2);
      await expect(admin.getByRole('main')).toContainText('Courte durée');
      await openMenu(admin, 'API-sleutels');
      await admin.getByRole('button', { name: 'ERP proef intrekken' }).click();
      await admin.getByRole('dialog').getByRole('button', { name: 'Intrekken' }).click();
      await expect(admin.getByRole('row').filter({ hasText: 'ERP proef' })).toContainText('Ingetrokken op');
      await admin.context().close();
    },
  );

  await step('support changes a text back on a phone', async () => {
    const phone = await visit('phone', 'nl');
    await signInAtOffice(phone, 'support');
    await phone.getByRole('button', { name: 'Menu' }).click();
    await openMenu(phone, 'Artikelen');
    await phone.getByRole('searchbox', { name: 'Zoek', exact: true }).fill(word);
    await phone.getByRole('link', { name: new RegExp(word) }).click();
    await both(phone, 'Naam')
      .getByLabel(/^Nederlands/)
      .fill('Volle room 35 % UHT 1 l');
    await save(phone);
    await expect(phone.getByText('Bewaard. De winkel toont het meteen.')).toBeVisible();
    await phone.context().close();
  });
});
