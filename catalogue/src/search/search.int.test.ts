import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { FoundFacet, SearchQuestion, Suggestions } from '../catalogue.ts';
import { addContent, saveContent } from '../content/writeContent.ts';
import { contentTables } from '../content/contentTables.ts';
import { createCatalogue } from '../createCatalogue.ts';
import { writeGenerated } from '../generator/writeGenerated.ts';
import { writePrices } from '../price/writePrices.ts';
import type { ProductInput } from '../product/productInput.ts';
import { writeProducts } from '../product/writeProducts.ts';
import {
  createTestCatalogue,
  testArticle,
  testChange,
  testNow,
  writeTestArticles,
  writeTestCustomer,
  type TestCatalogue,
} from '../testing.ts';

const onDay = '2026-03-11';
let shop: TestCatalogue;

const titles: Readonly<Record<string, readonly [nl: string, fr: string, brand?: string, pack?: string]>> = {
  '100001': ['Volle room 35 %', 'Crème entière 35 %', 'Zuivelhof', 'fles 1 l'],
  '100002': ['Roomboter ongezouten', 'Beurre doux', 'Zuivelhof', 'pak 500 g'],
  '100003': ['Kookroom light', 'Crème culinaire légère', 'Zuivelhof', 'emmer 5 l'],
  '100004': ['Garnalenkroketten', 'Croquettes aux crevettes', 'Zeewaard', 'zak 2,5 kg'],
  '100005': ['Grijze garnalen gepeld', 'Crevettes grises épluchées', 'Zeewaard', 'bak 0,5 kg'],
  '100006': ['Kaaskroketten', 'Croquettes au fromage', 'Ardenhof', 'doos 24 st'],
  '100007': ['Jonge kaas in blok', 'Fromage jeune en bloc', 'Ardenhof', 'blok 3 kg'],
  '100008': ['Gepelde tomaten', 'Tomates pelées', 'Pastificio Rovella', 'blik 2500 g'],
  '100009': ['Frituurolie', 'Huile de friture', 'Duinrand', 'bidon 10 l'],
  '100010': ['Witte druiven', 'Raisins blancs', 'Groenakker', 'krat 5 kg'],
  '100011': ['Vulling met kip', 'Garniture au poulet', 'Ardenhof', 'zak 3 kg'],
};

beforeAll(async () => {
  shop = await createTestCatalogue();
  await writeTestCustomer(shop.pool, '204118');
  await writeTestCustomer(shop.pool, '204119');
  await writeTestCustomer(shop.pool, '209999', { showPrices: false });
  const articles = Object.entries(titles).map(([number, [nl, fr, brand = '', pack = 'stuk']]): ProductInput =>
    testArticle(number, {
      name: { nl, fr },
      brand,
      pack: { nl: pack, fr: pack },
      subgroupCode: number < '100004' ? 'fruit' : 'canned',
      ean: number === '100007' ? '5412345678908' : null,
    }),
  );
  await writeTestArticles(shop.pool, articles);
});
afterAll(() => shop.drop());

const question: SearchQuestion = {
  keywords: '',
  page: 1,
  limit: 24,
  sort: 1,
  filters: {},
  language: 'nl',
  customerNumber: '204118',
  onDay,
};
const search = (keywords: string, more: Partial<SearchQuestion> = {}) =>
  shop.catalogue.searchProducts({ ...question, keywords, ...more });
const numbers = async (keywords: string, more: Partial<SearchQuestion> = {}) =>
  (await search(keywords, more)).products.map(({ articleNumber }) => articleNumber);

