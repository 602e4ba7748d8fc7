import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { testArticle, writeTestArticles, writeTestCustomer } from '@talloor/catalogue/testing.ts';
import type { BasketSummary } from '@talloor/contracts/endpoints/keptBaskets.ts';
import type { ReadSideUnderTest } from '../audit/testing/startReadSide.ts';
import { startReadSideWithCatalogue } from '../audit/testing/startReadSideWithCatalogue.ts';

let side: ReadSideUnderTest;
beforeAll(async () => {
  side = await startReadSideWithCatalogue();
  await writeTestCustomer(side.pool, '204118');
  await writeTestArticles(side.pool, [testArticle('100001')]);
});
afterAll(() => side.close());

const facts = { name: { nl: 'a', fr: 'a' }, brand: '', groupCode: 'dairy', unit: { nl: 'st', fr: 'pc' } } as const;
const price = { priceMills: 1, normalPriceMills: 1, priceKind: 'list', vatRate: 6, depositMills: 0 } as const;
const line = { ...facts, ...price, conversionFactor: 1, weightArticle: false, promoId: null, previousQuantity: 0 };

const fill = async (isPrepared: boolean): Promise<string> => {
  const basketId = randomUUID();
  const origin = { kind: 'standing_order' as const, id: randomUUID(), name: 'Weekbasis' };
  await side.append(`basket-${basketId}`, [
    {
      type: 'BasketOpened',
      data: { basketId, customerNumber: '204118', openedBy: '7', ...(isPrepared && { origin }) },
    },
    { type: 'BasketLineQuantityChanged', data: { ...line, articleNumber: '100001', quantity: 4 } },
  ]);
  if (!isPrepared) await side.append(`basket-${basketId}`, [{ type: 'BasketSetAside', data: { activated: null } }]);
  return basketId;
};

test('what somebody filled comes before what a standing order prepared since, and page after page shows all', async () => {
  const own = await fill(false);
  const prepared: string[] = [];
  for (let date = 0; date < 21; date++) prepared.unshift(await fill(true));
  const browser = await side.browser({ userId: '7' });
  const page = async (query: string) =>
    (await (await browser.get(`/api/baskets${query}`)).json()) as { baskets: BasketSummary[]; total: number };
  const [first, second] = [await page(''), await page('?page=2')];
  expect(first.baskets[0]).toMatchObject({ basket_id: own, origin: null });
  expect([first.baskets.length, second.baskets.length, first.total]).toEqual([20, 2, 22]);
  const shown = [...first.baskets, ...second.baskets].map(({ basket_id: id }) => id);
  expect(new Set(shown)).toEqual(new Set([own, ...prepared]));
  expect((await browser.get('/api/baskets?page=0')).status).toBe(400);
});
