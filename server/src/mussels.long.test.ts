import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createApiKey } from '@talloor/catalogue/apiKeys/createApiKey.ts';
import { contentTables } from '@talloor/catalogue/content/contentTables.ts';
import { addContent } from '@talloor/catalogue/content/writeContent.ts';
import { testArticle, testChange, writeTestArticles } from '@talloor/catalogue/testing.ts';
import { logIn, type Person } from '@talloor/command-api/testing/logIn.ts';
import { until } from '@talloor/platform/testing/until.ts';
import { sendInvoice } from './faults/testing/everyEndpoint/invoiceRequests.ts';
import type { OrderToDeliver } from './faults/testing/deliverOrder.ts';
import { startTestProduct } from './faults/testing/startTestProduct.ts';

const bag = '105005';
let product: Awaited<ReturnType<typeof startTestProduct<string>>>;
let lotte: Person;
let auditor: Person;

beforeAll(async () => {
  product = await startTestProduct(async (shop) => {
    await shop.writeArticles({ '100001': null });
    const article = testArticle(bag, {
      status: 'not_orderable',
      weightArticle: true,
      unitOfMeasureConversionFactor: 5,
    });
    await writeTestArticles(shop.pool, [article], null);
    const season = {
      sale_start: '2026-01-10',
      sale_end: '2026-06-30',
      priority_start: null,
      priority_end: null,
      vat_percentage: 6,
    };
    await addContent(shop.pool, contentTables.musselSeasons, [season], testChange);
    const packages = [{ article_number: bag, weight_kg: 5, price_per_kg: 6.5 }];
    await addContent(shop.pool, contentTables.musselPackages, packages, testChange);
    await shop.addCustomer('204118');
    await shop.giveAllRights(await shop.addUser('lotte', ['204118']), '204118');
    await shop.addUser('auditor', [], 'auditor');
    const key = { name: 'erp', subjects: ['invoices'] as const };
    const { secret } = await createApiKey(shop.pool, { ...key, subjects: [...key.subjects] }, testChange);
    return secret;
  });
  [lotte, auditor] = await Promise.all([logIn(product.url, 'lotte'), logIn(product.url, 'auditor')]);
}, 60_000);
afterAll(() => product.close());

test('an order of mussels goes the way of any order: overview, audit, delivery note, return and invoice', async () => {
  const body = {
    deliveryDate: '2026-03-13',
    deliveryMoment: 'morning',
    orderedQuantities: [{ weight: 5, quantity: 3 }],
  };
  const { status, body: answer } = await lotte('POST', '/api/mussel/order', body, 'mussels-1');
  expect([status, answer['success']]).toEqual([201, true]);
  const number = new URL(String(answer['redirect']), product.url).searchParams.get('order') ?? '';
  const service = { kind: 'mussels', moment: 'morning' };

  const overview = await lotte('GET', '/api/dashboard/orders/pending');
  expect(JSON.stringify(overview.body)).toContain(`"order_number":"${number}"`);
  const { body: order } = await lotte('GET', `/api/pending_order/${number}`);
  expect(order).toMatchObject({
    delivery_service: service,
    delivery_window: { start: '08:30', end: '12:00' },
    totals: { subtotal: 97.5, delivery_cost: 0, total_vat: 5.85, amount_to_pay: 103.35, is_approximate: true },
  });
  expect((await lotte('GET', `/api/basket/placed/${number}`)).body).toMatchObject({ order_number: number });

  const verified = await auditor('POST', `/api/office/orders/${number}/verify`, {});
  expect(verified).toMatchObject({ status: 200, body: { holds: true, totals_recomputed: true, differences: [] } });

  const note = await product.shop.deliver(order as unknown as OrderToDeliver, '2026-03-13');
  const { body: shownNote } = await lotte('GET', `/api/delivery-note/${note}`);
  expect(shownNote).toMatchObject({
    order_number: number,
    delivery_moment: 'morning',
    lines: [{ article_number: bag, ordered: 3, delivered: 3, is_weight_article: true }],
  });

  const returned = await lotte('POST', '/api/returns', {
    delivery_number: note,
    delivery_date: '2026-03-13',
    contact: { name: 'Lotte', email: 'lotte@talloor.example' },
    lines: [{ article_number: bag, quantity: 1, reason: 'damaged', comment: 'open' }],
  });
  expect(returned.status).toBe(201);

  const article = { number: bag, name: { nl: 'Mosselen', fr: 'Moules' } };
  const issued = { number: '900777', customerNumber: '204118', deliveryNumber: note, article };
  await sendInvoice(product.url, product.filled, issued);
  await until('the invoice is shown', async () => (await lotte('GET', '/api/invoice/900777')).status === 200);
  const invoice = JSON.stringify((await lotte('GET', '/api/invoice/900777')).body);
  for (const text of [note, number, bag]) expect(invoice).toContain(`"${text}"`);
});