describe('search by natural language', () => {
  test('a plural finds its singular in Dutch and French, with its vowel and consonant changes', async () => {
    expect((await numbers('garnaal'))[0]).toBe('100005');
    expect(await numbers('kroket')).toEqual(expect.arrayContaining(['100004', '100006']));
    expect((await numbers('kazen'))[0]).toBe('100007');
    expect(await numbers('druif')).toEqual(['100010']);
    expect(await numbers('kroketje')).toEqual(expect.arrayContaining(['100004', '100006']));
    expect((await numbers('crevette', { language: 'fr' }))[0]).toBe('100005');
  });

  test('a word without accents finds the accented word, whatever its ending', async () => {
    for (const keywords of ['tomates pelees', 'TOMATES PELÉES', 'tomate pelée'])
      expect((await numbers(keywords, { language: 'fr' }))[0]).toBe('100008');
  });

  test('a compound is found by its parts and by its separate words, and its parts by the compound', async () => {
    expect(await numbers('garnaal')).toContain('100004');
    for (const keywords of ['garnalen kroket', 'garnalenkroket', 'garnaalkroket', 'kroketten garnaal'])
      expect((await numbers(keywords))[0]).toBe('100004');
  });

  test('a search for cream shows cream before its kinds, and both before butter', async () => {
    expect(await numbers('room')).toEqual(['100001', '100003', '100002']);
  });

  test('a misspelt word finds its correction when the typed word has no results or few', async () => {
    expect((await numbers('garnalenkrokteten'))[0]).toBe('100004');
    const misspelt = await search('tomtaen');
    expect(misspelt.corrected).toBe('tomaten');
    expect(misspelt.products[0]?.articleNumber).toBe('100008');
    expect((await search('kaas')).corrected).toBeNull();
    expect(await search('xqzwvk')).toMatchObject({ results: 0, corrected: null, didYouMean: [] });
  });

  test('articles with some of the words are found, and said to be, when none has all', async () => {
    expect(await search('kaas olie')).toMatchObject({
      results: 3,
      relaxed: { omitted: [] },
      didYouMean: expect.arrayContaining(['kaas', 'olie']),
    });
  });

  test('a size, an unknown word or a quality is left out first when few articles have all words', async () => {
    const omitted = async (keywords: string) => (await search(keywords)).relaxed?.omitted;
    expect(await omitted('gepelde tomaten 1 kg')).toEqual(['1 kg']);
    expect(await omitted('gepelde tomaten xqzwvk')).toEqual(['xqzwvk']);
    expect(await omitted('gerookte kaas')).toEqual(['gerookte']);
    expect((await numbers('gepelde tomaten 1 kg'))[0]).toBe('100008');
    expect(await omitted('kroketten')).toBeUndefined();
  });

  test('an article is found by its number, the start of its number, its EAN and brand, also with spaces in the number', async () => {
    expect(await numbers('100007')).toEqual(['100007']);
    expect(await numbers('10000')).toHaveLength(9);
    expect(await numbers('100 007')).toEqual(['100007']);
    expect(await numbers('5412345678908')).toEqual(['100007']);
    expect(await numbers('05412345678908')).toEqual(['100007']);
    expect((await numbers('rovella')).toSorted()).toEqual(['100008']);
  });

  test('a pasted or scanned code finds its article with a scanner’s prefix, invisible characters and other leading zeros', async () => {
    for (const code of ['00100007', '\u200b100007\ufeff', '100\u00a0007', ']X0100007'])
      expect(await numbers(code)).toEqual(['100007']);
    for (const code of [']E05412345678908', ']C1010541234567890810A7', '0005412345678908', '5412\u200b345678908'])
      expect(await numbers(code)).toEqual(['100007']);
  });

  test.each([
    ['5l', '100003'],
    ['5 l', '100003'],
    ['5 liter', '100003'],
    ['2.5kg', '100004'],
    ['2,5 kg', '100004'],
    ['500g', '100005'],
    ['0,5 kg', '100005'],
    ['500 gram', '100002'],
    ['24 stuks', '100006'],
    ['kroketten 2,5kg', '100004'],
  ])('the pack %s finds article %s', async (keywords, article) => {
    expect(await numbers(keywords)).toContain(article);
  });

  test('a French word on the Dutch page finds articles after those with the word in Dutch', async () => {
    expect((await numbers('fromage'))[0]).toBe('100007');
    expect((await numbers('kaas croquettes'))[0]).toBe('100006');
  });

  test('words with the typed prefix in the page’s language come before those in the other language', async () => {
    expect((await numbers('gar')).at(-1)).toBe('100011');
    expect((await numbers('gar', { language: 'fr' }))[0]).toBe('100011');
  });

  test('semicolons separate words as spaces do', async () => {
    expect((await numbers('kaas;jonge'))[0]).toBe('100007');
  });

  test('special characters cause no error', async () => {
    const odd = [
      '%',
      '_',
      "' or 1=1 --",
      '.*',
      '\\',
      '😀',
      'مرحبا',
      '(((',
      '[a-',
      ' ; ; ',
      '"',
      '__proto__',
      'constructor',
    ];
    for (const keywords of [...odd, 'a'.repeat(10_000), 'kaas '.repeat(2000)])
      expect((await search(keywords, { filters: { brand: [keywords], __proto__: ['1'] } })).results).toEqual(
        expect.any(Number),
      );
  });
});

