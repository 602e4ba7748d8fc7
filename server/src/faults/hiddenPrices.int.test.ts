import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Endpoint } from '@talloor/contracts/endpoint.ts';
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
beforeAll(async () => {
  product = await openPricedProduct();
}, 60_000);
afterAll(() => product.close());

let amounts: readonly string[];
let priced: readonly Endpoint[];
test('with the right to see prices, answers name the planted price and its sums', async () => {
  const answers = await product.walk(queries);
  const found = withMoney(answers);
  amounts = [...new Set(found.flatMap(({ money }) => [...money]))];
  priced = found.map(({ endpoint }) => endpoint);
  expect(amounts).toEqual(expect.arrayContaining(['73.319', '73319', '146638', '1466.38', '2199.57', '3.18']));
  expect(priced.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['getOpenOrder', 'getInvoice', 'downloadPersonalData']),
  );
  expect(priced.length).toBeGreaterThan(25);
  const named = namingsIn(answers, amounts).map(({ name }) => name);
  const papers = [
    'downloadBasket',
    'downloadOpenOrder',
    'downloadOrderReceipt',
    'downloadDeliveryNote',
    'downloadInvoice',
  ];
  expect(papers.filter((paper) => !named.includes(paper))).toEqual([]);
}, 60_000);

test('a user whose right to see prices was taken reads no price in any answer, file or page, nor after a change, and only invoices are refused', async () => {
  const { shop, lotteId, tenant } = product;
  const others = customerRights.filter((right) => right !== 'see_prices' && right !== 'approve');
  await shop.grant(lotteId, tenant.own.customerNumber, others);
  const answers = await product.walk(queries);
  expect(namingsIn(answers, amounts)).toEqual([]);
  expect(statusesOf(answers, priced)).toEqual(expectedStatuses(priced));
  const changes = await product.walk(commands);
  expect(namingsIn(changes, amounts)).toEqual([]);
  const done = changes.filter(({ status }) => status < 300).map(({ endpoint }) => endpoint.name);
  expect(done).toEqual(
    expect.arrayContaining(['setBasketItems', 'confirmDeliveryMoment', 'orderAgain', 'requestReturn']),
  );
  expect(done.length).toBeGreaterThan(30);
}, 60_000);
