import type { Pool } from 'pg';
import { createApiKey } from '@talloor/catalogue/apiKeys/createApiKey.ts';
import { contentTables } from '@talloor/catalogue/content/contentTables.ts';
import { addContent } from '@talloor/catalogue/content/writeContent.ts';
import { writePromotions } from '@talloor/catalogue/promotion/writePromotions.ts';
import { writeRelatedArticles } from '@talloor/catalogue/related/writeRelatedArticles.ts';
import { writeFreeSamples } from '@talloor/catalogue/sample/writeFreeSamples.ts';
import { writeSpecSheets } from '@talloor/catalogue/sheet/writeSpecSheets.ts';
import { testArticle, testChange, writeTestArticles } from '@talloor/catalogue/testing.ts';
import { beginning } from '@talloor/platform/eventStore/port.ts';
import { writeContent } from '../everyEndpoint/contentRequests.ts';
import { sendInvoice } from '../everyEndpoint/invoiceRequests.ts';
import type { Shop } from '../openShop.ts';
import { startTestProduct } from '../startTestProduct.ts';

export const forbidden = {
  number: '666001',
  ean: '5412345000013',
  words: ['Zwartvrucht', 'Fruinoir', 'Schaduwmerk'],
} as const;
export const customerNumber = '204118';

/** `lotte` manages the list that binds `karim`; every kind of content names the forbidden article. */
export async function startRestrictedProduct(environment: Readonly<Record<string, string>> = {}) {
  const { shop, filled, url, close } = await startTestProduct(fillShop, environment);
  const { manager } = filled.ids;
  return {
    url,
    close,
    ...filled,
    deliver: shop.deliver,
    /** With the forbidden article. @returns its number */
    invoice: async (deliveryNumber: string): Promise<string> => {
      const [nl, fr] = forbidden.words;
      const article = { number: forbidden.number, name: { nl, fr } };
      await sendInvoice(url, filled.apiKey, { number: '9001', customerNumber, deliveryNumber, article });
      return '9001';
    },
    restrict: () => shop.restrict(customerNumber, manager, '100001', '100002', '100003'),
    events: async () => shop.codec.decode(await shop.store.readAll(beginning, 10_000)),
  };
}

async function fillShop(shop: Shop) {
  await shop.writeArticles({});
  const { list, theme } = await pointAtForbidden(shop.pool);
  const content = { ...(await writeContent(shop.pool)), specialLists: list };
  await shop.addCustomer(customerNumber);
  const manager = await shop.addUser('lotte', [customerNumber]);
  const boundUser = await shop.addUser('karim', [customerNumber]);
  for (const user of [manager, boundUser]) await shop.giveAllRights(user, customerNumber);
  const asking = await shop.addUser('amelie', [customerNumber]);
  await shop.limit(asking, customerNumber, 1);
  await shop.addUser('support', [], 'sales-support');
  const { secret: apiKey } = await createApiKey(shop.pool, { name: 'erp', subjects: ['invoices'] }, testChange);
  return { content, theme, apiKey, ids: { manager, bound: boundUser, asking } };
}

const both = (text: string) => ({ nl: text, fr: text });
const always = { published: true, from_day: null, to_day: null };

async function pointAtForbidden(pool: Pool): Promise<{ list: string; theme: string }> {
  const [nl, fr, brand] = forbidden.words;
  const variantGroup = 'appels';
  await writeTestArticles(pool, [
    testArticle('100001', { variantGroup }),
    testArticle('100003'),
    testArticle(forbidden.number, { name: { nl, fr }, brand, ean: forbidden.ean, variantGroup }),
  ]);
  const replacedArticle = testArticle('100002', { status: 'out_of_assortment', replacement: forbidden.number });
  await writeTestArticles(pool, [{ ...replacedArticle, replaces: forbidden.number }]);
  await writeRelatedArticles(
    pool,
    (['related', 'accessory', 'cross_sell', 'up_sell'] as const).map((kind) => ({
      articleNumber: '100001',
      kind,
      otherArticle: forbidden.number,
    })),
    testChange,
  );
  const running = { label: both('Actie'), description: both('Actie'), fromDay: '2026-03-01', toDay: '2026-03-31' };
  await writePromotions(
    pool,
    [
      {
        ...running,
        promoId: 'gratis',
        type: 'promotion_free_article',
        minQuantity: 10,
        freeArticleQuantity: 1,
        freeArticleNumber: forbidden.number,
        articleNumbers: ['100001'],
      },
      {
        ...running,
        promoId: 'gemengd',
        type: 'promotion_mixed_article',
        percentage: 5,
        minQuantity: 2,
        articleNumbers: ['100003', forbidden.number],
      },
    ],
    testChange,
  );
  await writeFreeSamples(pool, [{ articleNumber: forbidden.number }, { articleNumber: '100003' }], testChange);
  await pool.query('update catalogue.settings set max_free_samples = 2');
  await writeSpecSheets(
    pool,
    [{ articleNumber: forbidden.number, type: 'T', fileName: 'fiche.pdf', content: Buffer.from(`%PDF-1.7 ${nl}`) }],
    testChange,
  );
  const content = {
    headline: both('Vers'),
    description: both('Van het veld'),
    display: 'swiper' as const,
    board: 'veg',
    articles: ['100001', forbidden.number],
    sorting: 1,
    ...always,
  };
  const [[list = ''], [theme = '']] = await Promise.all([
    addContent(pool, contentTables.specialLists, [{ ...content, kind: 'list', place: 'promo' }], testChange),
    addContent(pool, contentTables.specialLists, [{ ...content, kind: 'theme', place: 'start' }], testChange),
  ]);
  return { list, theme };
}
