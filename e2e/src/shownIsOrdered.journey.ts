import { expect } from '@playwright/test';
import { findBarriers } from './support/findBarriers.ts';
import { isSettled } from './support/isSettled.ts';
import { journey } from './support/journey.ts';
import { signIn } from './support/logIn.ts';
import { openDatabase } from './support/openDatabase.ts';
import { fillBasketForFirstDay } from './support/placeOrder.ts';

journey('A sample that falls away before the press is named before the order', async ({ product, visit, step }) => {
  const page = await visit('desktop', 'nl');
  const main = page.getByRole('main');
  const database = await openDatabase(product);
  const renewCatalogue = () => database.query('update catalogue.version set version = version + 1');
  let [article, name] = ['', ''];

  await step('the customer chooses a free sample and opens the checkout', async () => {
    await signIn(page, 'lotte', 'Lindegaard aan Zee');
    await fillBasketForFirstDay(page, { 131209: 48, 131244: 6 });
    await page.goto('/winkelwagen');
    const sample = main.getByRole('region', { name: 'Gratis stalen' }).getByRole('listitem').first();
    name = (await sample.locator('b').innerText()).trim();
    [article = ''] = /\d{6}/.exec(await sample.locator('small').innerText()) ?? [];
    await sample.getByRole('checkbox').check();
    await expect(main.getByText('1 van 2 gekozen')).toBeVisible();
    await isSettled(page);
    await page.goto('/winkelwagen/gegevens');
    await expect(page.getByRole('complementary')).toContainText('Gratis bij je bestelling2');
  });

  const bare = await visit('desktop', 'nl', {
    javaScriptEnabled: false,
    storageState: await page.context().storageState(),
  });
  await bare.goto('/winkelwagen?script=0');

  const { rows } = await database.query('select * from catalogue.free_samples where article_number = $1', [article]);
  try {
    await step('the sample falls away: the press orders nothing and names it', async () => {
      await database.query('delete from catalogue.free_samples where article_number = $1', [article]);
      await renewCatalogue();
      await page.getByRole('button', { name: 'Bestelling plaatsen' }).click();
      const news = main.getByRole('alert').filter({ hasText: 'Je winkelwagen is intussen veranderd' });
      await expect(news).toContainText('Er is niets besteld.');
      await expect(news).toContainText(new RegExp(`Gratis ${name.replaceAll(/\s/g, '\\s')}:\\s*1\\s*0`));
      await expect(page).toHaveURL('/winkelwagen/gegevens');
      expect(await findBarriers(page)).toEqual([]);
    });

    await step('the form without script orders nothing either, and names it', async () => {
      await bare.getByRole('button', { name: 'Bestelling plaatsen' }).click();
      const news = bare.getByRole('alert').filter({ hasText: 'Je winkelwagen is intussen veranderd' });
      await expect(news).toContainText(`Niet meer gratis, of minder: ${name}.`);
    });

    await step('the next press orders what is shown now', async () => {
      await page.getByRole('button', { name: /^(Nu bestellen voor|Bestelling plaatsen)/ }).click();
      await expect(main.getByRole('heading', { level: 1 })).toHaveText('Bedankt, je bestelling is binnen');
      await expect(main).not.toContainText(name);
    });
  } finally {
    const [row = {}] = rows as Record<string, unknown>[];
    const columns = Object.keys(row);
    await database.query(
      `insert into catalogue.free_samples (${columns.join(', ')}) values (${columns.map((_, at) => `$${at + 1}`).join(', ')})
       on conflict do nothing`,
      Object.values(row),
    );
    await renewCatalogue();
    await database.end();
  }
});
