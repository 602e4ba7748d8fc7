import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { testArticle, writeTestArticles } from '@talloor/catalogue/testing.ts';
import { logIn, type Person } from '@talloor/command-api/testing/logIn.ts';
import { officeContents } from '@talloor/contracts/endpoints/officeContent.ts';
import { listOfficeCustomers } from '@talloor/contracts/endpoints/office.ts';
import { startWalkedProduct } from './faults/testing/everyEndpoint/startWalkedProduct.ts';

let product: Awaited<ReturnType<typeof startWalkedProduct>>;
let support: Person;
let auditor: Person;
beforeAll(async () => {
  product = await startWalkedProduct();
  const url = `http://127.0.0.1:${product.port}`;
  await writeTestArticles(product.pool, [testArticle('100002'), testArticle('100003')]);
  [support, auditor] = await Promise.all([logIn(url, 'support'), logIn(url, 'auditor')]);
}, 60_000);
afterAll(() => product.close());

const both = (nl: string, fr = nl) => ({ nl, fr });
const empty = both('');
const always = { published: true, from_day: null, to_day: null };
const list = {
  kind: 'list',
  place: 'start',
  headline: both('Vers van het veld', 'Du champ'),
  description: empty,
  display: 'swiper',
  board: 'veg',
  articles: ['100001'],
  sorting: 1,
  ...always,
};
const banner = {
  place: 'search-top',
  alias: '',
  keywords: 'asperge',
  title: both('Asperges', 'Asperges belges'),
  text: empty,
  tag: both('Nieuw', 'Nouveau'),
  link: both('/nl/promo', '/fr/promo'),
  link_text: both('Bekijk', 'Voir'),
  board: 'veg',
  image: null,
  sorting: 1,
  published: true,
  from_day: '2026-03-01',
  to_day: '2026-03-31',
};
const label = {
  type: 'spec',
  name: both('Vegan', 'Végan'),
  description: empty,
  icon: 'leaf',
  color: '#1E6B3A',
  is_show_on_product: true,
  sorting: 1,
};
const season = {
  sale_start: '2027-07-01',
  sale_end: '2028-04-15',
  priority_start: null,
  priority_end: null,
  vat_percentage: 6,
};
const faq = {
  group: 'delivery',
  question: both('Wanneer?', 'Quand ?'),
  answer: both('Morgen', ''),
  sorting: 1,
  published: true,
};

const announcement = {
  place: 'basket',
  text: both('Gesloten', ''),
  segment: 'school',
  sorting: 1,
  published: true,
  from_day: '2026-05-01',
  to_day: '2026-05-01',
};

const contentCases = {
  labels: [officeContents.labels, label, { ...label, sorting: 3 }, 'vegan', { type: 'spec' }],
  synonyms: [
    officeContents.synonyms,
    { language: 'nl', words: ['friet', 'frieten'], one_way: false },
    { language: 'nl', words: ['friet', 'patat'], one_way: true },
    'FRIET',
    { language: 'nl' },
  ],
  banners: [officeContents.banners, banner, { ...banner, published: false }, 'asperge', { place: 'search-top' }],
  redirects: [
    officeContents.redirects,
    { language: 'fr', keywords: 'conditions', target: '/fr/promo' },
    { language: 'fr', keywords: 'conditions', target: '/panier' },
    'condition',
    { language: 'fr' },
  ],
  specialLists: [officeContents.specialLists, list, { ...list, articles: [] }, 'veld', { kind: 'list' }],
  faqItems: [officeContents.faqItems, faq, { ...faq, sorting: 2 }, 'wanneer', { published: true }],
  announcements: [
    officeContents.announcements,
    announcement,
    { ...announcement, text: both('', 'Fermé') },
    'gesloten',
    { place: 'basket' },
  ],
  termsVersions: [
    officeContents.termsVersions,
    { from_day: '2099-03-01', text: both('Wij leveren.', 'Nous livrons.') },
    { from_day: '2099-03-02', text: both('Wij leveren.', 'Nous livrons.') },
    'leveren',
    { from_day: '2099-03-01' },
  ],
  cannedTexts: [
    officeContents.cannedTexts,
    { title: both('Bedankt'), text: both('Dank je wel.'), sorting: 1 },
    { title: both('Bedankt'), text: both('Dank je wel.'), sorting: 2 },
    'bedankt',
    { sorting: 1 },
  ],
  columnSets: [
    officeContents.columnSets,
    { name: 'Zaal', columns: ['name', 'price'] },
    { name: 'Zaal', columns: ['name'] },
    'zaal',
    { name: 'Zaal' },
  ],
  musselSeasons: [
    officeContents.musselSeasons,
    season,
    { ...season, priority_start: '2027-12-07', priority_end: '2028-01-06', vat_percentage: 12 },
    '2027-07',
    { sale_end: '2028-04-15' },
  ],
  musselPackages: [
    officeContents.musselPackages,
    { article_number: '100001', weight_kg: 2.5, price_per_kg: 6.75 },
    { article_number: '100001', weight_kg: 5, price_per_kg: 6.125 },
    '100001',
    { article_number: '100001' },
  ],
  musselCustomers: [
    officeContents.musselCustomers,
    { customer_number: '204118', is_priority: true, is_afternoon_only: false },
    { customer_number: '204118', is_priority: false, is_afternoon_only: true },
    '204118',
    { customer_number: '204118' },
  ],
} as const;

