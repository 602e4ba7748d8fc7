import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { findBarriers } from './support/findBarriers.ts';
import { journey } from './support/journey.ts';
import { signInAtOffice } from './support/logIn.ts';

const order = '4402131';

journey('An auditor asks who locked an order, opens the event and exports the answer', async ({ visit, step }) => {
  const desk = await visit('desktop', 'nl');
  const audit = await visit('desktop', 'nl', { acceptDownloads: true });
  const rows = audit.getByRole('table').getByRole('row').filter({ hasText: 'Vergrendeld voor de klant' });

  await step('sales support locks an order', async () => {
    await signInAtOffice(desk, 'support');
    await desk.goto(`/backoffice/orders/${order}/show`);
    await desk.getByRole('button', { name: 'Vergrendelen' }).click();
    const dialog = desk.getByRole('dialog');
    await dialog.getByLabel('Reden').selectOption('checking_stock');
    await dialog.getByRole('button', { name: 'Vergrendelen' }).click();
    await expect(desk.getByRole('heading', { level: 1 })).toContainText('Vergrendeld');
  });

  await step('the auditor asks with the keyboard what employees did, and finds the lock', async () => {
    await signInAtOffice(audit, 'auditor');
    await audit.goto('/backoffice/audit');
    await audit.getByRole('button', { name: 'NL', exact: true }).click();
    await audit.getByLabel('Vraag').selectOption('employee');
    await audit.getByRole('button', { name: 'Tonen' }).press('Enter');
    await expect(audit).toHaveURL(/question=employee/);
    await expect(rows.first()).toContainText('voorraad');
    expect(await findBarriers(audit)).toEqual([]);
  });

  await step('the whole answer is a file', async () => {
    const [download] = await Promise.all([
      audit.waitForEvent('download'),
      audit.getByRole('link', { name: 'CSV' }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^audit-employee-.*\.csv$/);
    expect(await readFile(await download.path(), 'utf8')).toContain(`order-${order}@`);
  });

  await step('the row leads to its event in the history of the order', async () => {
    await rows
      .first()
      .getByRole('link', { name: `order-${order}@` })
      .click();
    await expect(audit).toHaveURL(new RegExp(`/orders/${order}/show\\?event=order-${order}%40`));
    await expect(audit.getByRole('heading', { level: 2, name: /^Vergrendeld voor de klant/ })).toBeVisible();
  });

  await step('an event of a stream without a page of its own opens in French on a phone', async () => {
    const phone = await visit('phone', 'fr');
    await signInAtOffice(phone, 'auditor');
    await phone.goto('/backoffice/audit/history/account-1001@0');
    await phone.getByRole('button', { name: 'FR', exact: true }).click();
    await expect(phone.getByRole('heading', { level: 1 })).toHaveText('Historique de account-1001');
    await expect(phone.getByRole('heading', { level: 2 }).first()).toBeVisible();
    expect(await findBarriers(phone)).toEqual([]);
  });

  await step('what the auditor read is recorded', async () => {
    await audit.goto('/backoffice/audit?question=reads');
    await expect(audit.getByRole('rowheader', { name: /^Vraag bekeken: Alles wat medewerkers deden/ })).toBeVisible();
    await expect(audit.getByRole('rowheader', { name: `Bestelling ${order} bekeken` }).first()).toBeVisible();
  });
});
