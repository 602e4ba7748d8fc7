import { randomUUID } from 'node:crypto';
import { runInNewContext } from 'node:vm';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { changeCatalogue } from '@talloor/catalogue/changes/changeCatalogue.ts';
import { writePlaces } from '@talloor/catalogue/places/writePlaces.ts';
import { testArticle, testChange, writeTestArticles, writeTestCustomer } from '@talloor/catalogue/testing.ts';
import type { NavigationNode } from '@talloor/contracts/endpoints/assortment.ts';
import type { ProductView } from '@talloor/rules/product/productWire.ts';
import { linesOf, writeOrderStory } from '../audit/testing/orderStory.ts';
import type { Browser, ReadSideUnderTest } from '../audit/testing/startReadSide.ts';
import { startReadSideWithCatalogue } from '../audit/testing/startReadSideWithCatalogue.ts';

const now = '2026-03-11T13:12:00.000Z';
let side: ReadSideUnderTest;
let visitor: Browser;
let lotte: Browser;
let restricted: Browser;

beforeAll(async () => {
  side = await startReadSideWithCatalogue(now);
  await writeTestCustomer(side.pool, '204118');
  await writeTestCustomer(side.pool, '300200', { showPrices: false });
  await writeTestArticles(side.pool, [
    testArticle('100001', { ean: '04006381333931' }),
    testArticle('100002', { ean: '96385074' }),
    testArticle('100003', { subgroupCode: 'tomato' }),
    testArticle('100004', { status: 'out_of_assortment', subgroupCode: 'canned' }),
  ]);
  await writeTestArticles(side.pool, [testArticle('100005')], 0);
  await content(`
    insert into catalogue.navigation_items (item_code, subgroup_code, alias, name_nl, name_fr, sorting, icon)
      values ('apple', 'fruit', '7001', 'Appelen', 'Pommes', 1, 'apple');
    update catalogue.navigation_groups set board = 'veg', icon = 'leaf', alias = '6001' where group_code = 'veg';
    update catalogue.products set item_code = 'apple' where article_number = '100001';
    update catalogue.products set variant_group = 'v' where article_number in ('100001', '100003');
    insert into catalogue.related_articles values ('100001', 'accessory', '100003', 1), ('100001', 'cross_sell', '100002', 1),
      ('100001', 'cross_sell', '100005', 0), ('100001', 'up_sell', '100004', 0);
    insert into catalogue.banners (place, alias, title_nl, title_fr, text_nl, text_fr, tag_nl, tag_fr, link_nl, link_fr,
        link_text_nl, link_text_fr, board, from_day, to_day) values
      ('menu', '6001', 'Lente', 'Printemps', '', '', '', '', '/nl/promo', '/fr/promo', '', '', 'veg', '2026-03-01', '2026-03-31'),
      ('menu', '7001', 'Voorbij', 'Passé', '', '', '', '', '', '', '', '', 'veg', null, '2026-02-28'),
      ('start', '', 'Pasen', 'Pâques', 'Eitjes', 'Œufs', 'Nieuw', 'Nouveau', '/nl/promo', '/fr/promo', 'Bekijk', 'Voir', 'bread', null, null),
      ('start', '', 'Voorbij', 'Passé', '', '', '', '', '', '', '', '', 'veg', null, '2026-03-10');
    insert into catalogue.special_lists (list_id, alias, kind, place, headline_nl, headline_fr, display, board, articles,
        sorting, published, from_day) values
      (901, '8001', 'list', 'start', 'Nieuw', 'Nouveau', 'swiper', 'veg', '{100003,999999,100001}', 2, true, null),
      (902, '8002', 'list', 'start', '', '', 'grid', 'veg', '{100002}', 1, true, null),
      (903, '8003', 'list', 'start', 'Later', 'Plus tard', 'grid', 'veg', '{100002}', 1, true, '2026-04-01'),
      (904, '8004', 'list', 'start', 'Weg', 'Parti', 'grid', 'veg', '{100002}', 1, false, null),
      (905, '8005', 'theme', 'none', 'Pasen', 'Pâques', 'grid', 'egg', '{100002,100001}', 1, true, null);
    update catalogue.customers set assortment_restricted = true where customer_number = '300200';
    insert into catalogue.customer_articles values ('300200', '100001'), ('300200', '100003');
    insert into catalogue.spec_sheets values
      ('100001', 'T', '', 'fiche.pdf', 'application/pdf', 'h1', 'twee talen'),
      ('100001', 'T', 'fr', 'fiche été.pdf', 'application/pdf', 'h2', 'en français'),
      ('100002', 'S', 'fr', 'sds.html', 'text/html', 'h3', '<script>alert(1)</script>')`);
  visitor = await side.browser();
  lotte = await side.browser({});
  restricted = await side.browser({ userId: '8', customers: ['300200'], customerNumber: '300200' });
});
afterAll(() => side.close());

