import { expect } from './support/expect.ts';
import { playJourney } from './support/journey.ts';
import { judgePage } from './support/judgePage.ts';
import { logIn, pickCustomer } from './support/logIn.ts';
import { shopWords } from './support/shopWords.ts';

const { paths } = shopWords.nl;

await playJourney('What came is checked against its note, on a phone', async ({ visit, step }) => {
  const page = await visit('phone', 'nl');
  const links = new Set<string>();
  await step('from the groups of orders to a note', async () => {
    await logIn(page, 'nl', 'lotte');
    await pickCustomer(page, 'nl', 'Bistro Lindegaard');
    await page.goto(paths.orders);
    for (const group of ['Onafgewerkt', 'Open', 'Geleverd', 'Gefactureerd'])
      await expect(page.getByRole('heading', { level: 2, name: group })).toBeVisible();
    await page
      .getByRole('region', { name: /^Gefactureerd/ })
      .getByRole('link', { name: /^Levernota/ })
      .first()
      .click();
    await expect(page.getByRole('heading', { level: 1, name: /^Levernota \d+/ })).toBeVisible();
    await judgePage(page, links);
  });
  await step('a line is ticked off by a tap, the rest at once, and stays so', async () => {
    const boxes = page.getByRole('checkbox', { name: /^Gecontroleerd/ });
    await boxes.first().check();
    await expect(page.getByText(/^1 van \d+ gecontroleerd/)).toBeVisible();
    await page.getByRole('button', { name: 'Vink de rest aan' }).click();
    await expect(page.getByRole('button', { name: 'Vink de rest aan' })).toHaveCount(0);
    await page.reload();
    await expect(boxes.first()).toBeChecked();
  });
  await step('without prices there is no amount, on the screen and on paper', async () => {
    await page.getByRole('button', { name: 'Zonder prijzen' }).click();
    await expect(page).toHaveURL(/prices=0/);
    await expect(page.getByRole('main')).not.toContainText('€');
    const href = await page.getByRole('link', { name: /^PDF van levernota/ }).getAttribute('href');
    const pdf = await page.context().request.get(href ?? '');
    expect(pdf.headers()['content-type']).toBe('application/pdf');
    expect((await pdf.body()).subarray(0, 5).toString()).toBe('%PDF-');
  });
});
