import { expect } from '@playwright/test';
import { findDeliveryNote } from '../support/findDeliveryNote.ts';
import { findInvoice } from '../support/findInvoice.ts';
import type { Walk } from './walk.ts';

export async function orderPages({ page, paths, judge, check, open }: Walk): Promise<void> {
  await open('orders', paths.orders);
  await open('orders that nobody has sent', `${paths.orders}?group=incomplete`);
  await open('open orders', `${paths.orders}?group=open`);
  await open('orders that were invoiced', `${paths.orders}?group=invoiced`);
  await open('nothing found among what was delivered', `${paths.orders}?group=delivered&q=zz`);
  const note = await findDeliveryNote(page);
  await open('a delivery note', `${paths.deliveryNote}?number=${note}`);
  await open('a return of a delivery note', `${paths.returns}?number=${note}`);
  await open('a return that is not there', `${paths.returns}?id=99`);
  await open('a complaint about a delivery note', `${paths.complaint}?note=${note}`);
  await open('a question', paths.contact);
  await open('questions', paths.questions);
  await check('a question and its answers', async () => {
    await page.getByRole('main').getByRole('rowheader').getByRole('link').first().click();
    await expect(page).toHaveURL(/\?id=/);
    await judge();
  });
  await open('a question that is not there', `${paths.questions}?id=00000000-0000-4000-8000-000000000000`);
  await open('recalls', paths.recall);
  await open('a recall that is not there', `${paths.recall}?id=99`);
  await open('invoices', paths.invoices);
  await open('nothing found among the invoices', `${paths.invoices}?q=zz`);
  await open('an invoice', `${paths.invoice}?number=${await findInvoice(page)}`);
  await open('an invoice that is not there', `${paths.invoice}?number=99`);
  await open('statistics by group', paths.statistics);
  await open('statistics by month', `${paths.statistics}?by=month`);
  await open('statistics of a day without delivery', `${paths.statistics}?from=2020-01-01&to=2020-01-01`);
  await open('requests for documents', paths.documents);
  await open('a payment that is not there', `${paths.payment}?payment=99`);
  await open('a delivery note that is not there', `${paths.deliveryNote}?number=99`);
  await open('an order that is not there', `${paths.orderDetail}?order=99`);
  await open('a confirmation of nothing', paths.confirmation);
}
