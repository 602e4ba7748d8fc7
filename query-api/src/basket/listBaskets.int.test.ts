import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { testArticle, writeTestArticles, writeTestCustomer } from '@talloor/catalogue/testing.ts';
import type { BasketSummary } from '@talloor/contracts/endpoints/keptBaskets.ts';
import type { ReadSideUnderTest } from '../audit/testing/startReadSide.ts';
import { startReadSideWithCatalogue } from '../audit/testing/startReadSideWithCatalogue.ts';

type Events = Parameters<ReadSideUnderTest['append']>[1];
let side: ReadSideUnderTest;
beforeAll(async () => {
  side = await startReadSideWithCatalogue();
  await writeTestCustomer(side.pool, '204118');
  const cream = { name: { nl: 'Crème fraîche', fr: 'Crème fraîche' }, brand: 'Zuivelhof' };
  await writeTestArticles(side.pool, [testArticle('100001'), testArticle('100002', cream)]);
  await writeTestCustomer(side.pool, '316042');
});
afterAll(() => side.close());

const facts = { name: { nl: 'a', fr: 'a' }, brand: '', groupCode: 'dairy', unit: { nl: 'st', fr: 'pc' } } as const;
const price = { priceMills: 1, normalPriceMills: 1, priceKind: 'list', vatRate: 6, depositMills: 0 } as const;
const line = { ...facts, ...price, conversionFactor: 1, weightArticle: false, promoId: null, previousQuantity: 0 };

const fill = async (isPrepared: boolean): Promise<string> => {
  const basketId = randomUUID();
  const origin = { kind: 'standing_order' as const, id: randomUUID(), name: 'Weekbasis', ownerId: '7' };
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

test('a basket filled by a user comes before prepared baskets, and pages together show all baskets', async () => {
  const own = await fill(false);
  const prepared: string[] = [];
  for (let date = 0; date < 21; date++) prepared.unshift(await fill(true));
  const browser = await side.browser({ userId: '7' });
  const page = async (query: string) =>
    (await (await browser.get(`/api/baskets${query}`)).json()) as { baskets: BasketSummary[]; total: number };
  const [first, second] = [await page(''), await page('?page=2')];
  expect(first.baskets[0]).toMatchObject({ basket_id: own, origin: null });
  expect([first.baskets.length, second.baskets.length, first.total]).toEqual([20, 2, 22]);
  const basketIds = [...first.baskets, ...second.baskets].map(({ basket_id: id }) => id);
  expect(new Set(basketIds)).toEqual(new Set([own, ...prepared]));
  expect((await browser.get('/api/baskets?page=0')).status).toBe(400);
});

test('unsent orders are found by words, day and state, within the own customer only', async () => {
  const day = (iso: string): Events[number] => ({
    type: 'BasketDeliveryMomentConfirmed',
    data: { day: iso, windowStart: '06:00', windowEnd: '12:00', deadline: `${iso}T05:00:00.000Z` },
  });
  const basket = async (reference: string, article: string, ...more: Events) => {
    const basketId = randomUUID();
    await side.append(`basket-${basketId}`, [
      { type: 'BasketOpened', data: { basketId, customerNumber: '316042', openedBy: '7' } },
      { type: 'BasketLineQuantityChanged', data: { ...line, articleNumber: article, quantity: 4 } },
      { type: 'BasketReferenceSet', data: { setBy: '7', reference } },
      ...more,
      { type: 'BasketSetAside', data: { activated: null } },
    ]);
    return basketId;
  };
  const past = await basket('KELDER été', '100001', day('2026-03-09'));
  const coming = await basket('BAR', '100002', day('2026-03-13'));
  const open = await basket('FEEST', '100001');
  const findBasketIds = async (query: string, customerNumber = '316042') => {
    const browser = await side.browser({ userId: '7', customerNumber });
    const answer = await browser.get(`/api/dashboard/orders/incomplete${query}`);
    const { baskets, pagination } = (await answer.json()) as {
      baskets: BasketSummary[];
      pagination: { results: number };
    };
    expect(Math.min(pagination.results, 20)).toBe(baskets.length);
    return new Set(baskets.map(({ basket_id: id }) => id));
  };
  expect(await findBasketIds('')).toEqual(new Set([past, coming, open]));
  for (const words of ['kelder', 'ETE', '100001 keld'])
    expect(await findBasketIds(`?q=${encodeURIComponent(words)}`)).toEqual(new Set([past]));
  for (const words of ['creme', 'crème', 'zuivel fraiche', '100002'])
    expect(await findBasketIds(`?q=${encodeURIComponent(words)}`)).toEqual(new Set([coming]));
  expect(await findBasketIds('?q=kelder%20100002')).toEqual(new Set());
  expect(await findBasketIds('?q=%25')).toEqual(new Set());
  expect(await findBasketIds('?from=2026-03-10&to=2026-03-13')).toEqual(new Set([coming]));
  expect(await findBasketIds('?state=expired')).toEqual(new Set([past]));
  expect(await findBasketIds('?state=no_day')).toEqual(new Set([open]));
  expect(await findBasketIds('?state=prepared')).toEqual(new Set());
  expect((await findBasketIds('?state=prepared', '204118')).size).toBe(20);
  expect(await findBasketIds('?q=kelder', '204118')).toEqual(new Set());
});

test('a page beyond the last is empty and still shows the total', async () => {
  const browser = await side.browser({ userId: '7' });
  const answer = await browser.get('/api/dashboard/orders/incomplete?page=9&state=prepared');
  expect(await answer.json()).toMatchObject({
    baskets: [],
    pagination: { results: 21, totalPages: 2, currentPage: 9 },
  });
});
