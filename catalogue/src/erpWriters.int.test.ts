import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { writeCustomers } from './customer/writeCustomers.ts';
import { writeLabels, writeProductLabels } from './label/writeLabels.ts';
import { writeNavigation } from './navigation/writeNavigation.ts';
import { writePrices } from './price/writePrices.ts';
import { writeDetails } from './product/writeDetails.ts';
import { writeProducts } from './product/writeProducts.ts';
import { writePromotions } from './promotion/writePromotions.ts';
import { writeRelatedArticles } from './related/writeRelatedArticles.ts';
import { writeFreeSamples } from './sample/writeFreeSamples.ts';
import { mostSheetBytes, writeSpecSheets } from './sheet/writeSpecSheets.ts';
import {
  createTestCatalogue,
  testArticle,
  testChange,
  testNavigation,
  writeTestArticles,
  writeTestCustomer,
  type TestCatalogue,
} from './testing.ts';

let shop: TestCatalogue;
beforeAll(async () => {
  shop = await createTestCatalogue();
  await writeTestArticles(shop.pool, [testArticle('1001'), testArticle('1002'), testArticle('1003')]);
  await writeTestCustomer(shop.pool, '204118');
});
afterAll(() => shop.drop());

const rowsOf = async <Row extends object>(text: string, values: unknown[] = []) =>
  (await shop.pool.query<Row>(text, values)).rows;
const both = (text: string) => ({ nl: text, fr: `${text} fr` });

async function markedBy(write: () => Promise<void>): Promise<string[]> {
  const [before] = await rowsOf<{ snapshot: string }>('select pg_current_snapshot()::text as snapshot');
  await write();
  const marked = await rowsOf<{ article_number: string }>(
    `select distinct article_number from catalogue.search_changes
     where not pg_visible_in_snapshot(changed_in, $1::pg_snapshot) order by 1`,
    [before?.snapshot],
  );
  return marked.map((row) => row.article_number);
}

describe('navigation', () => {
  test('has three levels, and a page keeps its alias when its name changes', async () => {
    const veg = (name: string) => ({
      groupCode: 'veg',
      name: both(name),
      board: 'veg',
      icon: 'carrot',
      description: both('vers'),
      sorting: 1,
      subgroups: [
        {
          subgroupCode: 'fruit',
          name: both('Fruit'),
          sorting: 2,
          alias: '77',
          items: [{ itemCode: 'apple', name: both('Appels'), sorting: 1 }],
        },
      ],
    });
    await writeNavigation(shop.pool, [veg('Groenten')], testChange);
    const aliases = `select (select alias from catalogue.navigation_groups where group_code = 'veg') as "group",
      (select alias from catalogue.navigation_subgroups where subgroup_code = 'fruit') as subgroup,
      (select alias from catalogue.navigation_items where item_code = 'apple') as item`;
    const [first] = await rowsOf<Record<string, string>>(aliases);
    await writeProducts(
      shop.pool,
      [testArticle('1001', { itemCode: 'apple', netContent: { quantity: 2.5, unit: 'kg' }, variantGroup: 'jonagold' })],
      testChange,
    );
    await writeNavigation(shop.pool, [veg('Groenten en fruit')], testChange);
    const facts = (await shop.catalogue.findProducts(['1001'], null, '2026-03-11')).get('1001');
    expect(facts).toMatchObject({ board: 'veg', icon: 'carrot', netContent: { quantity: 2.5, unit: 'kg' } });
    expect(facts?.trail).toEqual([
      { alias: first?.['group'], name: both('Groenten en fruit') },
      { alias: '77', name: both('Fruit') },
      { alias: first?.['item'], name: both('Appels') },
    ]);
    await writeNavigation(shop.pool, testNavigation, testChange);
  });
});

test('the details of an article are written completely and read in both languages', async () => {
  await writeDetails(
    shop.pool,
    [
      {
        articleNumber: '1002',
        description: both('Zacht'),
        nutrition: { per: '100g', values: { fat: 3.5, salt: null } },
        allergens: { milk: { presence: 'contains' }, nuts: { presence: 'may_contain', detail: both('hazelnoot') } },
        storage: 'chilled',
        origin: 'BE',
        info: [{ label: both('Kaliber'), value: both('60/70') }],
      },
    ],
    testChange,
  );
  expect(await shop.catalogue.findDetail('1002')).toMatchObject({
    description: both('Zacht'),
    ingredients: { nl: '', fr: '' },
    nutrition: { per: '100g', values: { fat: 3.5, salt: null } },
    allergens: { nuts: { presence: 'may_contain', detail_nl: 'hazelnoot', detail_fr: 'hazelnoot fr' } },
    storage: 'chilled',
    origin: 'BE',
    info: [{ label: both('Kaliber'), value: both('60/70') }],
  });
});