describe('search content of the back office', () => {
  test('two-way synonyms find each other, and one-way synonyms only the others from the first', async () => {
    expect(await numbers('scampi')).toEqual([]);
    const [key = ''] = await addContent(
      shop.pool,
      contentTables.synonyms,
      [{ language: 'nl', words: ['scampi', 'garnalen'], one_way: false }],
      testChange,
    );
    expect((await numbers('scampi'))[0]).toBe('100005');
    const oneWaySynonym = { language: 'nl' as const, words: ['olie', 'room'], one_way: true };
    await saveContent(shop.pool, contentTables.synonyms, key, oneWaySynonym, testChange);
    expect(await numbers('olie')).toEqual(expect.arrayContaining(['100009', '100001']));
    expect(await numbers('room')).not.toContain('100009');
    expect(await numbers('scampi')).toEqual([]);
  });

  test('a redirect answers its words in any spelling', async () => {
    await addContent(
      shop.pool,
      contentTables.redirects,
      [
        { language: 'nl', keywords: 'Mosselen bestellen', target: '/mosselen' },
        { language: 'nl', keywords: 'elders', target: '/.//elsewhere.example' },
      ],
      testChange,
    );
    expect((await search('MOSSELEN, bestellen')).redirectUrl).toBe('/mosselen');
    expect((await search('mosselen')).redirectUrl).toBeNull();
    expect((await search('elders')).redirectUrl).toBeNull();
  });

  test('a banner is shown for its words and on its days', async () => {
    const both = (text: string) => ({ nl: text, fr: text });
    const banner = {
      place: 'search-top' as const,
      alias: '',
      keywords: 'kroketten; kaas',
      title: both('Krokettenweek'),
      text: both(''),
      tag: both(''),
      link: both('/promo'),
      link_text: both('Bekijk'),
      board: 'frozen',
      image: null,
      sorting: 1,
      published: true,
      from_day: '2026-03-01',
      to_day: '2026-03-11',
    };
    await addContent(shop.pool, contentTables.banners, [banner], testChange);
    expect((await search('kroket')).bannerTop?.title).toBe('Krokettenweek');
    expect((await search('room')).bannerTop).toBeNull();
    expect((await search('kroket', { onDay: '2026-03-12' })).bannerTop).toBeNull();
  });

  test('a disabled facet is not offered, and an enabled facet has its given name', async () => {
    const keys = async () => (await search('')).facets.map(({ key, label }) => `${key} ${label}`);
    expect(await keys()).toContain('brand Merk');
    const facet = { name: { nl: 'Huis', fr: 'Maison' }, enabled: true, priority: 1, show_more_limit: 3 };
    await saveContent(shop.pool, contentTables.facets, 'brand', facet, testChange);
    expect((await keys())[0]).toBe('brand Huis');
    await saveContent(shop.pool, contentTables.facets, 'brand', { ...facet, enabled: false }, testChange);
    expect(await keys()).not.toContain('brand Huis');
    await saveContent(shop.pool, contentTables.facets, 'brand', facet, testChange);
  });
});

