import { read, utils } from '@e965/xlsx';
import { expect, type Locator } from '@playwright/test';
import { findBarriers } from './support/findBarriers.ts';
import { fitsSideways } from './support/fitsSideways.ts';
import { isSettled } from './support/isSettled.ts';
import { journey } from './support/journey.ts';
import { press } from './support/keyboard.ts';
import { signIn } from './support/logIn.ts';

journey('A buyer filters, compares and exports a list of articles', async ({ visit, step }) => {
  const page = await visit('desktop', 'nl');
  const main = page.getByRole('main');
  const filters = page.getByRole('complementary', { name: 'Filters' });
  const heading = main.getByRole('heading', { level: 1 });
  const rows = main.locator('tbody .product-row');
  const isAt = (query: string) => expect.poll(() => decodeURIComponent(new URL(page.url()).search)).toBe(query);
  const countResults = async (): Promise<number> =>
    Number(/([\d.]+) artikel/.exec((await heading.textContent()) ?? '')?.[1]?.replace('.', ''));

  await step('a search shows its facets, the most frequent values first', async () => {
    await signIn(page, 'lotte', 'Bistro Lindegaard');
    await page.goto('/zoekresultaten?keywords=room');
    await expect(heading).toContainText('“room”');
    await expect(rows).toHaveCount(24);
    for (const name of ['Categorie', 'Merk', 'Prijs'])
      await expect(filters.getByRole('heading', { level: 3, name: new RegExp(`^${name}`) })).toBeVisible();
    const counts = (await facet(filters, 'Merk').locator('em').allTextContents()).map(Number);
    expect(counts).toEqual(counts.toSorted((a, b) => b - a));
    expect(counts).toHaveLength(6);
    await expect(facet(filters, 'Merk').getByRole('searchbox')).toBeVisible();
  });

  await step('choosing a brand by keyboard updates the address, adds a chip and is announced', async () => {
    const all = await countResults();
    const box = filters.getByRole('checkbox', { name: /^Boterveld/ });
    await box.focus();
    await press(page, 'Space');
    await isAt('?keywords=room&brand=Boterveld');
    await expect.poll(countResults).toBeLessThan(all);
    const filteredCount = await countResults();
    await expect(page.locator('output[aria-live="polite"]')).toContainText(`${filteredCount} artikelen gevonden`);
    await expect(box).toBeFocused();
    await expect(main.getByRole('button', { name: 'Boterveld, filter verwijderen' })).toBeVisible();
    for (const brand of await rows.locator('.facts span:nth-child(2)').allTextContents())
      expect(brand).toBe('Boterveld');
  });

  await step('arrow and page keys set the price filter in whole euros', async () => {
    const upTo = filters.getByRole('slider', { name: 'Prijs tot' });
    await upTo.focus();
    const highest = Number(await upTo.getAttribute('aria-valuenow'));
    await press(page, 'PageDown');
    await press(page, 'ArrowLeft');
    await expect(upTo).toHaveAttribute('aria-valuenow', String(highest - 11));
    await expect
      .poll(() => new URL(page.url()).searchParams.get('price'))
      .toMatch(new RegExp(`^\\d+-${highest - 11}$`));
    await expect(upTo).toBeFocused();
    await expect(main.getByRole('button', { name: /– €.\d+, filter verwijderen$/ })).toBeVisible();
  });

  await step('Back undoes one filter at a time, and a shared link opens the same results', async () => {
    await isSettled(page);
    const shared = page.url();
    const sharedCount = await countResults();
    await page.goBack();
    await isAt('?keywords=room&brand=Boterveld');
    await page.goBack();
    await isAt('?keywords=room');
    await expect(filters.getByRole('checkbox', { name: /^Boterveld/ })).not.toBeChecked();
    await page.goto(shared);
    await expect.poll(countResults).toBe(sharedCount);
    await filters.getByRole('button', { name: 'Alles wissen' }).click();
    await isAt('?keywords=room');
  });

  await step('the browser remembers sorting, page size and view', async () => {
    await main.getByLabel('Sorteer').selectOption({ label: 'Prijs laag–hoog' });
    await main.getByLabel('Per pagina').selectOption('48');
    await main.getByRole('button', { name: 'Tegels' }).click();
    await isAt('?keywords=room&sort=6&limit=48&view=tiles');
    await expect(main.locator('.product-tile')).toHaveCount(48);
    await page.goto('/zoekresultaten?keywords=kaas');
    await expect(main.locator('.product-tile').first()).toBeVisible();
    await main.getByRole('button', { name: 'Regels' }).click();
    await main.getByLabel('Per pagina').selectOption('24');
  });

  await step('the buyer compares three articles and removes one', async () => {
    await page.goto('/zoekresultaten?keywords=room');
    for (const at of [0, 1, 2])
      await rows
        .nth(at)
        .getByRole('button', { name: /^Vergelijken, / })
        .click();
    const bar = page.getByRole('region', { name: 'Vergelijken' });
    await expect(bar).toContainText('3 artikelen gekozen');
    await bar.getByRole('link', { name: /^Vergelijken, 3/ }).click();
    await expect(page).toHaveURL(/\/vergelijken\?artikels=\d+,\d+,\d+$/);
    const table = main.getByRole('table', { name: 'Vergelijken' });
    await expect(table.getByRole('columnheader').getByRole('link')).toHaveCount(3);
    await expect(table.getByRole('rowheader', { name: /^Prijs/ }).first()).toBeVisible();
    const lines = await table.getByRole('row').count();
    await main.getByRole('checkbox', { name: 'Toon alleen verschillen' }).check();
    expect(await table.getByRole('row').count()).toBeLessThan(lines);
    await table
      .getByRole('button', { name: /^Niet meer vergelijken/ })
      .first()
      .click();
    await expect(page).toHaveURL(/\/vergelijken\?artikels=\d+,\d+$/);
    await page.reload();
    await expect(table.getByRole('columnheader').getByRole('link')).toHaveCount(2);
    await isSettled(page);
    await fitsSideways(page);
    expect(await findBarriers(page)).toEqual([]);
  });

  await step('the rows show the columns of the buyer’s own set', async () => {
    await page.goto('/zoekresultaten?keywords=room&brand=Boterveld');
    await main.getByRole('button', { name: 'Kolommen' }).click();
    const dialog = page.getByRole('dialog', { name: 'Kolommen' });
    await dialog.getByRole('button', { name: 'Nieuwe kolomset' }).click();
    await expect(dialog.getByLabel('Naam')).toBeFocused();
    await page.keyboard.type('Inkoop');
    await dialog.getByRole('checkbox', { name: 'EAN' }).check();
    await dialog.getByRole('button', { name: 'EAN naar voren' }).click();
    expect(await findBarriers(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Kolomset bewaren' }).click();
    await dialog.getByRole('button', { name: 'Toon deze kolommen' }).click();
    await expect(main.getByRole('columnheader')).toHaveText([
      'Artikelnummer',
      'Artikel',
      'Verpakking',
      'EAN',
      'Prijs excl. btw',
      'Aantal',
      'Vergelijken',
    ]);
    await isSettled(page);
    expect(await findBarriers(page)).toEqual([]);
  });

  await step('the Excel export has the columns of the chosen set, and an empty one to order', async () => {
    const results = await countResults();
    const popup = page.waitForEvent('popup');
    const downloadResponse = page.waitForResponse(async (response) => {
      if (!/\/search\/download\/[^/]+$/.test(new URL(response.url()).pathname)) return false;
      return ((await response.json()) as { downloadUrl: string | null }).downloadUrl !== null;
    });
    await main.getByRole('button', { name: 'Excel downloaden' }).click();
    const { downloadUrl } = (await (await downloadResponse).json()) as { downloadUrl: string };
    await popup;
    const file = await page.request.get(downloadUrl);
    const [name = ''] = read(await file.body()).SheetNames;
    const sheet = read(await file.body()).Sheets[name];
    if (sheet === undefined) throw new Error('the file has no sheet');
    const [heads, ...lines] = utils.sheet_to_json<unknown[]>(sheet, { header: 1 });
    expect(heads).toHaveLength(6);
    expect(heads?.at(-1)).toBe('Te bestellen');
    expect(lines).toHaveLength(results);
    await expect(main.getByRole('button', { name: 'Excel downloaden', exact: true })).toBeVisible();
  });

  await step('the buyer deletes the set of columns', async () => {
    await main.getByRole('button', { name: /^Kolommen/ }).click();
    await page.getByRole('button', { name: 'Verwijderen, Inkoop' }).click();
    await page.getByRole('button', { name: 'Toon deze kolommen' }).click();
    await expect(main.getByRole('columnheader', { name: 'Laatst besteld' })).toBeVisible();
  });
});

function facet(filters: Locator, name: string): Locator {
  return filters
    .locator('.facet')
    .filter({ has: filters.page().getByRole('heading', { level: 3, name: new RegExp(`^${name}`) }) });
}
