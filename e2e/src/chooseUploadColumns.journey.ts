import { utils, write } from '@e965/xlsx';
import { expect, type Page } from '@playwright/test';
import { findBarriers } from './support/findBarriers.ts';
import { fitsSideways } from './support/fitsSideways.ts';
import { journey } from './support/journey.ts';
import { press } from './support/keyboard.ts';
import { missesThumbs } from './support/missesThumbs.ts';
import { signIn } from './support/logIn.ts';
import { emptyBasket } from './support/putIntoBasket.ts';

const headings = ['Artikelnummer', 'Omschrijving', 'Voorraad', 'Minimumafname', 'Nodig', 'Te bestellen'];
const exported = [
  headings,
  ['152001', 'Frieten', 240, 12, 30, 6],
  ['131209', 'Room', 96, 6, 24, 2],
  ['160488', 'Mosterd', 36, 3, 9, 1],
];

/** @param hiddenRows from 1 @param hiddenColumns from 0 */
function workbook(
  rows: readonly (readonly (string | number)[])[],
  hiddenRows: readonly number[] = [],
  hiddenColumns: readonly number[] = [],
): Buffer {
  const sheet = utils.aoa_to_sheet(rows.map((cells) => [...cells]));
  sheet['!rows'] = rows.map((_, at) => ({ hidden: hiddenRows.includes(at + 1) }));
  sheet['!cols'] = headings.map((_, at) => ({ hidden: hiddenColumns.includes(at) }));
  const book = utils.book_new();
  utils.book_append_sheet(book, sheet, 'Lijst');
  return write(book, { type: 'buffer', bookType: 'xlsx' }) as Buffer;
}

const choose = (page: Page, name: string, buffer: Buffer | string) =>
  page.locator('[data-upload-file]').setInputFiles({
    name,
    mimeType: 'application/octet-stream',
    buffer: Buffer.isBuffer(buffer) ? buffer : Buffer.from(buffer),
  });