describe('changes of articles in search', () => {
  test('a new name is found at the next query, also in another process', async () => {
    const other = createCatalogue({ pool: shop.pool, clock: { now: () => testNow } });
    await other.prepareSearch();
    await writeTestArticles(shop.pool, [testArticle('100020', { name: { nl: 'Pastinaak', fr: 'Panais' } })]);
    expect(await numbers('pastinaak')).toEqual(['100020']);
    const renamed = testArticle('100020', { name: { nl: 'Schorseneer', fr: 'Salsifis' } });
    await writeProducts(shop.pool, [renamed], testChange);
    expect(await numbers('pastinaak')).toEqual([]);
    expect((await other.searchProducts({ ...question, keywords: 'schorseneren' })).results).toBe(1);
  });

  test('a transaction that commits after a later one is included', async () => {
    const slow = await shop.pool.connect();
    await slow.query('begin');
    await slow.query(`update catalogue.products set name_nl = 'Aardpeer' where article_number = '100020'`);
    await writeProducts(shop.pool, [testArticle('100021', { name: { nl: 'Koolrabi', fr: 'Chou-rave' } })], testChange);
    expect(await numbers('koolrabi')).toEqual(['100021']);
    await slow.query('update catalogue.version set version = version + 1');
    await slow.query('commit');
    slow.release();
    expect(await numbers('aardpeer')).toEqual(['100020']);
  });
});

describe('articles and prices hidden from a customer', () => {
  const restrict = async (only: readonly string[]) => {
    await shop.pool.query(
      `update catalogue.customers set assortment_restricted = true where customer_number = '204119'`,
    );
    await shop.pool.query(`delete from catalogue.customer_articles where customer_number = '204119'`);
    for (const article of only)
      await shop.pool.query(`insert into catalogue.customer_articles values ('204119', $1)`, [article]);
    await shop.pool.query('update catalogue.version set version = version + 1');
  };
  const total = (facets: readonly FoundFacet[], key: string) =>
    facets.find((facet) => facet.key === key)?.items.reduce((sum, { count }) => sum + count, 0) ?? 0;

  test('a restricted assortment applies to lists, facets, counts, suggestions and facts', async () => {
    await restrict(['100006', '100001']);
    const mine = { customerNumber: '204119' };
    expect(await numbers('kroketten', mine)).toEqual(['100006']);
    const all = await search('', mine);
    expect(all.results).toBe(2);
    expect(total(all.facets, 'group')).toBe(2);
    expect(total(all.facets, 'brand')).toBe(2);
    expect(await shop.catalogue.searchArticles({ ...question, ...mine })).toHaveLength(2);
    const counts = await shop.catalogue.countByCategory('204119');
    expect([...counts.values()].reduce((sum, count) => sum + count, 0)).toBe(4);
    const suggested = await shop.catalogue.suggest({ text: 'garn', language: 'nl', onDay, ...mine });
    expect(suggested).toMatchObject({ products: [], results: 0, keywords: [] });
    const facts = await shop.catalogue.findProducts(['100006', '100004'], '204119', onDay);
    expect([...facts.keys()]).toEqual(['100006']);
    expect((await shop.catalogue.findProducts(['100004'], null, onDay)).size).toBe(1);
    await restrict(['100006', '100004']);
    expect(await numbers('kroketten', mine)).toEqual(expect.arrayContaining(['100004', '100006']));
  });

  test('hidden prices are not revealed by a facet, filter or sort order, also for visitors', async () => {
    await writePrices(
      shop.pool,
      [
        { kind: 'list', articleNumber: '100001', priceMills: 90_000 },
        { kind: 'list', articleNumber: '100003', priceMills: 1_000 },
      ],
      testChange,
    );
    const answer = await search('room', { sort: 6 });
    expect(answer.products.map(({ articleNumber }) => articleNumber)).toEqual(['100003', '100002', '100001']);
    expect(answer.facets.find(({ key }) => key === 'price')?.items[0]?.key).toBe('1-90');
    expect(await numbers('room', { filters: { price: ['2-10'] } })).toEqual(['100002']);
    for (const customerNumber of ['209999', null]) {
      const hidden = await search('room', { sort: 6, customerNumber, filters: { price: ['2-10'] } });
      expect(hidden.products.map(({ articleNumber }) => articleNumber)).toEqual(
        await numbers('room', { customerNumber }),
      );
      expect(hidden.results).toBe(3);
      expect(hidden.facets.map(({ key }) => key)).not.toContain('price');
    }
  });
});

