import { expect } from '@playwright/test';
import { findBarriers } from './support/findBarriers.ts';
import { journey } from './support/journey.ts';
import { signIn } from './support/logIn.ts';
import { emptyBasket, putIntoBasket } from './support/putIntoBasket.ts';

const cream = 'Volle room 35 % UHT 1 l';

/** Own customer, because it leaves extra baskets. */
journey('A customer keeps several baskets and undoes changes', async ({ visit, step, check }) => {
  const page = await visit('desktop', 'nl');
  const main = page.getByRole('main');
  const rows = main.getByRole('table').getByRole('row');
  const keptBaskets = main.getByRole('region', { name: 'Onafgewerkte winkelwagens' });
  const mine = keptBaskets.getByRole('listitem').filter({ hasText: cream });
  const notice = page.getByRole('region', { name: 'Meldingen' });
  const quantity = main.getByRole('spinbutton', { name: `Aantal st ${cream}` });

  await step('the customer fills a basket', async () => {
    await signIn(page, 'lotte', 'Tuinzaal Oude Vismijn');
    await emptyBasket(page);
    await page.goto('/winkelwagen');
    await expect(main.getByText('Je winkelwagen is leeg')).toBeVisible();
    await putIntoBasket(page, { 131209: 48, 131244: 6 });
    await page.reload();
    await expect(quantity).toHaveValue('48');
  });

  await step('a link with a delivery day confirms that day and leads to the basket', async () => {
    const monday = Date.parse('2026-03-16T00:00:00+01:00') / 1000;
    await page.evaluate(`location.assign('/basket/confirm/${monday}')`);
    await expect(page).toHaveURL('/winkelwagen');
    await expect(page.getByRole('complementary', { name: 'Samenvatting' })).toContainText('Levering ma 16 maart');
  });

  await step('undoing the removal of a line restores the line and its focus', async () => {
    await main.getByRole('button', { name: `${cream} verwijderen` }).click();
    await expect(quantity).toHaveCount(0);
    expect(await page.evaluate<boolean>('document.activeElement !== document.body')).toBe(true);
    await notice.getByRole('button', { name: 'Ongedaan maken' }).click();
    await expect(quantity).toHaveValue('48');
    await expect(quantity).toBeFocused();
  });

  await step('undoing the emptying restores the whole basket', async () => {
    await main.getByRole('button', { name: 'Leegmaken' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Leegmaken' }).click();
    await expect(main.getByText('Je winkelwagen is leeg')).toBeVisible();
    await notice.getByRole('button', { name: 'Ongedaan maken' }).last().click();
    await expect(quantity).toHaveValue('48');
    await expect(main.locator('[data-quantity-target]:focus')).toHaveCount(1);
  });

  await step('a new basket is empty, and the first basket stays among the unfinished ones', async () => {
    await main.getByRole('button', { name: 'Nieuwe winkelwagen' }).click();
    await expect(main.getByText('Je winkelwagen is leeg')).toBeVisible();
    await expect(mine).toContainText('2 regels');
    expect(await findBarriers(page)).toEqual([]);
  });

  await step('the view of a kept basket shows all lines, read-only', async () => {
    await mine.getByRole('link', { name: /^Bekijken/ }).click();
    await expect(main.getByRole('heading', { level: 1 })).toContainText('Winkelwagen bekijken');
    await expect(main.getByText('48 st', { exact: true })).toBeVisible();
    await expect(main.getByRole('spinbutton')).toHaveCount(0);
    expect(await findBarriers(page)).toEqual([]);
  });

  await step('the basket is a PDF in both languages', async () => {
    const { request } = page.context();
    for (const address of ['/winkelwagen?download=1', '/panier?download=1']) {
      const paper = await request.get(address);
      expect(paper.headers()['content-type']).toBe('application/pdf');
      expect((await paper.body()).subarray(0, 5).toString()).toBe('%PDF-');
    }
  });

  await step('activating a kept basket makes it current, and the empty basket is not kept', async () => {
    await main.getByRole('button', { name: 'Maak deze winkelwagen actief' }).click();
    await expect(page).toHaveURL('/winkelwagen');
    await expect(quantity).toHaveValue('48');
    await expect(mine).toHaveCount(0);
    await expect(rows.filter({ has: page.getByRole('spinbutton') })).toHaveCount(2);
  });

  await step('deleting a kept basket moves the focus to the heading', async () => {
    const other = keptBaskets.getByRole('listitem').filter({ hasText: 'Culinaire room', hasNotText: cream });
    await main.getByRole('button', { name: 'Nieuwe winkelwagen' }).click();
    await expect(mine).toContainText('2 regels');
    await putIntoBasket(page, { 131244: 6 });
    await page.reload();
    await mine.getByRole('button', { name: /^Verder werken/ }).click();
    await expect(quantity).toHaveValue('48');
    await other.getByRole('button', { name: /^Verwijderen/ }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Verwijderen' }).click();
    await expect(other).toHaveCount(0);
    await expect(main.getByRole('heading', { level: 1 })).toBeFocused();
  });

  await step('a reload shows the basket at once, before the server answers', async () => {
    await page.route('**/api/basket/list', () => undefined);
    await page.reload();
    await expect(quantity).toHaveValue('48');
    await page.unroute('**/api/basket/list');
  });

  await check('an unknown basket id says that the basket no longer exists', async () => {
    for (const id of ['5f0c8c0e-93a1-4d3c-8e0b-1f8f0a6f2d01', 'onzin']) {
      await page.goto(`/winkelwagen-bekijken?id=${id}`);
      await expect(main.getByText('Deze winkelwagen bestaat niet meer')).toBeVisible();
    }
  });

  await step('without scripts the basket is a form that changes a line and places an order', async () => {
    // axe needs scripts.
    await page.goto('/winkelwagen?script=0');
    expect(await findBarriers(page)).toEqual([]);
    const bare = await visit('desktop', 'nl', {
      javaScriptEnabled: false,
      storageState: await page.context().storageState(),
    });
    await bare.goto('/winkelwagen?script=0');
    const line = bare.getByRole('listitem').filter({ hasText: cream });
    await line.getByRole('textbox').fill('60');
    await line.getByRole('button', { name: /^Aantal bijwerken/ }).click();
    await expect(line.getByRole('textbox')).toHaveValue('60');
    const day = bare.getByLabel('Leverdag');
    const ordinary = day.locator('option', { hasNotText: /express|afhalen/ }).nth(1);
    await day.selectOption((await ordinary.getAttribute('value')) ?? '');
    await bare.getByLabel('Leveradres').selectOption('typed');
    for (const [label, text] of [
      ['Naam', 'Feestzaal'],
      ['Straat', 'Kouter'],
      ['Nummer', '2'],
      ['Postcode', '9000'],
      ['Gemeente', 'Gent'],
    ] as const)
      await bare.getByLabel(label, { exact: true }).fill(text);
    const emails = bare.getByLabel(/^Bevestiging ook naar/);
    const message = bare.getByLabel(/^Bericht/);
    await bare.getByLabel(/^Jouw bestelreferentie/).fill('PO 77');
    await message.fill('Langs achter\nBellen');
    await emails.fill('keuken@');
    await bare.getByRole('button', { name: 'Bestelling plaatsen' }).click();
    await expect(emails).toHaveAttribute('aria-invalid', 'true');
    await expect(bare.getByLabel(/^Jouw bestelreferentie/)).toHaveValue('PO 77');
    await expect(message).toHaveValue('Langs achter\nBellen');
    await expect(bare.getByLabel('Straat', { exact: true })).toHaveValue('Kouter');
    await emails.fill('keuken@bistro.example');
    await bare.getByRole('button', { name: 'Bestelling plaatsen' }).click();
    await expect(bare).toHaveURL(/\/winkelwagen\/bevestiging\?order=\d+&script=0$/);
    await expect(bare.getByRole('heading', { level: 1 })).toContainText(/Bestelling \d+ is geplaatst/);
    await expect(bare.getByText('Referentie PO 77')).toBeVisible();
  });

  await step(
    'after a change of customer in another window, the old basket’s change is refused and the new customer appears',
    async () => {
      // Used by no other journey.
      const cooking = 'Culinaire room 20 % UHT 1 l';
      const pieces = main.getByRole('spinbutton', { name: `Aantal st ${cooking}` });
      await putIntoBasket(page, { 131244: 48 });
      await page.goto('/winkelwagen');
      await expect(pieces).toHaveValue('48');
      const second = await page.context().newPage();
      await second.goto('/nl/mijn-account/klanten');
      const other = second.getByRole('article').filter({ hasText: 'Lindegaard aan Zee' });
      await other.getByRole('button', { name: 'Bestellen voor deze klant' }).click();
      await expect(other).toContainText('Je bestelt nu voor deze klant');
      await second.close();
      await main.getByRole('button', { name: `${cooking}: 1 st meer` }).click();
      await expect(notice).toContainText('In een ander venster koos je een andere klant');
      await expect(page.getByRole('banner')).toContainText('Lindegaard aan Zee');
      await expect(pieces).toHaveCount(0);
    },
  );
});
