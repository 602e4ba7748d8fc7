import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { z } from 'zod';
import { writeCustomers } from '@talloor/catalogue/customer/writeCustomers.ts';
import { writePrices, type PriceInput } from '@talloor/catalogue/price/writePrices.ts';
import { writeProducts } from '@talloor/catalogue/product/writeProducts.ts';
import { writePromotions, type PromotionInput } from '@talloor/catalogue/promotion/writePromotions.ts';
import {
  createTestCatalogue,
  testArticle,
  testNow,
  writeTestArticles,
  writeTestCustomer,
  type TestCatalogue,
} from '@talloor/catalogue/testing.ts';
import type { getPriceAsSeen } from '@talloor/contracts/endpoints/officeCatalogue.ts';
import { migrate } from '@talloor/platform/postgres/migrate.ts';
import type { RequestContext } from '@talloor/platform/http/handler.ts';
import { dayAt } from '@talloor/rules/delivery/brusselsTime.ts';
import { viewProduct } from '@talloor/rules/product/viewProduct.ts';
import { exportMigrations } from '../download/exportMigrations.ts';
import { getPriceAsSeenRoute } from './getPriceAsSeen.ts';

type Seen = z.output<typeof getPriceAsSeen.response>;
let shop: TestCatalogue;
let now = testNow;

beforeAll(async () => {
  shop = await createTestCatalogue(() => now);
  await migrate(shop.url, 'exports', exportMigrations);
});
afterAll(() => shop.drop());

const authorNow = () => ({ by: 'erp:test', at: now });
const advanceHours = (hours: number) => (now = new Date(now.getTime() + hours * 3_600_000));
const customer = (conditions: Partial<Parameters<typeof writeCustomers>[1][number]> = {}) => {
  const name = 'Lindegaard';
  const address = { name, street: 'Kouter', streetNumber: '1', postal: '9000', city: 'Gent' };
  return writeCustomers(
    shop.pool,
    [{ customerNumber: '204118', name, segment: 'restaurant', address, ...conditions }],
    authorNow(),
  );
};
const prices = (...inputs: PriceInput[]) => writePrices(shop.pool, inputs, authorNow());

async function readPriceAt(article: string, at: Date, customerNumber = '204118'): Promise<Seen> {
  const { handle } = getPriceAsSeenRoute({ pool: shop.pool, clock: { now: () => now } });
  const input = { params: {}, query: { customer: customerNumber, article, at: at.toISOString() }, body: undefined };
  const answer = await handle(input, { language: 'nl', user: { userId: '1003' } } as RequestContext);
  return (answer as { body: Seen }).body;
}

async function readShownPrice(article: string) {
  const [facts, customerFacts] = await Promise.all([
    shop.catalogue.findProducts([article], '204118', dayAt(now.getTime())),
    shop.catalogue.findCustomer('204118'),
  ]);
  const product = facts.get(article);
  if (!product) return { price: null, promo: null, status: 'unknown', tax_percentage: null };
  const { price, promo, status, tax_percentage } = viewProduct(product, {
    customer: customerFacts,
    quantity: 0,
    moment: null,
    language: 'nl',
  });
  return { price, promo, status, tax_percentage };
}

