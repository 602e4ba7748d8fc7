import { expect } from '@playwright/test';
import { journey } from './support/journey.ts';
import { judgePage } from './support/judgePage.ts';
import { signIn, signInAtOffice } from './support/logIn.ts';
import { openLarge, readsLarge } from './support/readLarge.ts';

/** Not picked, with a weight article; used by this journey only. */
const order = '4401962';

journey('Sales support reports a delivery in place of the ERP', async ({ visit, step, check }) => {
  const page = await visit('desktop', 'nl');
  const main = page.getByRole('main');
  const links = new Set<string>();
  const field = (name: RegExp) => main.getByRole('textbox', { name });
  const button = (name: string | RegExp) => main.getByRole('button', { name });
  const sendReport = async (name: string, confirmation: string) => {
    await main.getByLabel(/^(Reden|Motif|Raison)/).selectOption('erp_is_down');
    await button(name).click();
    await expect(page.getByText(confirmation)).toBeVisible();
  };

  await step('a link on the order’s page leads to the delivery reports', async () => {
    await signIn(page, 'support');
    await page.goto(`/backoffice/orders/${order}/show`);
    await main.getByRole('link', { name: 'Levering melden' }).click();
    await expect(main.locator('[aria-current=step]')).toContainText('Ingepland');
  });

  await check('the form reads well on a narrow screen and in large text', async () => {
    const reader = await visit('desktop', 'fr');
    await signInAtOffice(reader, 'support');
    await reader.getByRole('button', { name: 'FR', exact: true }).click();
    for (const view of [
      { width: 320, percent: 100 },
      { width: 820, percent: 200 },
    ]) {
      await openLarge(reader, view, `/backoffice/orders/${order}/delivery`);
      await expect(reader.getByRole('textbox', { name: /^Livré, Ligne 1/ }).first()).toBeVisible();
      await readsLarge(reader, view);
    }
    await reader.context().close();
  });

  await step('a delivered quantity above the ordered one shows a warning at its line and is refused', async () => {
    await field(/^Geleverd, Regel 2:/).fill('999');
    await expect(main.getByText(/^995\s+zak te veel/)).toBeVisible();
    await main.getByLabel(/^Reden/).selectOption('erp_is_down');
    await button('Klaargezet melden').click();
    await expect(main.getByText(/^Regel 2: meer .*Wortelen gewassen/)).toBeVisible();
    await judgePage(page, links);
  });

  await step('one report holds a shortage with its reason, a lot, a weight and a replacement', async () => {
    await field(/^Geleverd, Regel 2:/).fill('3');
    await expect(main.getByRole('group', { name: /^Regel 2:/ })).toContainText('manco 1 zak');
    await main.getByLabel(/^Waarom minder, Regel 2:/).selectOption('quality');
    await button(/^Lot toevoegen, Regel 3:/).click();
    await field(/^Lot, Lot 1, Regel 3:/).fill('L2606A');
    await main.getByLabel(/^Houdbaar tot, Lot 1, Regel 3:/).fill('2026-03-20');
    await field(/^Gewicht \(kg\), Regel 12:/).fill('2,913');
    await field(/^Geleverd, Regel 1:/).fill('10');
    await button(/^Vervanging toevoegen, Regel 1:/).click();
    await field(/^Artikelnummer, Vervanging 1, Regel 1:/).fill('101410');
    await expect(main.getByText('Alle regels volledig')).toBeHidden();
    await judgePage(page, links);
    await sendReport('Klaargezet melden', 'Het klaarzetten is gemeld.');
    await expect(main.getByRole('row', { name: /Appels Jonagold/ })).toContainText('L2606A');
  });

  await step('an SSCC is checked during typing, in French too', async () => {
    await page.getByRole('button', { name: 'FR', exact: true }).click();
    await button('Ajouter un support de charge').click();
    await field(/^SSCC/).fill('340123450000000019');
    await expect(main.getByText('le dernier chiffre doit être', { exact: false })).toBeVisible();
    await judgePage(page, links);
    const digit = /être (\d)/.exec(await main.getByText('le dernier chiffre doit être').innerText())?.[1] ?? '';
    await field(/^SSCC/).fill(`34012345000000001${digit}`);
    await sendReport('Annoncer le chargement', 'Le chargement est annoncé.');
  });

  const colleague = await page.context().newPage();

  await step('a report that comes after a colleague’s shows the new state and keeps the typed values', async () => {
    await colleague.goto(`/backoffice/orders/${order}/delivery`);
    const when = colleague.getByLabel(/^Quand/);
    await when.fill('');
    // Equal day and month, because browsers differ in order.
    await when.pressSequentially('030320260445AM');
    await expect(when).toHaveValue(/^2026-03-03T/);
    await when.fill('2026-03-11T16:45');
    await sendReport('Annoncer le départ', 'Le départ est annoncé.');
    await colleague.getByLabel(/^(Motif|Raison)/).selectOption('on_paper');
    await colleague.getByRole('button', { name: 'Annoncer le départ' }).click();
    await expect(colleague.getByText(/^Cette livraison (est déjà partie|a changé)/).first()).toBeVisible();
    await expect(when).toHaveValue('2026-03-11T16:45');
    await colleague.getByRole('button', { name: 'Garder ma saisie' }).click();
    await expect(colleague.getByRole('button', { name: 'Garder ma saisie' })).toBeHidden();
    await expect(when).toHaveValue('2026-03-11T16:45');
    await colleague.close();
  });

  await step(
    'the delivered report names the receiver and the missing signature, and the history shows its reason',
    async () => {
      await field(/^Réceptionné par/).fill('Cuisine Hilde');
      await main.getByLabel(/^Pas signé/).selectOption('on_paper');
      await sendReport('Annoncer la livraison effectuée', 'La livraison effectuée est annoncée.');
      await expect(main.getByText('La livraison est terminée', { exact: false })).toBeVisible();
      await judgePage(page, links);
      await page.goto(`/backoffice/orders/${order}/show`);
      await expect(main.getByText('Livrée, réceptionnée par Cuisine Hilde').first()).toBeVisible();
      await expect(main.getByText('Annoncé à la place de l’ERP').first()).toBeVisible();
    },
  );
});
