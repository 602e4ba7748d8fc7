import { expect } from '@playwright/test';
import { findBarriers } from './support/findBarriers.ts';
import { journey } from './support/journey.ts';
import { signInAtOffice } from './support/logIn.ts';

const word = 'xylorapuq';
const known = 'mascarpone';

journey('The office makes a fruitless search find something', async ({ visit, step }) => {
  const shop = await visit('desktop', 'nl');
  const office = await visit('desktop', 'nl');
  const openMenu = (name: string) =>
    office.getByRole('navigation', { name: 'Kantoor' }).getByRole('link', { name, exact: true }).click();

  await step('a visitor searches and finds nothing', async () => {
    await shop.goto(`/zoekresultaten?keywords=${word}`);
    await expect(shop.getByRole('heading', { level: 1 })).toContainText(word);
  });

  await step('support sees the words, and begins a synonym with them', async () => {
    await signInAtOffice(office, 'support');
    await openMenu('Zoekopdrachten zonder resultaat');
    await expect(async () => {
      await office.reload();
      await expect(office.getByRole('row', { name: new RegExp(`^${word} Nederlands`) })).toBeVisible({ timeout: 3000 });
    }).toPass({ timeout: 20_000 });
    await office.getByRole('link', { name: `Synoniem toevoegen voor ${word}` }).click();
    await expect(office.getByLabel(/^Woorden/)).toHaveValue(word);
  });

  await step('the synonym lets the same search find an article', async () => {
    await office.getByLabel(/^Woorden/).fill(`${word}\n${known}`);
    await office.getByRole('button', { name: 'Bewaren' }).click();
    await expect(office.getByRole('heading', { level: 1, name: `${word}, ${known}` })).toBeVisible();
    await expect(async () => {
      await shop.reload();
      await expect(
        shop
          .getByRole('main')
          .getByText(/mascarpone/i)
          .first(),
      ).toBeVisible({ timeout: 3000 });
    }).toPass({ timeout: 20_000 });
  });

  await step('the sums of a year are shown, each chart with its table', async () => {
    await openMenu('Overzicht');
    await office.getByRole('button', { name: 'Laatste 365 dagen' }).click();
    await expect(office.getByRole('heading', { level: 2, name: 'Van zoeken tot bestellen' })).toBeVisible();
    expect(await findBarriers(office)).toEqual([]);
  });

  await step('live events can be paused', async () => {
    await openMenu('Live gebeurtenissen');
    await office.getByRole('button', { name: 'Pauzeren' }).click();
    await expect(office.getByText('Gepauzeerd')).toBeVisible();
  });
});