const content = (sql: string) =>
  changeCatalogue(side.pool, async (client) => {
    await client.query(sql);
  });
const json = async <T>(response: Promise<Response>): Promise<T> => (await (await response).json()) as T;
const numbers = (products: readonly ProductView[]) => products.map((product) => product.article_number);

describe('the navigation tree', () => {
  const tree = (browser: Browser, path = '/api/navigation/tree') => json<NavigationNode[]>(browser.get(path));

  test('has three levels with counts, boards and icons of the parents, without empty categories', async () => {
    const [group, ...others] = await tree(visitor);
    expect(others).toEqual([]);
    expect(group).toMatchObject({ id: 'veg', code: '6001', name: 'Groenten & fruit', board: 'veg', count: 4 });
    const [tomato, fruit] = group?.children ?? [];
    expect(tomato).toMatchObject({ id: 'tomato', board: 'veg', icon: 'leaf', count: 1, children: [] });
    expect(fruit).toMatchObject({ id: 'fruit', count: 3 });
    expect(fruit?.children).toMatchObject([{ id: 'apple', code: '7001', icon: 'apple', count: 1, children: [] }]);
  });

  test('uses the language of the request, and shows the menu banners of today', async () => {
    const [group] = await tree(visitor, '/fr/api/navigation/tree');
    expect(group).toMatchObject({ name: 'Légumes & fruits', banner: { title: 'Printemps', link: '/fr/promo' } });
    expect(group?.children[1]?.children[0]?.banner).toBeNull();
  });

  test('counts only the permitted articles for a customer with a restricted assortment', async () => {
    const [group] = await tree(restricted);
    expect(group).toMatchObject({ count: 2 });
    expect(group?.children.map(({ id, count }) => [id, count])).toEqual([
      ['tomato', 1],
      ['fruit', 1],
    ]);
  });

  test('is renewed when the catalogue changes', async () => {
    await content(`update catalogue.navigation_groups set name_nl = 'Groen' where group_code = 'veg'`);
    expect((await tree(lotte))[0]?.name).toBe('Groen');
  });
});

describe('banners of a page', () => {
  test('shows current banners in the language of the request', async () => {
    expect(await json(visitor.get('/fr/api/banners?place=start'))).toEqual([
      {
        id: expect.any(String),
        title: 'Pâques',
        text: 'Œufs',
        tag: 'Nouveau',
        link: '/fr/promo',
        link_text: 'Voir',
        board: 'bread',
        image: null,
      },
    ]);
    expect(await json(visitor.get('/api/banners?place=promo'))).toEqual([]);
  });
});

describe('special lists of the back office', () => {
  test('a page shows the current special lists in their order', async () => {
    expect(await json(visitor.get('/fr/api/special-list?place=start'))).toEqual([
      { id: '902', headline: '', display: 'grid' },
      { id: '901', headline: 'Nouveau', display: 'swiper' },
    ]);
    expect(await json(visitor.get('/api/special-list?place=promo'))).toEqual([]);
  });

  test('a special list shows its existing products in its order', async () => {
    const list = await json<{ headline: string; products: ProductView[] }>(lotte.get('/api/special-list/901/items'));
    expect(list).toMatchObject({ id: '901', headline: 'Nieuw', display: 'swiper' });
    expect(numbers(list.products)).toEqual(['100003', '100001']);
  });

  test.each(['903', '904', '99'])('special list %s is not current and is not found', async (id) => {
    const response = await lotte.get(`/api/special-list/${id}/items`);
    expect([response.status, await response.json()]).toMatchObject([404, { code: 'special_list.not_found' }]);
  });

  test('themes are pages of the assortment, with the article count that the customer may see', async () => {
    const theme = { id: '905', code: '8005', name: 'Pasen', board: 'egg', count: 2, children: [] };
    expect(await json(visitor.get('/api/navigation/strong-themes'))).toMatchObject([theme]);
    expect(await json(restricted.get('/api/navigation/strong-themes'))).toMatchObject([{ ...theme, count: 1 }]);
  });
});

