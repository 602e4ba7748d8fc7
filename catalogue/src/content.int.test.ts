import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { LabelContent, ProductTexts } from './content/contentRecords.ts';
import { contentTables } from './content/contentTables.ts';
import { addContent, removeContent, saveContent } from './content/writeContent.ts';
import { writeNavigationTexts } from './content/writeNavigationTexts.ts';
import { writeProductTexts } from './content/writeProductTexts.ts';
import { createTestCatalogue, testArticle, testChange, writeTestArticles, type TestCatalogue } from './testing.ts';

const office = { ...testChange, by: '90' };
const label: LabelContent = {
  type: 'spec',
  name: { nl: 'Vegan', fr: 'Végan' },
  description: { nl: '', fr: '' },
  icon: 'leaf',
  color: '#1E6B3A',
  is_show_on_product: true,
  sorting: 1,
};
const emptyTexts = { nl: '', fr: '' };
const texts = (name: string, labels: readonly string[] = []): ProductTexts => ({
  name: { nl: name, fr: name },
  description: { nl: 'Zoet & stevig', fr: 'Sucré' },
  ingredients: emptyTexts,
  storage: 'chilled',
  storage_text: emptyTexts,
  packaging: emptyTexts,
  lifestyle: emptyTexts,
  origin: 'BE',
  labels,
});
let shop: TestCatalogue;
const changesOf = async (subject: string) =>
  (await shop.pool.query('select * from catalogue.changes where subject = $1 order by change_id', [subject])).rows;

beforeAll(async () => {
  shop = await createTestCatalogue();
  await writeTestArticles(shop.pool, [testArticle('1001'), testArticle('1002')]);
});
afterAll(() => shop.drop());

test('content created by the office gets its own numbers and change rows with its author', async () => {
  const faq = {
    group: 'ordering',
    question: { nl: 'Wanneer?', fr: 'Quand ?' },
    answer: emptyTexts,
    sorting: 1,
    published: true,
  } as const;
  const keys = await addContent(shop.pool, contentTables.faqItems, [faq, { ...faq, sorting: 2 }], office);
  expect(new Set(keys).size).toBe(2);
  const first = { changed_by: '90', before: null, subject_key: keys[0] };
  expect(await changesOf('faq')).toContainEqual(
    expect.objectContaining({ ...first, after: expect.objectContaining({ question_nl: 'Wanneer?', sorting: 1 }) }),
  );
  expect(await changesOf('faq')).toHaveLength(2);
});

test('the words of a redirect are stored in search form, and an unchanged save adds no change row', async () => {
  const redirect = { language: 'fr', keywords: '  Crème  BRÛLÉE ', target: '/fr/promo' } as const;
  const [key = ''] = await addContent(shop.pool, contentTables.redirects, [redirect], office);
  expect(await saveContent(shop.pool, contentTables.redirects, key, redirect, office)).toBe(true);
  expect(await changesOf('redirects')).toMatchObject([{ after: { keywords: 'creme brulee', target: '/fr/promo' } }]);
});

test('the shop’s content functions neither change nor remove a user’s own column set', async () => {
  const { rows } = await shop.pool.query<{ id: string }>(
    `insert into catalogue.column_sets (name, columns, shared_with, owner_user) values ('Van mij', '{name}', 'nobody', '7')
     returning column_set_id::text as id`,
  );
  const key = rows[0]?.id ?? '';
  const set = { name: 'Van ons', columns: ['name'] };
  expect(await saveContent(shop.pool, contentTables.columnSets, key, set, office)).toBe(false);
  expect(await removeContent(shop.pool, contentTables.columnSets, key, office)).toBe('unknown');
});

test('an article is found by its new name at once, and a label in use cannot be removed', async () => {
  const [vegan = '', spare = ''] = await addContent(shop.pool, contentTables.labels, [label, label], office);
  const unknownKeys = await writeProductTexts(shop.pool, new Map([['1001', texts('Sterappel', [vegan])]]), office);
  expect(unknownKeys).toEqual({ articles: [], labels: [] });
  const question = { keywords: 'sterappel', page: 1, limit: 24, sort: 1, filters: {}, onDay: '2026-03-11' } as const;
  const answer = await shop.catalogue.searchProducts({ ...question, language: 'nl', customerNumber: null });
  expect(answer.products.map((product) => product.articleNumber)).toEqual(['1001']);
  expect(await removeContent(shop.pool, contentTables.labels, vegan, office)).toBe('in_use');
  expect(await removeContent(shop.pool, contentTables.labels, spare, office)).toBe('removed');
  await writeProductTexts(shop.pool, new Map([['1001', texts('Sterappel')]]), office);
  expect(await changesOf('product_labels')).toMatchObject([{ before: null }, { after: null }]);
  expect((await changesOf('product_details')).map((change) => change.subject_key)).toEqual(['1001']);
});

test('one unknown article or label cancels the whole write', async () => {
  const updates = new Map([
    ['1002', texts('Half', ['999'])],
    ['4', texts('Niets')],
  ]);
  expect(await writeProductTexts(shop.pool, updates, office)).toEqual({ articles: ['4'], labels: ['999'] });
  const { rows } = await shop.pool.query(`select name_nl from catalogue.products where article_number = '1002'`);
  expect(rows).toEqual([{ name_nl: 'Artikel 1002' }]);
});

test('a navigation node is changed by its alias, and only a group keeps a board', async () => {
  const { rows } = await shop.pool.query<{ group: string; sub: string }>(
    `select g.alias as "group", s.alias as sub from catalogue.navigation_groups g
     join catalogue.navigation_subgroups s using (group_code) where subgroup_code = 'fruit'`,
  );
  const { group, sub } = rows[0] ?? { group: '', sub: '' };
  const node = {
    name: { nl: 'Pitvruchten', fr: 'Fruits à pépins' },
    description: emptyTexts,
    board: 'dairy',
    icon: null,
  };
  expect(await writeNavigationTexts(shop.pool, group, { ...node, sorting: 7 }, office)).toBe(true);
  expect(await writeNavigationTexts(shop.pool, sub, { ...node, sorting: 8 }, office)).toBe(true);
  expect(await writeNavigationTexts(shop.pool, '999999', { ...node, sorting: 9 }, office)).toBe(false);
  expect((await changesOf('navigation_groups')).at(-1)).toMatchObject({ after: { board: 'dairy', sorting: 7 } });
  expect((await changesOf('navigation_subgroups')).at(-1)).toMatchObject({ before: { name_nl: 'Fruit' } });
});