describe('spec sheets', () => {
  const sheet = (content: string | Uint8Array) => ({
    articleNumber: '1001',
    type: 'T' as const,
    fileName: 'fiche.pdf',
    content,
  });

  test('are stored as bytes, while their change rows hold only the hash', async () => {
    const bytes = Buffer.from('%PDF-1.7 fiche');
    await writeSpecSheets(shop.pool, [sheet(bytes.toString('base64'))], testChange);
    const [storedSheet] = await rowsOf<{ content: Buffer; hash: string }>(
      'select content, hash from catalogue.spec_sheets',
    );
    expect(storedSheet?.content.equals(bytes)).toBe(true);
    const [change] = await rowsOf<{ after: object }>(
      `select after from catalogue.changes where subject = 'spec_sheets'`,
    );
    expect(change?.after).toEqual({
      article_number: '1001',
      type: 'T',
      language: '',
      file_name: 'fiche.pdf',
      content_type: 'application/pdf',
      hash: storedSheet?.hash,
    });
  });

  test('above 5 MB are refused', async () => {
    await expect(writeSpecSheets(shop.pool, [sheet(new Uint8Array(mostSheetBytes + 1))], testChange)).rejects.toThrow(
      '5 MB',
    );
  });
});

describe('the search marks of articles to read again', () => {
  test('are written for prices, labels and promotions, also for articles that leave a promotion', async () => {
    const price = { kind: 'list', priceMills: 9_990 } as const;
    expect(await markedBy(() => writePrices(shop.pool, [{ ...price, articleNumber: '1003' }], testChange))).toEqual([
      '1003',
    ]);
    const label = { labelKey: '901', type: 'spec', name: both('Bio') } as const;
    expect(await markedBy(() => writeLabels(shop.pool, [label], testChange))).toEqual([]);
    const wear = (labelKeys: string[]) =>
      writeProductLabels(shop.pool, [{ articleNumber: '1001', labelKeys }], testChange);
    expect(await markedBy(() => wear(['901']))).toEqual(['1001']);
    expect(await markedBy(() => wear(['901']))).toEqual([]);
    const renamed = { ...label, name: both('Biologisch') };
    expect(await markedBy(() => writeLabels(shop.pool, [renamed], testChange))).toEqual(['1001']);
    expect(await markedBy(() => wear([]))).toEqual(['1001']);
    const promote = (articleNumbers: string[], toDay = '2026-03-31') =>
      writePromotions(
        shop.pool,
        [
          {
            promoId: 'p/1',
            type: 'promotion_net_price',
            label: both('Actie'),
            description: both('Actie'),
            netPriceMills: 5_000,
            fromDay: '2026-03-01',
            toDay,
            articleNumbers,
          },
        ],
        testChange,
      );
    expect(await markedBy(() => promote(['1001', '1002']))).toEqual(['1001', '1002']);
    expect(await markedBy(() => promote(['1002', '1003']))).toEqual(['1001', '1003']);
    expect(await markedBy(() => promote(['1002', '1003']))).toEqual([]);
    expect(await markedBy(() => promote(['1002', '1003'], '2026-03-12'))).toEqual(['1002', '1003']);
  });

  test('are written for the articles of a renamed category', async () => {
    const [veg] = testNavigation;
    const renamed = { ...veg, groupCode: 'veg', sorting: 1, name: both('Groen'), subgroups: [] };
    expect(await markedBy(() => writeNavigation(shop.pool, [renamed], testChange))).toEqual(['1001', '1002', '1003']);
  });
});

test('related articles, free samples and a restricted assortment are stored, the last two as complete lists', async () => {
  const relation = { articleNumber: '1001', kind: 'accessory', otherArticle: '1002' } as const;
  await writeRelatedArticles(shop.pool, [relation], testChange);
  await expect(writeRelatedArticles(shop.pool, [{ ...relation, otherArticle: '1001' }], testChange)).rejects.toThrow(
    'itself',
  );
  await writeFreeSamples(shop.pool, [{ articleNumber: '1001' }, { articleNumber: '1002' }], testChange);
  await writeFreeSamples(shop.pool, [{ articleNumber: '1002', toDay: '2026-12-31' }], testChange);
  const restrict = (articles: string[]) =>
    writeTestCustomer(shop.pool, '204118', { assortmentRestricted: true, articles });
  await restrict(['1001', '1002']);
  await restrict(['1002', '1003']);
  await writeCustomers(shop.pool, [], testChange);
  await writeTestCustomer(shop.pool, '204118', { assortmentRestricted: true });
  expect(await rowsOf('select other_article from catalogue.related_articles')).toEqual([{ other_article: '1002' }]);
  expect(await rowsOf('select article_number from catalogue.free_samples')).toEqual([{ article_number: '1002' }]);
  expect(await rowsOf('select article_number from catalogue.customer_articles order by 1')).toEqual([
    { article_number: '1002' },
    { article_number: '1003' },
  ]);
});