const listPath = (path: string, filter: object, more = '') =>
  `/api/office/${path}?filter=${encodeURIComponent(JSON.stringify(filter))}${more}`;
const changesOf = async (subject: string, key: string) => {
  const text =
    'select changed_by, before, after from catalogue.changes where subject = $1 and subject_key = $2 order by change_id';
  return (await product.pool.query<Record<string, unknown>>(text, [subject, key])).rows;
};

describe.each(Object.entries(contentCases))('%s', (path, [contract, record, changedRecord, words, equal]) => {
  const tables: Readonly<Record<string, string>> = {
    specialLists: 'special_lists',
    faqItems: 'faq',
    cannedTexts: 'canned_texts',
    columnSets: 'column_sets',
    termsVersions: 'terms_versions',
    musselSeasons: 'mussel_seasons',
    musselPackages: 'mussel_packages',
    musselCustomers: 'mussel_customers',
  };
  test('is created, found, changed and deleted, each with its author in the changes', async () => {
    const created = await support('POST', `/api/office/${path}`, record);
    expect([created.status, created.body]).toMatchObject([201, record]);
    contract.get.response.parse(created.body);
    const id = String(created.body['id']);
    for (const filter of [{ q: words }, equal, { id: [id] }]) {
      const response = await support('GET', listPath(path, filter));
      expect([response.status, contract.list.response.parse(response.body).map((row) => row.id)]).toEqual([
        200,
        expect.arrayContaining([id]),
      ]);
    }
    for (const filter of [{ q: 'nergens te vinden' }, { id: ['999999'] }])
      expect((await support('GET', listPath(path, filter))).body).toEqual([]);
    for (let attempt = 0; attempt < 2; attempt++)
      expect(await support('PUT', `/api/office/${path}/${id}`, changedRecord)).toMatchObject({
        status: 200,
        body: { id, ...changedRecord },
      });
    expect(await auditor('GET', `/api/office/${path}/${id}`)).toMatchObject({ status: 200, body: changedRecord });
    expect(await support('DELETE', `/api/office/${path}/${id}`)).toMatchObject({ status: 200, body: { id } });
    expect(await support('GET', `/api/office/${path}/${id}`)).toMatchObject({
      status: 404,
      body: { code: 'content.not_found' },
    });
    const changes = await changesOf(tables[path] ?? path, id);
    expect(changes).toMatchObject([
      { before: null, after: expect.anything() },
      { before: expect.anything(), after: expect.anything() },
      { before: expect.anything(), after: null },
    ]);
    expect(new Set(changes.map((change) => change['changed_by'])).size).toBe(1);
  });

  test('refuses changes by an auditor, and answers 404 for an unknown id', async () => {
    const before = await changesOf(tables[path] ?? path, '1');
    for (const [method, pathSuffix] of [
      ['POST', ''],
      ['PUT', '/1'],
      ['DELETE', '/1'],
    ] as const)
      expect(
        await auditor(method, `/api/office/${path}${pathSuffix}`, method === 'DELETE' ? undefined : record),
      ).toMatchObject({ status: 403, body: { code: 'permission.denied' } });
    for (const id of ['999999', 'abc', '9'.repeat(40)]) {
      expect(await support('PUT', `/api/office/${path}/${id}`, record)).toMatchObject({ status: 404 });
      expect(await support('DELETE', `/api/office/${path}/${id}`)).toMatchObject({ status: 404 });
    }
    expect(await changesOf(tables[path] ?? path, '1')).toEqual(before);
  });

  test('is listed in pages, and refuses invalid filters', async () => {
    await Promise.all([1, 2, 3].map((number) => support('POST', `/api/office/${path}`, renamed(record, number))));
    const first = await support('GET', listPath(path, {}, `&range=${encodeURIComponent('[1,2]')}`));
    expect(contract.list.response.parse(first.body)).toHaveLength(2);
    for (const field of ['id', ...Object.keys(record)])
      for (const direction of ['ASC', 'DESC']) {
        const sort = encodeURIComponent(JSON.stringify([field, direction]));
        expect([200, 400]).toContain((await support('GET', listPath(path, {}, `&sort=${sort}`))).status);
      }
    for (const wrong of [{ nothing: 1 }, { q: 7 }, { id: { $ne: 1 } }, { missing: 'en' }])
      expect(await support('GET', listPath(path, wrong))).toMatchObject({
        status: 400,
        body: { code: 'request.malformed', errors: [{ in: 'query' }] },
      });
    for (const odd of ["'; drop table x --", '%', '_', '\\', '.*', 'مرحبا', '🦐'])
      expect(await support('GET', listPath(path, { q: odd }))).toMatchObject({ status: 200 });
  });
});