describe('a price at a past moment', () => {
  test('is the price before the change, with the author of that price', async () => {
    await customer({ priceGroup: 'horeca' });
    await writeTestArticles(shop.pool, [testArticle('2001')]);
    const before = advanceHours(1);
    advanceHours(1);
    await prices({ kind: 'list', articleNumber: '2001', priceMills: 12_500 });
    expect(await readPriceAt('2001', before)).toMatchObject({
      status: 'active',
      price: { price: 10, active_price: 10 },
      tax_percentage: 6,
      sources: [{ kind: 'list', price: 10, from_day: null, changed_by: 'test', is_chosen: true }],
    });
    expect(await readPriceAt('2001', now)).toMatchObject({
      price: { price: 12.5 },
      sources: [{ price: 12.5, changed_by: 'erp:test', known_since: now.toISOString() }],
    });
  });

  test('follows the price group and the hidden prices of the customer at that moment', async () => {
    await writeTestArticles(shop.pool, [testArticle('2002')]);
    await prices(
      { kind: 'group', articleNumber: '2002', priceGroup: 'horeca', priceMills: 9_000 },
      { kind: 'group', articleNumber: '2002', priceGroup: 'zorg', priceMills: 8_000 },
    );
    const asHoreca = advanceHours(1);
    advanceHours(1);
    await customer({ priceGroup: 'zorg', showPrices: false });
    const hidden = advanceHours(1);
    advanceHours(1);
    await customer({ priceGroup: 'zorg' });
    expect((await readPriceAt('2002', asHoreca)).price?.price).toBe(9);
    expect(await readPriceAt('2002', hidden)).toMatchObject({ show_prices: false, price: null, promo: null });
    expect((await readPriceAt('2002', now)).price?.price).toBe(8);
  });

  test('includes the promotion of that moment, even when the article left the promotion later', async () => {
    await writeTestArticles(shop.pool, [testArticle('2003'), testArticle('2004')]);
    const promotion = (articleNumbers: string[]): PromotionInput => ({
      promoId: 'a_1/b',
      type: 'promotion_net_price',
      label: { nl: 'Actie', fr: 'Promo' },
      description: { nl: 'Actie', fr: 'Promo' },
      netPriceMills: 4_000,
      fromDay: '2026-03-01',
      toDay: dayAt(now.getTime()),
      articleNumbers,
    });
    await writePromotions(shop.pool, [promotion(['2003', '2004'])], authorNow());
    const duringPromotion = now;
    advanceHours(1);
    await writePromotions(shop.pool, [promotion(['2004'])], authorNow());
    const afterRemoval = now;
    const afterEnd = advanceHours(24);
    expect(await readPriceAt('2003', duringPromotion)).toMatchObject({
      price: { promo_price: 4 },
      promo: { promo_id: 'a_1/b' },
    });
    expect(await readPriceAt('2003', afterRemoval)).toMatchObject({ price: { promo_price: null }, promo: null });
    expect((await readPriceAt('2004', afterRemoval)).promo?.promo_id).toBe('a_1/b');
    expect((await readPriceAt('2004', afterEnd)).promo).toBeNull();
  });

  test('is missing while the restricted assortment of the customer lacks the article', async () => {
    await writeTestArticles(shop.pool, [testArticle('2006'), testArticle('2007')]);
    const free = advanceHours(1);
    advanceHours(1);
    await customer({ assortmentRestricted: true, articles: ['2007'] });
    const restricted = advanceHours(1);
    expect((await readShownPrice('2006')).price).toBeNull();
    expect(await readPriceAt('2006', restricted)).toMatchObject({ is_in_assortment: false, price: null, promo: null });
    expect(await readPriceAt('2007', restricted)).toMatchObject({ is_in_assortment: true, price: { price: 10 } });
    advanceHours(1);
    await customer({ priceGroup: 'zorg' });
    for (const at of [free, now])
      expect(await readPriceAt('2006', at)).toMatchObject({ is_in_assortment: true, price: { price: 10 } });
    expect((await readPriceAt('2006', restricted)).price).toBeNull();
  });

  test('is missing when the article or the customer did not exist yet', async () => {
    const before = now;
    advanceHours(1);
    await writeProducts(shop.pool, [testArticle('2005')], authorNow());
    await writeTestCustomer(shop.pool, '204119');
    expect(await readPriceAt('2005', before)).toMatchObject({ status: 'unknown', price: null, sources: [] });
    expect(await readPriceAt('2005', now)).toMatchObject({ status: 'not_orderable', price: null });
    expect(await readPriceAt('2001', new Date(testNow.getTime() - 1), '204119')).toMatchObject({
      show_prices: false,
      price: null,
    });
    await expect(readPriceAt('9999', now)).rejects.toThrow('article.not_found');
    await expect(readPriceAt('2001', now, '9999')).rejects.toThrow('customer.not_found');
  });
});