describe('products by number', () => {
  test('are returned in the requested order, once each, without unknown or forbidden articles', async () => {
    const ask = '/api/getproducts?articles=100003,100002,999999,100001,100003';
    const of = async (browser: Browser) => json<{ products: ProductView[] }>(browser.get(ask));
    expect(numbers((await of(lotte)).products)).toEqual(['100003', '100002', '100001']);
    expect((await of(lotte)).products[0]?.price).toMatchObject({ price: 10 });
    expect((await of(visitor)).products[0]?.price).toBeNull();
    const { products } = await of(restricted);
    expect(products.map(({ article_number, price }) => [article_number, price])).toEqual([
      ['100003', null],
      ['100001', null],
    ]);
  });

  test('an article outside a restricted assortment is not found, nor its related articles and sheets', async () => {
    for (const path of ['/api/article/100002', '/api/artikel/100002/related', '/api/article/100002/sheets/S'])
      expect([path, (await restricted.get(path)).status]).toEqual([path, 404]);
    expect((await lotte.get('/api/article/100002')).status).toBe(200);
  });

  test('related articles are grouped, orderable articles come first, and forbidden articles are omitted', async () => {
    const relatedProducts = await json<Record<string, ProductView[]>>(lotte.get('/api/artikel/100001/related'));
    expect(Object.entries(relatedProducts).map(([kind, products]) => [kind, numbers(products)])).toEqual([
      ['products', ['100003', '100002', '100005']],
      ['accessories', ['100003']],
      ['cross_sell', ['100002', '100005']],
      ['up_sell', []],
    ]);
    expect(await json(restricted.get('/api/artikel/100001/related'))).toMatchObject({
      products: [{ article_number: '100003' }],
      cross_sell: [],
    });
  });

  test.each([
    ['4006381333931', '100001'],
    ['04006381333931', '100001'],
    ['96385074', '100002'],
    ['0000096385074', '100002'],
  ])('barcode %s finds article %s', async (barcode, article) => {
    expect(await json(visitor.get(`/api/trade-item/${barcode}`))).toEqual({ article_number: article });
  });

  test('an unknown barcode, a wrong check digit and an article number are not found', async () => {
    for (const barcode of ['4006381333932', '5400000000003', '100001']) {
      const response = await visitor.get(`/api/trade-item/${barcode}`);
      expect([response.status, await response.json()]).toMatchObject([404, { code: 'trade_item.not_found' }]);
    }
    expect((await restricted.get('/api/trade-item/96385074')).status).toBe(404);
  });
});

