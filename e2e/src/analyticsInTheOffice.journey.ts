import { expect } from '@playwright/test';
import { accept } from './support/consentBar.ts';
import { findBarriers } from './support/findBarriers.ts';
import { journey, unasked } from './support/journey.ts';
import { signInAtOffice } from './support/logIn.ts';
import { inWords, openLarge, readsLarge } from './support/readLarge.ts';

const word = 'xylorapuq';
const known = 'mascarpone';

journey(
  'The office makes a fruitless search find something, and sees how the shop is used',
  async ({ visit, step, check }) => {
    const shop = await visit('desktop', 'nl', { storageState: unasked });
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
        await expect(office.getByRole('row', { name: new RegExp(`^${word} Nederlands`) })).toBeVisible({
          timeout: 3000,
        });
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

    await step('events of a visitor who agreed appear while the office looks, until it pauses', async () => {
      await openMenu('Live gebeurtenissen');
      await shop.goto('/');
      await accept(shop).click();
      await shop.goto('/131209');
      await expect(shop.getByRole('heading', { level: 1 })).toHaveText(/room/);
      await shop.goto('/');
      await expect(office.getByRole('row', { name: /Artikel bekeken.*131209/ })).toBeVisible({ timeout: 15_000 });
      await office.getByRole('combobox', { name: 'Gebeurtenis' }).selectOption('Pagina bekeken');
      await expect(office.getByRole('row', { name: /Pagina bekeken/ }).first()).toBeVisible();
      await expect(office.getByRole('row', { name: /Artikel bekeken/ })).toHaveCount(0);
      await office.getByRole('button', { name: 'Pauzeren' }).click();
      await expect(office.getByText('Gepauzeerd')).toBeVisible();
      expect(await findBarriers(office)).toEqual([]);
    });

    await step('the sums of a year count the visit, each chart with its table', async () => {
      await openMenu('Overzicht');
      await office.getByRole('button', { name: 'Laatste 365 dagen' }).click();
      const devices = office.getByRole('region', { name: 'Toestellen' });
      await expect(devices.getByRole('row', { name: /^Computer [1-9]/ })).toBeVisible();
      expect(await findBarriers(office)).toEqual([]);
    });

    for (const address of ['analytics', 'analytics-events', 'searchMisses'])
      for (const reading of [
        { width: 320, percent: 100 },
        { width: 820, percent: 200 },
      ])
        await check(`${address} with figures reads well ${inWords(reading)}`, async () => {
          await openLarge(office, reading, `/backoffice/${address}`);
          await expect(office.getByRole('table').first()).toBeVisible();
          await readsLarge(office, reading);
        });
  },
);
