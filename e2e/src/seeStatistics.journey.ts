import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { findBarriers } from './support/findBarriers.ts';
import { fitsSideways } from './support/fitsSideways.ts';
import { journey, type ProductUnderTest, type Stage } from './support/journey.ts';
import { signIn } from './support/logIn.ts';
import type { Language } from './support/shopWords.ts';
import { waitForMail } from './support/readMails.ts';

const accountant = 'comptable@perron.example';
const words = {
  nl: {
    orders: '/nl/mijn-account/bestellingen',
    statistics: '/nl/mijn-account/statistieken',
    menu: /^Mijn account/,
    title: 'Statistieken',
    table: /^(Groep|Maand|Artikel), /,
    figure: 'Aankopen excl. btw',
    year: 'Dit jaar',
    by: 'Per',
    show: 'Tonen',
    toOrders: /^Bestellingen/,
    dialog: /^Bestellingen: /,
    close: 'Sluiten',
    order: /^Bestelling/,
    csv: 'Alles in CSV',
    csvHead: 'Maand;Geleverd;Geleverd vorige periode;Aankopen excl. btw;',
    excel: 'Alles in Excel',
    second: /^Ook naar dit e-mailadres/,
    send: 'Mail de statistieken',
    sent: 'De statistieken zijn onderweg',
  },
  fr: {
    orders: '/fr/mon-compte/commandes',
    statistics: '/fr/mon-compte/statistiques',
    menu: /^Mon compte/,
    title: 'Statistiques',
    table: /^(Groupe|Mois|Article), /,
    figure: 'Achats hors TVA',
    year: 'Cette année',
    by: 'Par',
    show: 'Afficher',
    toOrders: /^Commandes/,
    dialog: /^Commandes\s?: /,
    close: 'Fermer',
    order: /^Commande/,
    csv: 'Tout en CSV',
    csvHead: 'Mois;Livré;Livré période précédente;Achats hors TVA;',
    excel: 'Tout en Excel',
    second: /^Aussi à cette adresse/,
    send: 'Envoyer les statistiques',
    sent: 'Les statistiques sont en route',
  },
} as const;

type Walk = Pick<Stage, 'visit' | 'step' | 'check'> & { readonly product: ProductUnderTest; readonly page: Page };

async function seeStatistics({ page, visit, step, check, product }: Walk, language: Language): Promise<void> {
  const text = words[language];
  const main = page.getByRole('main');
  const statistics = main.getByRole('region', { name: text.table });
  const dialog = page.getByRole('dialog', { name: text.dialog });

  await step('the account menu leads to the purchases of twelve months', async () => {
    await page.goto(text.orders);
    await page.getByRole('button', { name: text.menu }).click();
    await page.getByRole('dialog').getByRole('button', { name: text.title }).click();
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(text.title);
    await expect(statistics.getByRole('rowheader').first()).toBeVisible();
    await expect(statistics).toContainText(text.figure);
    await fitsSideways(page);
  });

  await check('the page has no barriers', async () => {
    await expect(statistics.locator('canvas')).toBeVisible();
    expect(await findBarriers(page)).toEqual([]);
  });

  await step('a group leads to its articles', async () => {
    await statistics.getByRole('rowheader').getByRole('link').first().click();
    await expect(page).toHaveURL(/by=article.*group=/);
    await expect(statistics.getByRole('rowheader').first()).toHaveText(/\d{6}/);
  });

  await step('another period and grouping have other figures', async () => {
    await page.goto(text.statistics);
    const heading = statistics.getByRole('heading', { level: 2 });
    const before = await heading.innerText();
    await main.getByRole('button', { name: text.year }).click();
    await expect(heading).not.toHaveText(before);
    await main.getByLabel(text.by, { exact: true }).selectOption('month');
    await main.getByRole('button', { name: text.show }).click();
    await expect(page).toHaveURL(/by=month/);
    await expect(statistics.getByRole('rowheader').first()).toHaveText(/^\p{L}+ \d{4}/u);
    await fitsSideways(page);
  });

  await step('the keyboard opens and closes the orders of a month', async () => {
    const button = statistics.getByRole('button', { name: text.toOrders }).last();
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('rowheader').first()).toHaveText(/\d{7}/);
    expect(await findBarriers(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(button).toBeFocused();
  });

  await step('one of them leads to the order, and back to the same figures', async () => {
    await statistics.getByRole('button', { name: text.toOrders }).last().click();
    const link = dialog.getByRole('rowheader').first().getByRole('link');
    const number = (await link.innerText()).trim();
    await link.click();
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(new RegExp(`${text.order.source}.*${number}`));
    await page.goBack();
    await expect(page).toHaveURL(/by=month/);
    await expect(statistics.getByRole('rowheader').first()).toBeVisible();
  });

  await step('CSV and Excel are files of the same period', async () => {
    const download = async (name: string) => {
      const downloaded = page.waitForEvent('download');
      await main.getByRole('link', { name }).click();
      return downloaded;
    };
    const csv = await download(text.csv);
    expect(csv.suggestedFilename()).toMatch(/^statisti\w+-\d{4}-01-01-.*\.csv$/);
    const lines = (await readFile(await csv.path(), 'utf8')).split('\r\n');
    expect(lines[0]?.replace('\uFEFF', '')).toContain(text.csvHead);
    expect(lines[1]).toMatch(/^\d{4}-\d{2};[\d,]+;/);
    expect((await download(text.excel)).suggestedFilename()).toMatch(/\.xlsx$/);
  });

  await step('a wrong second address is refused, a right one gets the link with the user', async () => {
    const field = main.getByLabel(text.second);
    await field.fill('comptable@perron');
    await main.getByRole('button', { name: text.send }).click();
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await field.fill(accountant);
    await main.getByRole('button', { name: text.send }).click();
    await expect(page.getByText(text.sent)).toBeVisible();
    const [, path = ''] = await waitForMail(
      product,
      'amelie@traiteurlestroistilleuls.example',
      /comptable@perron\.example[^]*?(\/(?:nl|fr)\/statistics\/mailed\?token=[\w-]+)/,
    );
    const visitor = await visit('desktop', language);
    const file = await visitor.context().request.get(path);
    expect([file.status(), file.headers()['content-type']]).toEqual([
      200,
      'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    ]);
  });
}

journey(
  'A customer sees, downloads and mails statistics, in French, on a phone',
  { tag: '@main' },
  async ({ visit, step, check, product }) => {
    const page = await visit('phone', 'fr');
    await signIn(page, 'amelie', 'Brasserie du Perron');
    await seeStatistics({ page, visit, step, check, product }, 'fr');
  },
);

journey(
  'A customer sees statistics down to the orders, in Dutch, at a desk',
  async ({ visit, step, check, product }) => {
    const page = await visit('desktop', 'nl');
    await signIn(page, 'amelie', 'Brasserie du Perron');
    await seeStatistics({ page, visit, step, check, product }, 'nl');
  },
);
