import { expect } from '@playwright/test';
import { journey } from './support/journey.ts';
import { press } from './support/keyboard.ts';
import { signIn } from './support/logIn.ts';
import { emptyBasket } from './support/putIntoBasket.ts';

const file =
  'Artikelnummer;Omschrijving;Aantal\r\n152001;Frieten;6\r\n130104;Melk;20\r\n999812;?;2\r\n135200;Eieren;\r\n162040;Passata;0\r\n';

journey('A buyer uploads an order at a desk, corrects its lines and adds them', async ({ visit, step }) => {
  const page = await visit('desktop', 'nl');
  const main = page.getByRole('main');
  const row = (number: number) => main.locator(`[data-row="${number}"]`);
  const lines = main.getByRole('table', { name: 'Voorbeeld van het opgeladen bestand' }).locator('tbody tr');
  const choose = (name: string, content: Buffer | string) =>
    page.locator('[data-upload-file]').setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(content) });

  await step(
    'the main navigation leads to the upload, and a file without order lines is refused with a message',
    async () => {
      await signIn(page, 'lotte', 'Tuinzaal Oude Vismijn');
      await page.goto('/');
      await emptyBasket(page);
      await page
        .getByRole('navigation', { name: 'Hoofdnavigatie' })
        .getByRole('link', { name: 'Bestand opladen' })
        .click();
      await expect(page).toHaveURL('/upload-naar-winkelwagen');
      await choose('leeg.csv', 'Artikelnummer;Aantal\r\n');
      await expect(main.getByRole('alert')).toContainText('geen bestelregels');
    },
  );

  await step('each row shows its verdict, and the filters count the verdicts', async () => {
    await choose('week11.csv', file);
    await expect(row(2)).toContainText('Wordt toegevoegd');
    await expect(row(3)).toContainText('20 is geen veelvoud van 6');
    await expect(row(4)).toContainText('Onbekend artikel');
    await expect(row(5)).toContainText('Geen aantal, overgeslagen');
    await expect(row(6)).toContainText('Aantal 0, overgeslagen');
    await expect(main).toContainText('5 regels gelezen, kolom A artikelnummer, kolom C aantal');
    await main.getByRole('button', { name: '2 overgeslagen' }).click();
    await expect(lines).toHaveCount(2);
    await main.getByRole('button', { name: '5 alle' }).click();
  });

  await step('a quantity is typed by keyboard and survives a reload and the other language', async () => {
    await row(5).getByRole('textbox', { name: 'Aantal voor rij 5' }).focus();
    await page.keyboard.type('6');
    await press(page, 'Enter');
    await expect(row(5)).not.toContainText('Geen aantal');
    await page.reload();
    await expect(row(5)).toContainText('Wordt toegevoegd');
    await page.getByRole('link', { name: 'Français' }).click();
    await expect(row(5)).toContainText('Sera ajouté');
    await page.getByRole('link', { name: 'Nederlands' }).click();
    await expect(row(5)).toContainText('Wordt toegevoegd');
  });

  await step('valid rows go into the basket, the faulty row stays, and the result gets the focus', async () => {
    await main.getByRole('button', { name: 'Voeg 3 regels toe' }).click();
    const addedPanel = main.locator('.upload-added');
    await expect(addedPanel).toContainText('3 regels van dit bestand staan in je winkelwagen');
    await expect(addedPanel).toBeFocused();
    await expect(lines).toHaveCount(1);
    await expect(row(4)).toContainText('Onbekend artikel');
  });

  await step('a replacement for the unknown article is looked up and added, and the basket has all rows', async () => {
    await row(4).getByRole('button', { name: 'Zoek artikel voor rij 4' }).focus();
    await press(page, 'Enter');
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('searchbox').fill('131209');
    await dialog.getByRole('button', { name: /131209/ }).focus();
    await press(page, 'Enter');
    await expect(dialog).toBeHidden();
    await main.getByRole('button', { name: 'Voeg 1 regel toe' }).click();
    await expect(page).toHaveURL('/winkelwagen');
    for (const article of ['152001', '130104', '131209', '135200']) await expect(main).toContainText(article);
  });

  await step('each row is added once, although the answer is lost and the page reloaded', async () => {
    await main.getByRole('link', { name: /opladen$/i }).click();
    await choose('nogmaals.csv', '131209;2\n160488;3\n999812;1\n');
    await main.getByRole('button', { name: /^Zet op 4, Volle room/ }).click();
    let requestCount = 0;
    await page.route('**/api/basket/upload/import', async (route) => {
      requestCount += 1;
      // Its answer is lost.
      if (requestCount === 1) await route.fetch();
      if (requestCount <= 2) await route.abort();
      else await route.continue();
    });
    await main.getByRole('button', { name: 'Voeg 2 regels toe' }).click();
    await expect.poll(() => requestCount).toBeGreaterThan(1);
    await page.reload();
    await expect(main.locator('.upload-added')).toContainText('2 regels van dit bestand staan in je winkelwagen');
    await expect(lines).toHaveCount(1);
    await page.unroute('**/api/basket/upload/import');
    await main.locator('.upload-added').getByRole('link').click();
    await expect(page.getByRole('spinbutton', { name: /Volle room 35/ }).first()).toHaveValue('4');
    await expect(page.getByRole('spinbutton', { name: /Mosterd/ }).first()).toHaveValue('3');
  });

  await step('a row that is in the basket already is marked, and can raise the quantity to the sum', async () => {
    await main.getByRole('link', { name: /opladen$/i }).click();
    await main.getByRole('button', { name: 'Ander bestand' }).click();
    await choose('week11.csv', '131209;2');
    await expect(row(1)).toContainText('Al in winkelwagen');
    await main.getByRole('button', { name: /^Zet op 6, Volle room/ }).click();
    await expect(row(1)).toContainText('Wordt toegevoegd');
    await main.getByRole('button', { name: 'Opnieuw beginnen' }).click();
    await expect(main.getByRole('button', { name: 'Kies een bestand' })).toBeVisible();
    await page.getByRole('button', { name: 'Ongedaan maken' }).last().click();
    await expect(row(1)).toContainText('Wordt toegevoegd');
  });
});