describe('autocomplete', () => {
  const suggest = (text: string): Promise<Suggestions> =>
    shop.catalogue.suggest({ text, language: 'nl', customerNumber: '204118', onDay });

  test('completes words and offers categories, articles and the number of results', async () => {
    const suggested = await suggest('gar');
    expect(suggested.keywords).toEqual(expect.arrayContaining(['garnalen', 'garnalenkroketten']));
    expect(suggested.results).toBe(3);
    expect(suggested.products.map(({ articleNumber }) => articleNumber)).toEqual(['100005', '100004', '100011']);
    expect((await suggest('conserv')).categories).toMatchObject([
      { name: 'Conserven', parentName: 'Kruidenierswaren' },
    ]);
  });

  test('shows the same number of results as the results page, also for a short word', async () => {
    for (const text of ['ga', 'gar', 'ro', 'kaas', 'fr', 'qx'])
      expect({ text, results: (await suggest(text)).results }).toEqual({ text, results: (await search(text)).results });
    expect(await numbers('ro')).toContain('100002');
  });

  test('offers nothing for fewer than two characters', async () => {
    for (const text of ['g', ' ', '%%', 'g ']) expect(await suggest(text)).toMatchObject({ results: 0, products: [] });
  });
});

describe('a search page about a category or a list of articles', () => {
  test('shows its articles, its name and its trail', async () => {
    const { rows } = await shop.pool.query<{ alias: string }>(
      `select alias from catalogue.navigation_subgroups where subgroup_code = 'canned'`,
    );
    const about = { category: rows[0]?.alias ?? '' };
    const page = await search('', { about, language: 'fr' });
    expect(page.results).toBe(8);
    expect(page.about).toMatchObject({
      kind: 'category',
      name: 'Conserves',
      trail: [{ name: 'Épicerie' }, { name: 'Conserves' }],
    });
    expect(page.facets.map(({ key }) => key)).not.toContain('group');
    expect(await numbers('room', { about })).toEqual([]);
    expect((await search('', { about: { category: '99999999' } })).about).toBe('unknown');
    expect(await numbers('', { about: { articles: ['100009', '100001'] } })).toEqual(['100009', '100001']);
  });
});

