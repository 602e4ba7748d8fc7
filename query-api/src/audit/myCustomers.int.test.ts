import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { testArticle, writeTestArticles, writeTestCustomer } from '@talloor/catalogue/testing.ts';
import type { CustomerDetails, MyCustomer } from '@talloor/contracts/endpoints/customers.ts';
import { sampleAccount } from '@talloor/events/testing/sampleAccount.ts';
import { sampleFacts } from '@talloor/events/testing/sampleOrder.ts';
import { standardRights, type CustomerRight } from '@talloor/rules/account/rights.ts';
import type { Browser, ReadSideUnderTest } from './testing/startReadSide.ts';
import { startReadSideWithCatalogue } from './testing/startReadSideWithCatalogue.ts';

let side: ReadSideUnderTest;
const customers = ['204118', '204119'];
const grant = (customerNumber: string, rights: readonly CustomerRight[]) =>
  side.append('account-7', [
    { type: 'CustomerRightsChanged', data: { customerNumber, rights: [...rights], orderLimitCents: null } },
  ]);

beforeAll(async () => {
  side = await startReadSideWithCatalogue();
  await writeTestArticles(side.pool, [testArticle('100001')], 100);
  await side.append('account-7', [
    { type: 'AccountRegistered', data: { ...sampleAccount, userId: '7' } },
    ...customers.map((customerNumber) => ({ type: 'CustomerLinked' as const, data: { customerNumber } })),
  ]);
  for (const customerNumber of customers) {
    await writeTestCustomer(side.pool, customerNumber);
    const basketId = randomUUID();
    await side.append(`basket-${basketId}`, [
      { type: 'BasketOpened', data: { basketId, customerNumber, openedBy: '8' } },
      {
        type: 'BasketLineQuantityChanged',
        data: { ...sampleFacts, articleNumber: '100001', quantity: 20, previousQuantity: 0 },
      },
    ]);
  }
});
afterAll(() => side.close());

const amounts = async (browser: Browser) => {
  const { customers: rows } = (await (await browser.get('/api/user/customers')).json()) as { customers: MyCustomer[] };
  return rows.map(({ basket_amount: amount }) => amount !== null);
};

test('the customers of a user show the amount of a basket only where the user sees prices', async () => {
  const browser = await side.browser({ customers, customerNumber: '204118' });
  const unchosen = await side.browser({ customers, customerNumber: null });
  for (const each of [browser, unchosen]) expect(await amounts(each)).toEqual([true, true]);
  await grant('204119', ['order']);
  for (const each of [browser, unchosen]) expect(await amounts(each)).toEqual([true, false]);
});

test('the page of a customer offers another address only to a user who manages its users', async () => {
  const browser = await side.browser({ customers, customerNumber: '204119' });
  const mayRequest = async () =>
    ((await (await browser.get('/api/user/customers/204118')).json()) as CustomerDetails).may_request_change;
  expect(await mayRequest()).toBe(false);
  await grant('204118', [...standardRights, 'portal']);
  expect(await mayRequest()).toBe(true);
});
