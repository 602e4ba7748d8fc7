import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { writeTestCustomer } from '@talloor/catalogue/testing.ts';
import { sendBasketBack } from '@talloor/contracts/endpoints/punchOut.ts';
import type { Endpoint } from '@talloor/contracts/endpoint.ts';
import { until } from '@talloor/platform/testing/until.ts';
import { customerRights } from '@talloor/rules/account/rights.ts';
import {
  commands,
  expectedStatuses,
  namingsIn,
  openPricedProduct,
  queries,
  statusesOf,
  withMoney,
  type PricedProduct,
} from './testing/hiddenPrices/openPricedProduct.ts';

let product: PricedProduct;
let amounts: readonly string[];
let priced: readonly Endpoint[];
beforeAll(async () => {
  product = await openPricedProduct();
  const found = withMoney(await product.walk(queries));
  amounts = [...new Set(found.flatMap(({ money }) => [...money]))];
  priced = found.map(({ endpoint }) => endpoint);
}, 120_000);
afterAll(() => product.close());

const blind = customerRights.filter((right) => right !== 'see_prices' && right !== 'approve');
const grant = (rights: readonly (typeof customerRights)[number][]) =>
  product.shop.grant(product.lotteId, product.tenant.own.customerNumber, rights);

async function fillBasket(): Promise<void> {
  const { browser, tenant } = product;
  await browser.call('PUT', '/api/basket/items', { [tenant.articleNumber]: 20 });
  await browser.call('POST', `/api/basket/confirm/${tenant.day}`, {});
}

async function sendBack(): Promise<string> {
  const basket = JSON.parse((await product.browser.call('GET', '/api/basket/list')).text) as { basket_id: string };
  const { status, text } = await product.ask(sendBasketBack, { body: { basket_id: basket.basket_id } });
  expect([status, text]).toEqual([200, expect.stringContaining('NEW_ITEM')]);
  return text;
}

test('a basket that a buyer takes along has prices only with the right to see prices', async () => {
  await grant(customerRights);
  await fillBasket();
  expect(await sendBack()).toContain('733.190');
  await grant(blind);
  await fillBasket();
  expect(await sendBack()).not.toMatch(/PRICE|733\.190/);
}, 60_000);

async function mailOfOrder(): Promise<string> {
  await fillBasket();
  const { status, text } = await product.browser.call('POST', '/api/basket/checkout', {
    po_number: 'WK12',
    message: '',
  });
  expect([status, text]).toEqual([201, text]);
  const { order_number: orderNumber } = JSON.parse(text) as { order_number: string };
  const folder = join(product.dataDir, 'mail');
  let mail = '';
  await until(`the mail of order ${orderNumber} is written`, async () => {
    const files = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml'));
    const mails = await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')));
    mail = mails.find((each) => each.includes(orderNumber)) ?? '';
    return mail !== '';
  });
  return mail.replaceAll(/=\r?\n/g, '');
}

test('the mail of an order has amounts only with the right to see prices', async () => {
  await grant(customerRights);
  expect(await mailOfOrder()).toContain('1.466,38');
  await grant(blind);
  expect(await mailOfOrder()).not.toMatch(/\d,\d\d\b/);
  await grant(customerRights);
}, 60_000);

test('a user of a customer whose prices are hidden reads no price in any answer, file or page, nor after a change', async () => {
  await writeTestCustomer(product.pool, product.tenant.own.customerNumber, { showPrices: false });
  const answers = await product.walk(queries);
  expect(namingsIn(answers, amounts)).toEqual([]);
  expect(statusesOf(answers, priced)).toEqual(expectedStatuses(priced));
  const changes = await product.walk(commands);
  expect(namingsIn(changes, amounts)).toEqual([]);
  expect(changes.filter(({ status }) => status < 300).length).toBeGreaterThan(30);
}, 120_000);
