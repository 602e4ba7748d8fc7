import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { journey } from './support/journey.ts';
import { judgePage } from './support/judgePage.ts';
import { password, pickCustomer, signIn } from './support/logIn.ts';
import { waitForMail } from './support/readMails.ts';
import { shopWords } from './support/shopWords.ts';

const places = [
  {
    language: 'nl',
    device: 'desktop',
    user: { username: 'lotte', customer: 'Bistro Lindegaard', email: 'lotte@bistrolindegaard.example' },
    words: {
      tick: /^Factuur \d+ kiezen/,
      tickNote: /^Levernota \d+ kiezen/,
      chosen: 'Leveringsbewijzen, 1 gekozen document',
      copy: 'Kopie aanvragen',
      none: 'Je hebt niets gekozen',
      failed: 'De kopie is niet aangevraagd',
      type: 'Facturen',
      from: 'Van',
      to: 'Tot en met',
      ubl: /^Ook als e-factuur/,
      extra: /^Ook mailen naar/,
      send: 'Documenten aanvragen',
      period: 'Kies een begin en een einde.',
      wrongEmail: 'Vul een geldig e-mailadres in',
      row: /01\/01\/2026 tot en met/,
      ready: 'Klaar',
      zip: /^Download ZIP/,
      file: /factuur-\d+\.pdf/,
    },
  },
  {
    language: 'fr',
    device: 'phone',
    user: { username: 'amelie', customer: 'Brasserie du Perron', email: 'amelie@traiteurlestroistilleuls.example' },
    words: {
      tick: /^Choisir\s: Facture \d+/,
      tickNote: /^Choisir le bon de livraison \d+/,
      chosen: 'Preuves de livraison, 1 document choisi',
      copy: 'Demander une copie',
      none: 'Vous n’avez rien sélectionné',
      failed: 'La copie n’a pas été demandée',
      type: 'Preuves de livraison',
      from: 'Du',
      to: 'Au',
      ubl: null,
      extra: /^Envoyer aussi à/,
      send: 'Demander les documents',
      period: 'Choisissez un début et une fin.',
      wrongEmail: 'Indiquez une adresse e-mail valable',
      row: /du 01\/01\/2026 au/,
      ready: 'Prêt',
      zip: /^Télécharger le ZIP/,
      file: /\d+\.pdf/,
    },
  },
] as const;

for (const { language, device, user, words } of places) {
  const { paths, ...login } = shopWords[language];
  const title = `A customer requests the documents of a period and downloads them after login, ${language}, ${device}`;

  journey(title, async ({ visit, step, check, product }) => {
    const page = await visit(device, language);
    const main = page.getByRole('main');
    const links = new Set<string>();
    let link = '';

    await check('a copy of nothing, and a copy that fails, say so', async () => {
      await signIn(page, user.username, user.customer);
      const tick = main.getByRole('checkbox', { name: words.tick }).first();
      // Invoices follow the start of the product.
      await expect(async () => {
        await page.goto(paths.invoices);
        await expect(tick).toBeVisible({ timeout: 2000 });
      }).toPass();
      await main.getByRole('button', { name: words.copy }).click();
      await expect(page.getByText(words.none)).toBeVisible();
      await tick.check();
      await page.route('**/api/documents/request', (route) => route.abort());
      await main.getByRole('button', { name: words.copy }).click();
      await expect(page.getByText(words.failed)).toBeVisible();
      await page.unroute('**/api/documents/request');
      await judgePage(page, links);
    });

    await step('a chosen delivery note is copied', async () => {
      await page.goto(`${paths.orders}?group=invoiced`);
      await main.getByRole('checkbox', { name: words.tickNote }).first().check();
      await main.getByRole('button', { name: words.copy }).click();
      await expect(page).toHaveURL(paths.documents);
      await expect(main.getByRole('listitem').filter({ hasText: words.chosen }).first()).toContainText(words.ready);
    });

    await step('the form names what is missing', async () => {
      await page.goto(paths.documents);
      await main.getByLabel(words.extra).fill('geen adres');
      await main.getByRole('button', { name: words.send }).click();
      await expect(main.getByText(words.period)).toBeVisible();
      await expect(main.getByText(words.wrongEmail)).toBeVisible();
      await judgePage(page, links);
    });

    await step('a request of a period is prepared while the page shows it', async () => {
      await main.getByRole('radio', { name: words.type }).check();
      await main.getByLabel(words.from, { exact: true }).fill('01/01/2026');
      await main.getByLabel(words.to, { exact: true }).fill('28/02/2026');
      await main.getByLabel(words.extra).fill('');
      if (words.ubl !== null) await main.getByLabel(words.ubl).check();
      await main.getByRole('button', { name: words.send }).click();
      const request = main.getByRole('listitem').filter({ hasText: words.row }).first();
      await expect(request).toContainText(words.ready);
      await judgePage(page, links);
    });

    await step('the mailed link leads a visitor to the login, and then to the ZIP', async () => {
      [link = ''] = await waitForMail(product, user.email, new RegExp(String.raw`/${language}/documents/[\w-]+/zip`));
      const visitor = await visit(device, language);
      await visitor.goto(link);
      await expect(visitor.getByRole('button', { name: login.logIn, exact: true })).toBeVisible();
      await visitor.getByLabel(login.username).fill(user.username);
      await visitor.getByLabel(login.password, { exact: true }).fill(password);
      await visitor.getByRole('button', { name: login.logIn, exact: true }).click();
      await pickCustomer(visitor, language, user.customer);
      const request = visitor.getByRole('listitem').filter({ hasText: words.row }).first();
      const coming = visitor.waitForEvent('download');
      await request.getByRole('link', { name: words.zip }).click();
      const zip = (await readFile(await (await coming).path())).toString('latin1');
      expect(zip).toMatch(words.file);
      if (words.ubl !== null) expect(zip).toMatch(/\.xml/);
    });
  });
}
