import { expect } from '@playwright/test';
import { findBarriers } from './support/findBarriers.ts';
import { journey } from './support/journey.ts';
import { password, signIn, signInAtOffice } from './support/logIn.ts';
import { shopIn, startPunchOut } from './support/punchOut.ts';
import { putIntoBasket } from './support/putIntoBasket.ts';
import { shopWords } from './support/shopWords.ts';

journey('The office sees a punch-out without secrets, and decides what it offers', async ({ visit, step, product }) => {
  const page = await visit('desktop', 'nl');
  const office = await visit('desktop', 'nl');
  const words = shopWords.nl;
  const summary = shopIn(page).getByRole('complementary', { name: words.summary });
  const setWay = async (way: string) => {
    await office.goto('/backoffice/customers/204118/show');
    const card = office.getByRole('region', { name: 'Punch-out' });
    await card.getByRole('button', { name: 'Wijzigen' }).click();
    const dialog = office.getByRole('dialog');
    await dialog.getByLabel('Na het winkelen').selectOption({ label: way });
    await dialog.getByLabel(/^Reden/).selectOption('asked_by_customer');
    expect(await findBarriers(office, 'dialog')).toEqual([]);
    await dialog.getByRole('button', { name: 'Bewaren' }).click();
    await expect(dialog).toBeHidden();
    await expect(card).toContainText(way);
  };

  await step('a punch-out starts', async () => {
    await startPunchOut(page, product.url, 'nl');
    await expect(shopIn(page).getByRole('main').getByRole('heading', { level: 1 })).toContainText('Karim');
  });

  await step('the log shows what came in, but no password', async () => {
    await signInAtOffice(office, 'support');
    await office.goto('/backoffice/punchOuts');
    const row = office.getByRole('row').filter({ hasText: 'Bistro Lindegaard' }).first();
    await expect(row).toContainText('Geopend');
    await row.getByRole('rowheader').getByRole('link').click();
    const call = office.getByRole('region', { name: 'Oproep' });
    await expect(call.getByRole('row', { name: /^HOOK_URL/ })).toContainText('/demo-buyer/hook');
    await expect(call.getByRole('row', { name: /^PASSWORD/ })).toContainText('***');
    await expect(office.getByText(password)).toHaveCount(0);
    expect(await findBarriers(office)).toEqual([]);
  });

  await step('where the office says so, the basket is ordered here and not sent back', async () => {
    await setWay('Hier bestellen');
    const colleague = await visit('desktop', 'nl');
    await signIn(colleague, 'karim');
    await putIntoBasket(colleague, { '131209': 2 });
    await startPunchOut(page, product.url, 'nl');
    await shopIn(page)
      .getByRole('link', { name: /^Winkelwagen/ })
      .first()
      .click();
    await expect(summary.getByRole('button', { name: words.order })).toBeVisible();
    await expect(summary.getByRole('button', { name: words.sendBack })).toHaveCount(0);
  });

  await step('and the other way round', async () => {
    await setWay('Terugsturen');
    await startPunchOut(page, product.url, 'nl');
    await shopIn(page)
      .getByRole('link', { name: /^Winkelwagen/ })
      .first()
      .click();
    await expect(summary.getByRole('button', { name: words.sendBack })).toBeVisible();
    await expect(summary.getByRole('button', { name: words.order })).toHaveCount(0);
    await setWay('Terugsturen of hier bestellen');
  });
});