test('equals the price that the shop showed, after any sequence of changes', async () => {
  let seed = 20_260_311;
  const random = (below: number) => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed % below;
  };
  const article = '2100';
  const days = () => {
    const from = new Date(now.getTime() + (random(7) - 4) * 86_400_000).toISOString().slice(0, 10);
    const to = new Date(now.getTime() + random(4) * 86_400_000).toISOString().slice(0, 10);
    return { fromDay: from < to ? from : to, toDay: to };
  };
  const always: { fromDay: string | null; toDay: string | null } = { fromDay: null, toDay: null };
  const pickRandom = <T>(...of: T[]): T => of[random(of.length)] as T;
  const steps = [
    () =>
      prices({
        kind: 'list',
        articleNumber: article,
        priceMills: 5_000 + random(9_000),
        ...pickRandom(always, days()),
      }),
    () =>
      prices({
        kind: 'group',
        articleNumber: article,
        priceGroup: pickRandom('horeca', 'zorg'),
        priceMills: 4_000 + random(9_000),
        ...pickRandom(always, days()),
      }),
    () =>
      prices({
        kind: pickRandom('offer', 'tender'),
        articleNumber: article,
        customerNumber: pickRandom('204118', '204119'),
        priceMills: 4_000 + random(9_000),
        ...days(),
      }),
    () => prices({ kind: 'day', articleNumber: article, priceMills: 4_000 + random(9_000), day: days().toDay }),
    () =>
      prices({
        kind: 'box',
        articleNumber: article,
        priceMills: 3_000 + random(9_000),
        fromQuantity: 6,
        ...pickRandom(always, days()),
      }),
    () => customer({ priceGroup: pickRandom('horeca', 'zorg', ''), showPrices: random(4) > 0 }),
    () =>
      writeProducts(
        shop.pool,
        [
          testArticle(article, {
            status: pickRandom('active', 'active', 'not_orderable', 'out_of_assortment'),
            vatCode: pickRandom('reduced', 'standard'),
            soldPer: pickRandom(1, 2),
          }),
        ],
        authorNow(),
      ),
    () =>
      writePromotions(
        shop.pool,
        [
          {
            promoId: pickRandom('p1', 'p2'),
            type: pickRandom('promotion_net_price', 'promotion_reduction_percentage', 'promotion_free_article'),
            label: { nl: 'Actie', fr: 'Promo' },
            description: { nl: 'Actie', fr: 'Promo' },
            netPriceMills: 3_000 + random(4_000),
            percentage: 10 + random(30),
            minQuantity: pickRandom(1, 2, 6),
            freeArticleQuantity: 1,
            freeArticleNumber: '2001',
            articleNumbers: pickRandom(['2001'], [article], [article, '2001']),
            ...days(),
          },
        ],
        authorNow(),
      ),
  ];
  await writeProducts(shop.pool, [testArticle(article)], authorNow());
  const shownViews: { readonly at: Date; readonly view: Awaited<ReturnType<typeof readShownPrice>> }[] = [];
  for (let step = 0; step < 150; step += 1) {
    shownViews.push({ at: now, view: await readShownPrice(article) });
    advanceHours(1 + random(20));
    await steps[random(steps.length)]?.();
    shownViews.push({ at: now, view: await readShownPrice(article) });
    advanceHours(1);
  }
  const pastViews = [];
  for (const { at } of shownViews) {
    const { price, promo, status, tax_percentage } = await readPriceAt(article, at);
    pastViews.push({ at, view: { price, promo, status, tax_percentage } });
  }
  expect(pastViews).toEqual(shownViews);
  expect(new Set(shownViews.map(({ view }) => JSON.stringify(view))).size).toBeGreaterThan(30);
}, 60_000);
