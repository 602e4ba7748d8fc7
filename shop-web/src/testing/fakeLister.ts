import type { Facet } from '@talloor/contracts/endpoints/catalogue.ts';
import type { ColumnSet } from '@talloor/contracts/endpoints/columnSets.ts';
import type { SearchAnswer } from '../products/useSearch.ts';
import { exampleProduct } from './exampleProduct.ts';
import { fakeServer, type FakeRequest } from './fakeServer.ts';

const names = ['Volle room 35 %', 'Culinaire room 20 %', 'Zure room 30 %', 'Slagroom spuitbus', 'Roomijs vanille'];
const articles = Array.from({ length: 60 }, (_, at) =>
  exampleProduct({
    article_number: String(131_000 + at),
    id: String(131_000 + at),
    name: `${names[at % names.length]} ${at}`,
    brand: ['Boterveld', 'Zuivelhof', 'Koudevaart'][at % 3] ?? '',
  }),
);

const items = (labels: readonly string[]) =>
  labels.map((label, at) => ({ key: label.toLowerCase(), label, count: 20 - at, sortKey: at }));

const facets: Facet[] = [
  {
    key: 'brand',
    label: 'Merk',
    priority: 2,
    type: 'checkbox',
    showMoreLimit: 6,
    items: items(['Boterveld', 'Zuivelhof', 'Koudevaart', 'Graanvliet', 'Groenakker', 'Huis', 'Ardenhof', 'Klaar']),
  },
  { key: 'group', label: 'Categorie', priority: 1, type: 'checkbox', showMoreLimit: 6, items: items(['Zuivel']) },
  {
    key: 'price',
    label: 'Prijs',
    priority: 3,
    type: 'price',
    showMoreLimit: 6,
    items: [{ key: '2-50', label: '2-50', count: 60, sortKey: 1 }],
  },
  {
    key: 'storage',
    label: 'Bewaring',
    priority: 4,
    type: 'checkbox',
    showMoreLimit: 6,
    items: items(['Koelvers', 'Diepvries']),
  },
];

const banner = { tag: '', text: '', link: '/nl/promo', link_text: 'Bekijk', board: 'dairy', image: null };

/** Enough for the banner after the eighth. */
const drawnProducts = 9;

export function fakeLister() {
  const server = fakeServer();
  let change: (answer: SearchAnswer) => SearchAnswer = (answer) => answer;
  let isBroken = false;
  let isFileReady = false;
  const progress = () =>
    isFileReady
      ? { progress: 100, downloadUrl: '/nl/api/product/search/download/7f/file' }
      : { progress: 40, downloadUrl: null };

  const search = (query: URLSearchParams): SearchAnswer => {
    const filters = JSON.parse(query.get('filters') ?? '{}') as Record<string, string[]>;
    const extra = JSON.parse(query.get('extraFilters') ?? '{}') as Record<string, string[]>;
    const brands = filters['brand'] ?? [];
    const matches = articles.filter(
      ({ brand, name }) =>
        (brands.length === 0 || brands.includes(brand.toLowerCase())) &&
        (filters['storage'] === undefined || name.includes('vanille') === filters['storage'].includes('diepvries')),
    );
    const limit = Number(query.get('limit') ?? 24);
    const page = Number(query.get('page') ?? 1);
    const results = query.get('keywords') === 'xqz' ? 0 : matches.length;
    return {
      products: results === 0 ? [] : matches.slice((page - 1) * limit, page * limit).slice(0, drawnProducts),
      facets: results === 0 ? [] : facets,
      pagination: {
        currentPage: page,
        totalPages: Math.ceil(results / limit),
        results,
        offset: (page - 1) * limit,
        listSizes: [24, 48, 96],
        sortingMethods: [],
      },
      bannerTop: { ...banner, id: '1', title: 'Boven' },
      bannerInside: { ...banner, id: '2', title: 'Tussen' },
      redirectUrl: null,
      corrected: null,
      hasTyped: false,
      relaxed: null,
      inCategory: 0,
      didYouMean: results === 0 ? ['room'] : [],
      about:
        extra['category'] === undefined
          ? null
          : {
              kind: 'category',
              alias: '1036',
              name: 'Room',
              description: 'Alles om te binden en te kloppen.',
              board: 'dairy',
              trail: [
                { alias: '1005', name: 'Zuivel, kaas & eieren' },
                { alias: '1036', name: 'Room' },
              ],
            },
    };
  };
  const node = { board: 'dairy', icon: null, banner: null };
  const leaf = { ...node, id: 'full', name: 'Volle room', code: '2036', count: 12, children: [] };
  const tree = [
    {
      ...node,
      id: 'dairy',
      name: 'Zuivel, kaas & eieren',
      code: '1005',
      count: 60,
      children: [{ ...node, id: 'cream', name: 'Room', code: '1036', count: 60, children: [leaf] }],
    },
  ];
  const themes = [{ ...node, id: 'bbq', name: 'Barbecue', code: '9001', count: 14, children: [] }];

  const answer = (request: FakeRequest): { body: unknown; url?: string; status?: number } | null => {
    const { pathname, searchParams } = new URL(request.path, 'http://shop.example');
    const call = `${request.method} ${pathname.replace(/^\/nl/, '')}`;
    if (call === 'GET /api/search' && isBroken) return { body: { code: 'internal', status: 500 }, status: 500 };
    if (call === 'GET /api/search' && searchParams.get('extraFilters') === '{"category":["404"]}')
      return { body: { code: 'assortment.not_found', status: 404 }, status: 404 };
    if (call === 'GET /api/search') return { body: change(search(searchParams)) };
    if (call === 'GET /api/navigation/tree') return { body: tree };
    if (call === 'GET /api/navigation/strong-themes') return { body: themes };
    if (call === 'GET /api/column-sets') return { body: fake.columnSets };
    if (call === 'POST /api/column-sets') {
      const savedSet = { ...(request.body as Omit<ColumnSet, 'id' | 'is_mine'>), id: '7', is_mine: true };
      fake.columnSets = [...fake.columnSets, savedSet];
      return { body: savedSet };
    }
    if (call.startsWith('GET /api/product/search/download'))
      return { body: progress(), url: 'http://shop.example/nl/api/product/search/download/7f' };
    return null;
  };
  const fetch = (async (url: string, init: RequestInit = {}) => {
    const text = typeof init.body === 'string' ? init.body : '';
    const body: unknown = text.startsWith('{') ? JSON.parse(text) : text;
    const fakeAnswer = answer({ method: init.method ?? 'GET', path: url, body });
    if (fakeAnswer === null) return server.fetch(url, init);
    server.requests.push({ method: init.method ?? 'GET', path: url, body });
    const status = fakeAnswer.status ?? 200;
    return {
      ok: status < 400,
      status,
      url: fakeAnswer.url ?? url,
      headers: new Map([['content-type', status < 400 ? 'application/json' : 'application/problem+json']]),
      text: () => Promise.resolve(JSON.stringify(fakeAnswer.body)),
    } as unknown as Response;
  }) as typeof globalThis.fetch;
  const fake = {
    ...server,
    fetch,
    columnSets: [] as ColumnSet[],
    answerWith: (next: (answer: SearchAnswer) => SearchAnswer) => {
      change = next;
    },
    finishDownload: () => {
      isFileReady = true;
    },
    breakSearch: (broken: boolean) => {
      isBroken = broken;
    },
    searches: () =>
      server.requests
        .filter(({ path }) => path.includes('/api/search?'))
        .map(({ path }) => Object.fromEntries(new URL(path, 'http://shop.example').searchParams)),
  };
  return fake;
}
