import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createApiKey } from '@talloor/catalogue/apiKeys/createApiKey.ts';
import { createCatalogue } from '@talloor/catalogue/createCatalogue.ts';
import { logIn, type Person } from '@talloor/command-api/testing/logIn.ts';
import type { OrderToDeliver } from '../faults/testing/deliverOrder.ts';
import { walkedInvoice } from '../faults/testing/everyEndpoint/invoiceRequests.ts';
import { startTestProduct } from '../faults/testing/startTestProduct.ts';
import { simulateErp } from './simulateErp.ts';

type Product = Awaited<ReturnType<typeof startTestProduct<string>>>;
let product: Product;
let lotte: Person;
let support: Person;
let endErp: () => Promise<void> = () => Promise.resolve();
const own = '204118';
const number = '9001';

beforeAll(async () => {
  product = await startTestProduct(async (shop) => {
    await shop.writeArticles({ 100001: null });
    await shop.addCustomer(own);
    await shop.giveAllRights(await shop.addUser('lotte', [own]), own);
    await shop.addUser('support', [], 'sales-support');
    const at = new Date('2026-03-11T13:12:00Z');
    return (await createApiKey(shop.pool, { name: 'erp', subjects: ['invoices'] }, { by: 'test', at })).secret;
  });
  const { url, shop, filled: key } = product;
  lotte = await logIn(url, 'lotte');
  support = await logIn(url, 'support');
  await lotte('PUT', '/api/basket/items', { 100001: 20 });
  await lotte('POST', '/api/basket/confirm/1773356400', {});
  const placed = await lotte('POST', '/api/basket/checkout', { po_number: '', message: '' });
  const deliveryNumber = await shop.deliver(placed.body as unknown as OrderToDeliver, '2026-03-13');
  const invoice = walkedInvoice({ number, customerNumber: own, deliveryNumber }, 3.18);
  const answer = await fetch(`${url}/erp/v1/invoices`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/x-ndjson' },
    body: JSON.stringify(invoice),
  });
  if (((await answer.json()) as { applied?: number }).applied !== 1) throw new Error('the invoice was not taken');
  const { pool, clock, logger: log } = shop;
  const { findDeposits } = createCatalogue({ pool, clock });
  endErp = simulateErp({ pool, clock, findDeposits, log, url, onDelivered: null });
}, 120_000);
afterAll(async () => {
  await endErp();
  await product.close();
});

async function shownInvoice(of: string, isShown: (body: Readonly<Record<string, unknown>>) => boolean) {
  for (let tries = 0; tries < 600; tries += 1) {
    const { status, body } = await lotte('GET', `/api/invoice/${of}`);
    if (status === 200 && isShown(body)) return body;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`invoice ${of} did not come`);
}

test('a dispute leads to a credit note of the ERP, which settles the invoice', async () => {
  const disputed = await lotte('POST', `/api/invoice/${number}/dispute`, { lines: [], reason: 'quality', comment: '' });
  expect(disputed).toMatchObject({ status: 200 });
  const { disputes } = await shownInvoice(number, (body) => body['is_disputed'] === true);
  const [{ dispute_id: id } = { dispute_id: '' }] = disputes as readonly { readonly dispute_id: string }[];
  const answer = { outcome: 'credit_note_requested', answer: 'U krijgt een creditnota.' };
  expect(await support('POST', `/api/office/invoices/${number}/disputes/${id}/answer`, answer)).toMatchObject({
    status: 200,
  });
  const creditNumber = `7${number}1`;
  const credit = await shownInvoice(creditNumber, () => true);
  expect(credit).toMatchObject({ kind: 'credit_note', amount: 3.18, usable_credit: 3.18, related: [number] });
  const pay = { invoice_numbers: [number], credit_note_numbers: [creditNumber], amount: 0 };
  expect(await lotte('POST', '/api/invoices/pay', pay)).toMatchObject({ status: 200, body: { checkout_url: null } });
  await shownInvoice(number, ({ state }) => state === 'settled_by_credit');
  await shownInvoice(creditNumber, ({ state }) => state === 'used');
}, 90_000);