journey('A buyer chooses the columns of an export, and hidden rows stay out', async ({ visit, step, check }) => {
  const page = await visit('desktop', 'nl');
  const main = page.getByRole('main');
  const row = (number: number) => main.locator(`[data-row="${number}"]`);
  const column = (letter: string) => main.getByRole('combobox', { name: new RegExp(`^Kolom ${letter},`) });
  const read = main.getByRole('button', { name: 'Lees deze kolommen' });

  await step(
    'an export with two columns that may be the order chooses neither, and no line has a verdict',
    async () => {
      await signIn(page, 'lotte', 'Tuinzaal Oude Vismijn');
      await page.goto('/');
      await emptyBasket(page);
      await page.goto('/upload-naar-winkelwagen');
      await choose(page, 'export.xlsx', workbook(exported));
      await expect(main.getByRole('heading', { name: 'Kies de kolommen' })).toBeVisible();
      for (const letter of ['C', 'D', 'E', 'F']) await expect(column(letter)).toHaveValue('unused');
      await expect(main.locator('[data-row]')).toHaveCount(0);
      await expect(main).not.toContainText('Wordt toegevoegd');
      expect(await findBarriers(page, 'main')).toEqual([]);
    },
  );

  await step('columns are chosen by keyboard, also after a reload, and only then lines have a verdict', async () => {
    await page.reload();
    await column('A').selectOption('article');
    await column('F').focus();
    await page.keyboard.type('Aantal');
    await expect(column('F')).toHaveValue('quantity');
    await read.focus();
    await press(page, 'Enter');
    await expect(row(2)).toContainText('Wordt toegevoegd');
    for (const [number, quantity] of [
      [2, '6'],
      [3, '2'],
      [4, '1'],
    ] as const)
      await expect(row(number).locator('.cell-raw code').nth(1)).toHaveText(quantity);
    await expect(main).toContainText('kolom A artikelnummer, kolom F aantal');
    await expect(main).toContainText('3 regels gaan naar je winkelwagen');
  });

  await step('other columns are read from the same file, and the lines follow them', async () => {
    await main.getByRole('button', { name: 'Kolommen wijzigen' }).click();
    await column('F').selectOption('unused');
    await expect(main.locator('[data-row]')).toHaveCount(0);
    await column('E').selectOption('quantity');
    await read.click();
    await expect(row(4).locator('.cell-raw code').nth(1)).toHaveText('9');
    await expect(row(3).locator('.cell-becomes')).toContainText('24');
  });

  await step('the next file with these headings is read in the same columns', async () => {
    await main.getByRole('button', { name: 'Ander bestand' }).click();
    await choose(page, 'week12.xlsx', workbook([headings, ['160488', 'Mosterd', 36, 3, 4, 7]]));
    await expect(main).toContainText('kolommen zoals vorige keer');
    await expect(row(2).locator('.cell-raw code').nth(1)).toHaveText('4');
  });

  await step('stock is never proposed, and the only column of an order is', async () => {
    await main.getByRole('button', { name: 'Ander bestand' }).click();
    const rows = 'Artikelnummer;Omschrijving;Voorraad;Nodig\n152001;Frieten;240;3\n131209;Room;96;\n';
    await choose(page, 'lijst.csv', rows);
    await expect(row(2).locator('.cell-raw code').nth(1)).toHaveText('3');
    await expect(column('C')).toHaveValue('unused');
    await expect(column('D')).toHaveValue('quantity');
    await expect(row(3)).toContainText('Geen aantal, overgeslagen');
  });

  await step('of several sheets with lines none is read before one is chosen', async () => {
    await main.getByRole('button', { name: 'Ander bestand' }).click();
    const monthOf = (quantity: number) =>
      utils.aoa_to_sheet([
        ['Artikelnummer', 'Aantal'],
        ['160488', quantity],
      ]);
    const book = utils.book_new();
    utils.book_append_sheet(book, monthOf(3), 'November');
    utils.book_append_sheet(book, monthOf(5), 'December');
    await choose(page, 'maanden.xlsx', write(book, { type: 'buffer', bookType: 'xlsx' }) as Buffer);
    await expect(main).toContainText('Meer dan één blad heeft regels');
    await expect(main.locator('[data-row]')).toHaveCount(0);
    expect(await findBarriers(page, 'main')).toEqual([]);
    await main.getByRole('combobox', { name: 'Blad' }).selectOption('December');
    await expect(row(2).locator('.cell-raw code').nth(1)).toHaveText('5');
  });

  await step('hidden rows and columns are shown as hidden, and stay out of the basket', async () => {
    await main.getByRole('button', { name: 'Ander bestand' }).click();
    const rows = [
      ['Artikelnummer', 'Aantal', 'Bestelaantal'],
      ['152001', 50, 2],
      ['131209', 50, 4],
      ['160488', 50, 1],
    ];
    await choose(page, 'gefilterd.xlsx', workbook(rows, [3], [1]));
    await expect(column('B')).toHaveValue('unused');
    await expect(main.getByRole('columnheader', { name: /^B/ })).toContainText('verborgen');
    await expect(row(3)).toContainText('Verborgen in je bestand');
    await expect(row(3).locator('.cell-becomes')).not.toContainText('4');
    await expect(row(2).locator('.cell-becomes')).toContainText('2');
    await main.getByRole('button', { name: 'Voeg 2 regels toe' }).click();
    await expect(page).toHaveURL('/winkelwagen');
    await expect(page.getByRole('spinbutton', { name: /Mosterd/ }).first()).toHaveValue('1');
    await expect(page.getByRole('spinbutton', { name: /Volle room/ })).toHaveCount(0);
  });

  await check(
    'on a phone the sheet scrolls inside itself, and a quantity that is a question is filled in',
    async () => {
      const phone = await visit('phone', 'fr');
      await signIn(phone, 'lotte', 'Tuinzaal Oude Vismijn');
      await phone.goto('/panier-telechargement');
      const question = "Numéro d'article;Quantité\n131209;2 x 6\n160488;5\n";
      await choose(phone, 'semaine.csv', question);
      const line = phone.locator('[data-row="2"]');
      await expect(line).toContainText('Quantité peu claire');
      await expect(line).toContainText('2 x 6');
      await fitsSideways(phone);
      expect(await missesThumbs(phone)).toEqual([]);
      await line.getByRole('textbox', { name: 'Quantité de la ligne 2' }).fill('12');
      await press(phone, 'Enter');
      await expect(line).toContainText('Sera ajouté');
      expect(await findBarriers(phone, 'main')).toEqual([]);
    },
  );
});