const renamed = (record: object, number: number): object => ({
  ...record,
  ...('keywords' in record && 'target' in record && { keywords: `conditions ${number}` }),
  ...('columns' in record && { name: `Zaal ${number}` }),
  ...('from_day' in record && !('place' in record) && { from_day: `2099-05-0${number}` }),
  ...('sale_start' in record && { sale_start: `${2040 + number}-02-01`, sale_end: `${2040 + number}-04-15` }),
  ...('weight_kg' in record && { article_number: `10000${number}`, weight_kg: number }),
  ...('is_priority' in record && { customer_number: String(204_117 + number) }),
});

test('a second redirect with the same keywords is refused', async () => {
  const redirect = { language: 'nl', keywords: 'Levering!', target: '/nl/promo' };
  expect(await support('POST', '/api/office/redirects', redirect)).toMatchObject({ status: 201 });
  expect(await support('POST', '/api/office/redirects', { ...redirect, keywords: 'levering' })).toMatchObject({
    status: 409,
    body: { code: 'content.taken' },
  });
});

test('a list with unknown articles is refused, and the problem names them', async () => {
  const unknown = { ...list, articles: ['100001', '4', '5'] };
  expect(await support('POST', '/api/office/specialLists', unknown)).toMatchObject({
    status: 422,
    body: { code: 'content.unknown_article', parameters: { article: '4, 5' } },
  });
});

const texts = (name: string, labels: readonly string[] = []) => ({
  name: both(name),
  description: both('Zoet', ''),
  ingredients: empty,
  storage: 'chilled',
  storage_text: empty,
  packaging: empty,
  lifestyle: empty,
  origin: 'BE',
  labels,
});

test('changed texts of an article are found in the shop at once, and a used label cannot be deleted', async () => {
  const { body } = await support('POST', '/api/office/labels', { ...label, name: both('Bio') });
  const labelKey = String(body['id']);
  const response = await support('PUT', '/api/office/products/100001', texts('Sterappel', [labelKey]));
  officeContents.products.get.response.parse(response.body);
  expect(response).toMatchObject({ status: 200, body: { brand: 'Groenakker', board: 'dry', labels: [labelKey] } });
  expect((await support('GET', '/api/search?keywords=sterappel')).body).toMatchObject({
    products: [{ article_number: '100001' }],
  });
  for (const filter of [{ missing: 'fr' }, { label: labelKey }, { q: 'sterapp groenakker' }, { id: ['100001', '4'] }])
    expect((await support('GET', listPath('products', filter))).body).toMatchObject([{ id: '100001' }]);
  expect((await support('GET', listPath('products', { missing: 'nl' }))).body).toEqual([]);
  expect(await support('DELETE', `/api/office/labels/${labelKey}`)).toMatchObject({
    status: 409,
    body: { code: 'content.in_use' },
  });
  expect(await support('PUT', '/api/office/products/100001', texts('Niets', ['99']))).toMatchObject({
    status: 422,
    body: { code: 'content.unknown_label', parameters: { label: '99' } },
  });
  expect(await support('PUT', '/api/office/products/4', texts('Niets'))).toMatchObject({ status: 404 });
  expect(await auditor('PUT', '/api/office/products/100001', texts('Niets'))).toMatchObject({ status: 403 });
});

