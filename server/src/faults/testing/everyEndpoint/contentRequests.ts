import type { Pool } from 'pg';
import { contentTables } from '@talloor/catalogue/content/contentTables.ts';
import { addContent } from '@talloor/catalogue/content/writeContent.ts';
import { testChange } from '@talloor/catalogue/testing.ts';
import type { ValidRequest } from './validRequest.ts';

const both = (text: string) => ({ nl: text, fr: text });
const always = { published: true, from_day: '2026-03-01', to_day: '2026-03-31' };
const node = { name: both('Fruit'), description: both('Vers'), board: 'veg', icon: 'apple', sorting: 1 };

const contentByKind = {
  labels: {
    type: 'spec',
    name: both('Vegan'),
    description: both('Zonder dier'),
    icon: 'leaf',
    color: '#1E6B3A',
    is_show_on_product: true,
    sorting: 1,
  },
  synonyms: { language: 'nl', words: ['friet', 'patat'], one_way: false },
  banners: {
    place: 'search-top',
    alias: '1001',
    keywords: 'asperge',
    title: both('Asperges'),
    text: both('Nu'),
    tag: both('Nieuw'),
    link: both('/nl/promo'),
    link_text: both('Bekijk'),
    board: 'veg',
    image: '/images/asperges.webp',
    sorting: 1,
    ...always,
  },
  redirects: { language: 'nl', keywords: 'openingsuren', target: '/nl/promo' },
  specialLists: {
    kind: 'list',
    place: 'start',
    headline: both('Vers'),
    description: both('Van het veld'),
    display: 'swiper',
    board: 'veg',
    articles: [],
    sorting: 1,
    ...always,
  },
  faqItems: { group: 'ordering', question: both('Wanneer?'), answer: both('Morgen'), sorting: 1, published: true },
  announcements: { place: 'everywhere', text: both('Gesloten'), segment: 'school', sorting: 1, ...always },
  termsVersions: { from_day: '2099-01-01', text: both('Wij leveren.') },
  cannedTexts: { title: both('Bedankt'), text: both('Dank je wel.'), sorting: 1 },
  columnSets: { name: 'Keuken', columns: ['name', 'price'] },
  musselSeasons: {
    sale_start: '2026-01-10',
    sale_end: '2026-06-30',
    priority_start: '2026-02-25',
    priority_end: '2026-04-10',
    vat_percentage: 6,
  },
} as const;
const singular: Readonly<Record<keyof typeof contentByKind, string>> = {
  labels: 'Label',
  synonyms: 'Synonym',
  banners: 'Banner',
  redirects: 'Redirect',
  specialLists: 'SpecialList',
  faqItems: 'FaqItem',
  announcements: 'Announcement',
  termsVersions: 'TermsVersion',
  cannedTexts: 'CannedText',
  columnSets: 'ColumnSet',
  musselSeasons: 'MusselSeason',
};
const kinds = Object.keys(contentByKind) as (keyof typeof contentByKind)[];

export type ContentIds = Readonly<Record<keyof typeof contentByKind | 'navigationNodes', string>>;

export async function writeContent(pool: Pool): Promise<ContentIds> {
  const ids = await Promise.all([
    addContent(pool, contentTables.labels, [contentByKind.labels], testChange),
    addContent(pool, contentTables.synonyms, [contentByKind.synonyms], testChange),
    addContent(pool, contentTables.banners, [contentByKind.banners], testChange),
    addContent(pool, contentTables.redirects, [contentByKind.redirects], testChange),
    addContent(pool, contentTables.specialLists, [contentByKind.specialLists], testChange),
    addContent(pool, contentTables.faqItems, [contentByKind.faqItems], testChange),
    addContent(pool, contentTables.cannedTexts, [contentByKind.cannedTexts], testChange),
    addContent(pool, contentTables.columnSets, [contentByKind.columnSets], testChange),
    addContent(pool, contentTables.musselSeasons, [contentByKind.musselSeasons], testChange),
    addContent(pool, contentTables.announcements, [contentByKind.announcements], testChange),
    addContent(pool, contentTables.termsVersions, [contentByKind.termsVersions], testChange),
  ]);
  const { rows } = await pool.query<{ alias: string }>('select alias from catalogue.navigation_groups');
  const [labels = '', synonyms = '', banners = '', redirects = '', specialLists = '', faqItems = '', ...more] =
    ids.flat();
  const [cannedTexts = '', columnSets = '', musselSeasons = '', announcements = '', termsVersions = ''] = more;
  const navigationNodes = rows[0]?.alias ?? '';
  return {
    labels,
    synonyms,
    banners,
    redirects,
    specialLists,
    faqItems,
    cannedTexts,
    columnSets,
    musselSeasons,
    announcements,
    termsVersions,
    navigationNodes,
  };
}

const list = { query: { filter: '{"q":"a"}', range: '[0,24]', sort: '["id","ASC"]' } };

export function contentRequests(ids: ContentIds, articleNumber: string): Readonly<Record<string, ValidRequest>> {
  const requests: Record<string, ValidRequest> = {
    listOfficeCustomers: list,
    listOfficeMusselPackages: list,
    listOfficeMusselCustomers: list,
    ...recordRequests('Product', 'Products', articleNumber, {
      name: both('Appel'),
      description: both('Zoet'),
      ingredients: both('appel'),
      storage: 'chilled',
      storage_text: both('koel'),
      packaging: both('doos'),
      lifestyle: both('vegan'),
      origin: 'BE',
      labels: [ids.labels],
    }),
    ...recordRequests('Facet', 'Facets', 'brand', {
      name: both('Merk'),
      enabled: true,
      priority: 40,
      show_more_limit: 6,
    }),
    ...recordRequests('NavigationNode', 'NavigationNodes', ids.navigationNodes, node),
  };
  for (const kind of kinds) {
    const plural = kind.charAt(0).toUpperCase() + kind.slice(1);
    Object.assign(requests, recordRequests(singular[kind], plural, ids[kind], contentByKind[kind]));
    // A second record needs another name.
    requests[`createOffice${singular[kind]}`] = { body: withOtherName(contentByKind[kind]) };
    requests[`deleteOffice${singular[kind]}`] = { params: { id: ids[kind] } };
  }
  return requests;
}

const recordRequests = (name: string, plural: string, id: string, body: object): Record<string, ValidRequest> => ({
  [`listOffice${plural}`]: list,
  [`getOffice${name}`]: { params: { id } },
  [`saveOffice${name}`]: { params: { id }, body },
});

const withOtherName = (content: object): object => ({
  ...content,
  ...('target' in content && { keywords: 'levering' }),
  ...('sale_start' in content && { sale_start: '2027-01-10', sale_end: '2027-06-30' }),
  ...('columns' in content && { name: 'Bar' }),
  ...('from_day' in content && !('published' in content) && { from_day: '2099-02-01' }),
});
