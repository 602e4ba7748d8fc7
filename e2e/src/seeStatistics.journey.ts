import { expect } from '@playwright/test';
import { findBarriers } from './support/findBarriers.ts';
import { fitsSideways } from './support/fitsSideways.ts';
import { journey } from './support/journey.ts';
import { signIn } from './support/logIn.ts';
import { waitForMail } from './support/readMails.ts';

const accountant = 'comptable@perron.example';

journey(
  'A customer sees, downloads and mails statistics, in French, on a phone',
  { tag: '@main' },
  async ({ visit, step, check, product }) => {
    const page = await visit('phone', 'fr');
    const main = page.getByRole('main');
    const statistics = main.getByRole('region', { name: /^(Groupe|Mois|Article), du/ });
    await signIn(page, 'amelie', 'Brasserie du Perron');

    await step('the account menu leads to the purchases of twelve months', async () => {
      await page.goto('/fr/mon-compte/commandes');
      await page.getByRole('button', { name: /^Mon compte/ }).tap();
      await page.getByRole('dialog').getByRole('button', { name: 'Statistiques' }).tap();
      await expect(main.getByRole('heading', { level: 1 })).toHaveText('Statistiques');
      await expect(statistics.getByRole('rowheader').first()).toBeVisible();
      await expect(statistics).toContainText('Achats hors TVA');
      await fitsSideways(page);
    });

    await check('the page has no barriers', async () => {
      await expect(statistics.locator('canvas')).toBeVisible();
      expect(await findBarriers(page)).toEqual([]);
    });

    await step('another period and grouping have other figures', async () => {
      const before = await statistics.getByRole('heading', { level: 2 }).innerText();
      await main.getByRole('button', { name: 'Cette année' }).tap();
      await expect(statistics.getByRole('heading', { level: 2 })).not.toHaveText(before);
      await main.getByLabel('Par', { exact: true }).selectOption('month');
      await main.getByRole('button', { name: 'Afficher' }).tap();
      await expect(page).toHaveURL(/by=month/);
      await expect(statistics.getByRole('rowheader').first()).toHaveText(/^\p{L}+ \d{4}$/u);
      await fitsSideways(page);
    });

    await step('a group leads to its articles', async () => {
      await page.goto('/fr/mon-compte/statistiques?by=group');
      const group = statistics.getByRole('rowheader').getByRole('link').first();
      await group.tap();
      await expect(page).toHaveURL(/by=article.*group=/);
      await expect(statistics.getByRole('rowheader').first()).toHaveText(/\d{6}/);
    });

    await step('Excel is a file of the same period', async () => {
      const downloaded = page.waitForEvent('download');
      await main.getByRole('link', { name: 'Tout en Excel' }).tap();
      expect((await downloaded).suggestedFilename()).toMatch(/^statistiques-\d{4}-.*\.xlsx$/);
    });

    await step('a wrong second address is refused, a right one gets the link with the user', async () => {
      const field = main.getByLabel(/^Aussi à cette adresse/);
      await field.fill('comptable@perron');
      await main.getByRole('button', { name: 'Envoyer les statistiques' }).tap();
      await expect(field).toHaveAttribute('aria-invalid', 'true');
      await field.fill(accountant);
      await main.getByRole('button', { name: 'Envoyer les statistiques' }).tap();
      await expect(page.getByText('Les statistiques sont en route')).toBeVisible();
      const [, path = ''] = await waitForMail(
        product,
        'amelie@traiteurlestroistilleuls.example',
        /comptable@perron\.example[^]*?(\/fr\/statistics\/mailed\?token=[\w-]+)/,
      );
      const visitor = await visit('desktop', 'fr');
      const file = await visitor.context().request.get(path);
      expect([file.status(), file.headers()['content-type']]).toEqual([
        200,
        'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      ]);
    });
  },
);