test('facets are sorted by priority and can be disabled, but not created', async () => {
  const { body } = await support('GET', listPath('facets', {}));
  const facets = officeContents.facets.list.response.parse(body);
  expect(facets.map((facet) => facet.priority)).toEqual(
    facets.map((facet) => facet.priority).toSorted((a, b) => a - b),
  );
  const changedFacet = { name: both('Herkomst', 'Provenance'), enabled: false, priority: 5, show_more_limit: 8 };
  expect(await support('PUT', '/api/office/facets/origin', changedFacet)).toMatchObject({
    status: 200,
    body: changedFacet,
  });
  expect((await support('GET', listPath('facets', { enabled: false }))).body).toMatchObject([{ id: 'origin' }]);
  expect(await support('POST', '/api/office/facets', changedFacet)).toMatchObject({ status: 405 });
});

test('navigation nodes are listed with their groups and can be changed', async () => {
  const { body } = await support('GET', listPath('navigationNodes', {}));
  const nodes = officeContents.navigationNodes.list.response.parse(body);
  expect(nodes).toMatchObject([
    { level: 'group', code: 'veg', above: [] },
    { level: 'subgroup', code: 'fruit', above: [{ nl: 'Groenten & fruit' }] },
  ]);
  const changedNode = { name: both('Pitvruchten'), description: both('Vers'), board: 'dry', icon: 'apple', sorting: 4 };
  const id = nodes[1]?.id ?? '';
  expect(await support('PUT', `/api/office/navigationNodes/${id}`, changedNode)).toMatchObject({
    status: 200,
    body: { ...changedNode, board: nodes[0]?.board, level: 'subgroup' },
  });
  expect((await support('GET', listPath('navigationNodes', { level: 'subgroup', q: 'pit' }))).body).toMatchObject([
    { id },
  ]);
});

test('the office finds customers by name, number and city', async () => {
  for (const q of ['204118', 'klant 204118', 'GENT klant 204118'])
    expect((await auditor('GET', listPath('customers', { q }))).body).toMatchObject([{ id: '204118', city: 'Gent' }]);
  const { body } = await support('GET', listPath('customers', { id: ['204118', '4'] }));
  expect(listOfficeCustomers.response.parse(body)).toHaveLength(1);
});

test('packages of mussels need an article and a weight of their own, customers of mussels a customer', async () => {
  const bag = { article_number: '100001', weight_kg: 25, price_per_kg: 6.5 };
  const add = (path: string, body: object) => support('POST', `/api/office/${path}`, body);
  expect(await add('musselPackages', { ...bag, article_number: '4' })).toMatchObject({
    status: 422,
    body: { code: 'content.unknown_article', parameters: { article: '4' } },
  });
  const stored = await support('GET', listPath('musselPackages', {}));
  for (const { id } of officeContents.musselPackages.list.response.parse(stored.body))
    await support('DELETE', `/api/office/musselPackages/${id}`);
  expect(await add('musselPackages', { ...bag, article_number: '100003' })).toMatchObject({ status: 201 });
  const taken = { status: 409, body: { code: 'content.taken' } };
  expect(await add('musselPackages', { ...bag, article_number: '100003', weight_kg: 30 })).toMatchObject(taken);
  expect(await add('musselPackages', bag)).toMatchObject(taken);
  const customer = { customer_number: '4', is_priority: true, is_afternoon_only: false };
  expect(await add('musselCustomers', customer)).toMatchObject({
    status: 422,
    body: { code: 'content.unknown_customer', parameters: { customer: '4' } },
  });
  for (const wrong of [
    { ...season, sale_end: '2027-06-30' },
    { ...season, priority_start: '2027-12-01' },
    { ...season, priority_start: '2027-12-31', priority_end: '2027-12-01' },
    { ...season, vat_percentage: 101 },
  ])
    expect(await add('musselSeasons', wrong)).toMatchObject({ status: 400, body: { code: 'request.malformed' } });
});