describe('facets', () => {
  let big: TestCatalogue;
  let articles: readonly string[];
  beforeAll(async () => {
    big = await createTestCatalogue();
    const generated = await writeGenerated(big.pool, { articles: 600, customers: 2, ownPrices: 50 }, testChange);
    articles = generated.articleNumbers;
  });
  afterAll(() => big.drop());

  type KnownArticle = Readonly<Record<'group' | 'brand' | 'storage' | 'origin', string>> & {
    readonly labels: readonly string[];
    readonly free: readonly string[];
  };
  const filters = fc.record(
    {
      group: fc.subarray(['gen-veg', 'gen-meat', 'gen-dairy', 'nowhere']),
      brand: fc.subarray(['Akkerhof', 'Rivage', 'Duinrand']),
      storage: fc.subarray(['chilled', 'frozen', 'ambient']),
      origin: fc.subarray(['BE', 'FR', 'IT']),
      label: fc.subarray(['880001', '880002', '880003']),
      allergen_free: fc.subarray(['gluten', 'milk', 'nuts']),
    },
    { requiredKeys: [] },
  );

  test('count the same as a scan of all articles, for any filters', async () => {
    const { rows } = await big.pool.query<KnownArticle & { article: string }>(
      `select p.article_number as article, s.group_code as "group", p.brand, d.storage, d.origin,
         array(select label_key from catalogue.product_labels l where l.article_number = p.article_number) as labels,
         array(select key from jsonb_each(d.allergens) where value ->> 'presence' = 'free') as free
       from catalogue.products p join catalogue.navigation_subgroups s using (subgroup_code)
       join catalogue.product_details d using (article_number)`,
    );
    expect(rows).toHaveLength(articles.length);
    const passes = (article: KnownArticle, key: string, items: readonly string[]): boolean => {
      if (key === 'label') return article.labels.some((label) => items.includes(label));
      if (key === 'allergen_free') return items.every((allergen) => article.free.includes(allergen));
      return items.includes(article[key as 'group']);
    };
    const itemsOf = (article: KnownArticle, key: string): readonly string[] =>
      key === 'label' ? article.labels : key === 'allergen_free' ? article.free : [article[key as 'group']];
    await fc.assert(
      fc.asyncProperty(filters, async (selection) => {
        const active = Object.entries(selection)
          .map(([key, items]) => [key, items.filter((item) => item !== 'nowhere')] as const)
          .filter(([, items]) => items.length > 0);
        const found = await big.catalogue.searchProducts({ ...question, customerNumber: null, filters: selection });
        const all = rows.filter((article) => active.every(([key, items]) => passes(article, key, items)));
        expect(found.results).toBe(all.length);
        for (const key of ['group', 'brand', 'storage', 'origin', 'label', 'allergen_free']) {
          const others = active.filter(([other]) => other !== key);
          const counts = new Map<string, number>();
          for (const article of rows.filter((each) => others.every(([other, items]) => passes(each, other, items))))
            for (const item of itemsOf(article, key)) counts.set(item, (counts.get(item) ?? 0) + 1);
          const facet = found.facets.find((each) => each.key === key);
          expect(new Map(facet?.items.map((item) => [item.key, item.count]) ?? [])).toEqual(counts);
        }
      }),
      { numRuns: 40 },
    );
  });

  test('the price facet spans the customer’s own prices, and its range includes both ends', async () => {
    const customerNumber = '700000';
    const facts = [...(await big.catalogue.findProducts(articles, customerNumber, onDay)).values()];
    const answer = await big.catalogue.searchProducts({ ...question, customerNumber, sort: 6, limit: 96 });
    const [least] = answer.products;
    expect(facts.some(({ prices }) => prices.offerMills !== null)).toBe(true);
    const [range = ''] = answer.facets.find(({ key }) => key === 'price')?.items.map(({ key }) => key) ?? [];
    expect(Number(range.split('-')[0])).toBe(
      Math.floor((least?.prices.offerMills ?? least?.prices.listMills ?? 0) / 1000),
    );
    const inRange = await big.catalogue.searchProducts({ ...question, customerNumber, filters: { price: [range] } });
    expect(inRange.results).toBe(facts.filter(({ status }) => status === 'active').length);
  });

  test('the pages together are the whole selection, with each article once', async () => {
    for (const sort of [1, 2, 3, 4, 5, 6]) {
      const selection = { ...question, keywords: 'tomaten', customerNumber: '700000', sort };
      const whole = await big.catalogue.searchArticles(selection);
      const paged: string[] = [];
      for (let page = 1; paged.length < whole.length; page += 1) {
        const { products } = await big.catalogue.searchProducts({ ...selection, page, limit: 7 });
        expect(products.length).toBeGreaterThan(0);
        paged.push(...products.map(({ articleNumber }) => articleNumber));
      }
      expect(paged).toEqual(whole);
      expect(new Set(whole).size).toBe(whole.length);
    }
  });

  test('the customer’s most ordered article comes first among equal matches', async () => {
    const orderedNumbers = await big.catalogue.searchArticles({ ...question, keywords: 'spaghetti' });
    const last = orderedNumbers[3] ?? '';
    const history = new Map([[last, 9]]);
    const withHistory = await big.catalogue.searchProducts({ ...question, keywords: 'spaghetti', history });
    expect(withHistory.products[0]?.articleNumber).toBe(last);
    expect(withHistory.facets.find(({ key }) => key === 'mine')?.items).toMatchObject([{ key: '1', count: 1 }]);
    const mine = await big.catalogue.searchProducts({ ...question, history, filters: { mine: ['1'] } });
    expect(mine.products.map(({ articleNumber }) => articleNumber)).toEqual([last]);
  });
});