describe('spec sheets', () => {
  test('are sent in the language of the request, else in the common version, and are cached by etag', async () => {
    const dutch = await visitor.get('/api/article/100001/sheets/T');
    expect(await dutch.text()).toBe('twee talen');
    const french = await visitor.get('/fr/api/article/100001/sheets/T');
    expect(await french.text()).toBe('en français');
    expect(Object.fromEntries(french.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="fiche ?t?.pdf"; filename*=UTF-8''fiche%20%C3%A9t%C3%A9.pdf`,
      etag: '"h2"',
      'x-content-type-options': 'nosniff',
    });
    const notModified = await visitor.get('/fr/api/article/100001/sheets/T', {
      'if-none-match': '"h2"',
      'cache-control': 'max-age=0',
    });
    expect([notModified.status, await notModified.text()]).toEqual([304, '']);
  });

  test('a sheet with a script is a download, never a page of the shop', async () => {
    const sheet = await visitor.get('/fr/api/article/100002/sheets/S');
    expect(sheet.headers.get('content-disposition')).toMatch(/^attachment/);
    expect((await visitor.get('/nl/api/article/100002/sheets/S')).status).toBe(404);
  });
});

describe('questions and answers', () => {
  const ask = async (keywords: string, path = '/api/faq-search') => {
    const { items } = await json<{ items: { id: string; question: string }[] }>(visitor.post(path, { q: keywords }));
    return items.map(({ id }) => id);
  };

  beforeAll(() =>
    content(`insert into catalogue.faq (faq_id, question_nl, question_fr, answer_nl, answer_fr, sorting, published) values
      (1, 'Wanneer leveren jullie?', 'Quand livrez-vous ?', 'Elke werkdag.', 'Chaque jour ouvrable.', 2, true),
      (2, 'Wat is leeggoed?', 'Qu’est-ce que la consigne ?', 'Kratten worden bij levering geteld.', 'Les bacs sont comptés.', 1, true),
      (3, 'Nog niet klaar', 'Pas encore prêt', '', '', 0, false)`),
  );

  test('returns all questions in office order when the search has no words', async () => {
    expect(await ask('')).toEqual(['2', '1']);
    expect(await ask(' ?! ')).toEqual(['2', '1']);
  });

  test('finds entries with all words, in any form, and ranks the question above the answer', async () => {
    expect(await ask('leveringen')).toEqual(['1', '2']);
    expect(await ask('lever')).toEqual(['1', '2']);
    expect(await ask('krat geteld')).toEqual(['2']);
    expect(await ask('geteld fietsen')).toEqual([]);
    expect(await ask('consignes', '/fr/api/faq-search')).toEqual(['2']);
    expect(await ask(`'); drop table x & | ! :*`)).toEqual([]);
  });
});

describe('translations', () => {
  test('are the nested texts of the shop, in the language of the request', async () => {
    expect(await json(visitor.get('/api/translation/messages'))).toMatchObject({ basket: { keep: 'Behouden' } });
    expect(await json(visitor.get('/fr/api/translation/problems'))).toHaveProperty(['session.required', 'title']);
    expect(await json(visitor.get('/api/translation/basket'))).toHaveProperty('lineErrors');
  });

  test('are files that are cacheable for an hour: JSON, or a script that the content policy permits', async () => {
    const file = await visitor.get('/fr/translations/messages.json');
    expect(file.headers.get('cache-control')).toBe('public, max-age=3600');
    expect(await file.json()).toEqual(await json(visitor.get('/fr/api/translation/messages')));
    const script = await visitor.get('/translations/basket.js');
    expect(script.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    const source = await script.text();
    expect(source).not.toContain('<');
    const window = { Translations: { problems: 'kept' } };
    runInNewContext(source, { window });
    expect(window.Translations).toMatchObject({ problems: 'kept', basket: { lineErrors: expect.any(Object) } });
    const etag = file.headers.get('etag') ?? '';
    const headers = { 'if-none-match': etag, 'cache-control': 'max-age=0' };
    expect((await visitor.get('/fr/translations/messages.json', headers)).status).toBe(304);
  });

  test.each(['/translations', '/translations/messages', '/translations/messages.js'])(
    '%s is the script of the shop’s texts',
    async (path) => {
      const response = await visitor.get(`/fr${path}`);
      expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/javascript; charset=utf-8']);
      const window: { Translations?: unknown } = {};
      runInNewContext(await response.text(), { window });
      const messages = await json(visitor.get('/fr/api/translation/messages'));
      expect(JSON.stringify(window.Translations)).toBe(JSON.stringify({ messages }));
    },
  );

  test.each(['/api/translation/office', '/api/translation/constructor', '/translations/mail.js', '/translations/mail'])(
    '%s is not a public translation domain',
    async (path) => {
      const response = await visitor.get(path);
      expect([response.status, await response.json()]).toMatchObject([404, { code: 'translations.not_found' }]);
    },
  );
});

test('column sets come from the shop, the customer and the user', async () => {
  await content(`insert into catalogue.column_sets (column_set_id, name, columns, shared_with, owner_user, owner_customer) values
    (1, 'Standaard', '{name,price,gone}', 'everyone', null, null), (2, 'Keuken', '{name}', 'customer', '9', '204118'),
    (3, 'Van mij', '{ean}', 'nobody', '7', '204118'), (4, 'Van een ander', '{ean}', 'nobody', '9', '204118'),
    (5, 'Elders', '{ean}', 'customer', '7', '300200')`);
  const sets = async (browser: Browser) => json<Record<string, unknown>[]>(browser.get('/api/column-sets'));
  expect(await sets(visitor)).toEqual([
    { id: '1', name: 'Standaard', shared_with: 'everyone', columns: ['name', 'price'], is_mine: false },
  ]);
  expect((await sets(lotte)).map(({ id, is_mine }) => [id, is_mine])).toEqual([
    ['1', false],
    ['2', false],
    ['3', true],
  ]);
  expect((await sets(restricted)).map(({ id }) => id)).toEqual(['1', '5']);
});

test('free samples are those available today, marked when the basket has them', async () => {
  await content(`insert into catalogue.free_samples (article_number, sorting, from_day, to_day) values
    ('100001', 2, null, null), ('100002', 1, null, null), ('100003', 3, '2026-04-01', null), ('100004', 4, null, null),
    ('100005', 5, null, null)`);
  const basketId = randomUUID();
  const samples = [{ articleNumber: '100001', name: { nl: 'a', fr: 'b' } }];
  await side.append(`basket-${basketId}`, [
    { type: 'BasketOpened', data: { basketId, customerNumber: '204118', openedBy: '7' } },
    { type: 'BasketFreeSamplesChosen', data: { samples } },
  ]);
  const readSamples = async (browser: Browser) => {
    const answer = browser.get('/api/free-samples');
    const body = await json<{ max: number; samples: { product: ProductView; chosen: boolean }[] }>(answer);
    return [body.max, body.samples.map(({ product, chosen }) => [product.article_number, chosen])];
  };
  const whole = [
    ['100002', false],
    ['100001', true],
  ];
  expect(await readSamples(lotte)).toEqual([2, whole]);
  expect(await readSamples(restricted)).toEqual([2, [['100001', false]]]);
  expect((await visitor.get('/api/free-samples')).status).toBe(401);
  expect(await json(lotte.get('/fr/api/basket/list'))).toMatchObject({
    free_lines: [{ article_number: '100001', because: 'échantillon gratuit', quantity: 1 }],
  });
});

test('the history omits articles removed until their next order, and orders older than 18 months', async () => {
  const lines = linesOf('100001', '100002');
  const order = (orderNumber: string, placedAt: string) =>
    writeOrderStory(side, { orderNumber, basketId: randomUUID(), lines, placedAt });
  const history = async () => {
    const body = await json<{ products: ProductView[]; total: number }>(lotte.get('/api/ordered-articles'));
    return [body.total, numbers(body.products)];
  };
  await order('4402001', '2024-09-10T09:00:00.000Z');
  expect(await history()).toEqual([0, []]);
  await order('4402002', '2026-03-09T09:00:00.000Z');
  expect(await history()).toEqual([2, ['100001', '100002']]);
  await side.append('list-history-204118', [{ type: 'ListItemRemoved', data: { articleNumber: '100001' } }]);
  expect(await history()).toEqual([1, ['100002']]);
  expect(await json(lotte.get('/api/article/100001'))).toMatchObject({ last_order_quantity: 12 });
  await order('4402003', '2026-03-10T09:00:00.000Z');
  expect(await history()).toEqual([2, ['100001', '100002']]);
});

describe('an address form', () => {
  const ask = <T>(path: string, browser = lotte) => json<T>(browser.get(path));

  beforeAll(async () => {
    const places = {
      postalCodes: [
        { postal: '1020', cityNl: 'Laken', cityFr: 'Laeken' },
        { postal: '8000', cityNl: 'Brugge', cityFr: 'Bruges' },
        { postal: '8000', cityNl: 'Koolkerke', cityFr: 'Koolkerke' },
      ],
      streets: [
        { postal: '8000', city: 'Brugge', street: 'Steenstraat' },
        { postal: '8000', city: 'Bruges', street: 'Rue Longue' },
        { postal: '8000', city: 'Koolkerke', street: 'Dudzeelse Steenweg' },
        { postal: '1020', city: 'Bruxelles', street: 'Rue de Moorslede' },
      ],
      undelivered: ['1020'],
    };
    await writePlaces(side.pool, places, testChange);
    const address = { name: 'Zaal', street: 'Kouter', streetNumber: '2', postal: '1020', city: 'Laken' };
    const addressBook = [{ ...address, label: 'Feestzaal', message: 'Zijdeur' }];
    await writeTestCustomer(side.pool, '204118', { addressBook });
  });

  test('offers the cities of a postal code in the language of the request, and marks undelivered postal codes', async () => {
    const dutch = { postal: '8000', cities: ['Brugge', 'Koolkerke'], is_delivered: true };
    expect(await ask('/api/address/city?postal=8000')).toEqual(dutch);
    expect(await ask('/fr/api/address/city?postal=8000')).toMatchObject({ cities: ['Bruges', 'Koolkerke'] });
    expect(await ask('/api/address/city?postal=1020')).toMatchObject({ is_delivered: false });
    expect(await ask('/api/address/city?postal=9999')).toEqual({ postal: '9999', cities: [], is_delivered: true });
    expect((await lotte.get('/api/address/city?postal=80')).status).toBe(400);
    expect((await visitor.get('/api/address/city?postal=8000')).status).toBe(200);
  });

  test('offers the streets of a city in any spelling, plus streets without a city of that postal code', async () => {
    expect(await ask('/api/address/street?postal=8000&city=Brugge')).toEqual({
      streets: ['Rue Longue', 'Steenstraat'],
    });
    expect(await ask('/api/address/street?postal=8000&city=koolkerke')).toEqual({ streets: ['Dudzeelse Steenweg'] });
    expect(await ask('/api/address/street?postal=1020&city=Laken')).toEqual({ streets: ['Rue de Moorslede'] });
  });

  test('offers the address book of the own customer only', async () => {
    expect(await ask('/api/address/book')).toEqual({
      entries: [
        {
          label: 'Feestzaal',
          name: 'Zaal',
          postal: '1020',
          city: 'Laken',
          street: 'Kouter',
          street_number: '2',
          po_box: '',
          message: 'Zijdeur',
          is_delivered: false,
        },
      ],
    });
    expect(await ask('/api/address/book', restricted)).toEqual({ entries: [] });
  });
});
